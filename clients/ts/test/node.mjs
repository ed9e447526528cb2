// The session under Node: node test/node.mjs URL TOKEN ID
import * as ambit from "ambit-client";
import { session } from "./session.mjs";

const [url, token, id] = process.argv.slice(2);
console.log(await session(ambit, { url, token }, id));

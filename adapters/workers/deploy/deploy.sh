#!/usr/bin/env bash
# Deploys Ambit to Cloudflare Workers.
#
#   deploy.sh [--env NAME] [--policy FILE] [--dry-run]
#
# It checks what wrangler cannot: that the policy is valid and lets somebody in, that the
# secret for turn tokens is set, and which environment is meant.
set -euo pipefail
cd "$(dirname "$0")/../../.."

die() {
  echo "deploy-workers: $*" >&2
  exit 1
}

environment= chosen=false policy=ambit.json dry=false
while (($#)); do
  case $1 in
    --env) environment=${2?--env wants a name} chosen=true; shift 2 ;;
    --policy) policy=${2?--policy wants a file}; shift 2 ;;
    --dry-run) dry=true; shift ;;
    *) die "unknown option $1 (--env NAME, --policy FILE, --dry-run)" ;;
  esac
done

mapfile -t environments < <(sed -nE 's/^\[env\.([A-Za-z0-9_-]+)\]$/\1/p' wrangler.toml)
if ((${#environments[@]})) && ! $chosen; then
  die "wrangler.toml has several environments: say --env \"\" for the top one, or one of: ${environments[*]}"
fi
if [[ -n $environment ]] && ! printf '%s\n' "${environments[@]}" | grep -qxF -- "$environment"; then
  die "wrangler.toml has no environment $environment (there are: ${environments[*]})"
fi

[[ -f $policy ]] || die "there is no policy document $policy: write one, or name it with --policy"
go run ./cmd/ambit policy check "$policy"
go run ./cmd/ambit policy check --json "$policy" | grep -qE '"tokens":[1-9]' ||
  die "$policy has no tokens: nobody could call the Worker"

tools=adapters/workers/deploy/node_modules
[[ -x $tools/node/bin/node ]] || npm ci --prefix adapters/workers/deploy --no-audit --no-fund
wrangler=("$tools/node/bin/node" "$tools/wrangler/bin/wrangler.js")
export WRANGLER_SEND_METRICS=false

if ! $dry; then
  if [[ -n ${AMBIT_TURN_KEY:-} ]]; then
    ((${#AMBIT_TURN_KEY} >= 32)) || die "AMBIT_TURN_KEY must have at least 32 characters"
    "${wrangler[@]}" secret put AMBIT_TURN_KEY --env "$environment" <<<"$AMBIT_TURN_KEY"
  elif ! "${wrangler[@]}" secret list --env "$environment" | grep -q '"AMBIT_TURN_KEY"'; then
    die "the secret AMBIT_TURN_KEY is not set: export it (openssl rand -hex 32) and run this again"
  fi
  "${wrangler[@]}" deploy --env "$environment"
  echo "deploy-workers: deployed"
  exit
fi
if [[ -n ${AMBIT_TURN_KEY:-} ]] && ((${#AMBIT_TURN_KEY} < 32)); then
  die "AMBIT_TURN_KEY must have at least 32 characters"
fi
"${wrangler[@]}" deploy --env "$environment" --dry-run --outdir adapters/workers/dist/bundle
echo "deploy-workers: dry run complete, nothing was published"

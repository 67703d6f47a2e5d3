#!/usr/bin/env bash
# Drives the mock from a shell, with curl and sed only. Prints what it does and fails at the first surprise.
set -euo pipefail

read -ra sanguine <<<"${SANGUINE:-npx sanguine}"
started=$(mktemp)
"${sanguine[@]}" mock --port 0 --orders manual --now 2026-02-01T08:00:00Z --json >"$started" &
process=$!
trap 'kill "$process" 2>/dev/null || true; wait "$process" 2>/dev/null || true; rm -f "$started"' EXIT

# Prints a text field of a JSON object that has no nested field of that name.
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

expect() {
  if [ "$2" != "$3" ]; then
    echo "$1: expected $3, got $2" >&2
    exit 1
  fi
  echo "$1: $2"
}

for _ in $(seq 300); do
  [ -s "$started" ] && break
  kill -0 "$process" 2>/dev/null || { echo "The mock did not start." >&2; exit 1; }
  sleep 0.1
done
url=$(field url <"$started")
api_key=$(field api_key <"$started")
token=$(field control_token <"$started")
curl --silent --fail --retry 30 --retry-connrefused --retry-delay 1 "$url/health" >/dev/null

# The secrets go to curl on its standard input, because other users of the machine can read command lines.
control() {
  printf 'header = "authorization: Bearer %s"\n' "$token" |
    curl --silent --show-error --fail-with-body --config - --json "${2:-{\}}" "$url/__mock/v1/${1/.//}"
}
service() {
  printf 'header = "x-service-api-key: %s"\n' "$api_key" |
    curl --silent --show-error --config - "${@:2}" "$url$1"
}

user=$(control users.create '{"seed": {"client_user_id": "u-42"}}' | field user_id)
expect "client_user_id of the seeded user" "$(service "/v2/user/$user" | field client_user_id)" u-42

control clock.advanceTo '{"time": "2026-02-08T08:00:00Z"}'
expect "day after a week" "$(control clock.iso | cut -c 2-11)" 2026-02-08

control faults.add '{"rule": {"operation": "users.list", "status": 503, "times": 1}}' >/dev/null
status() { service /v2/user --output /dev/null --write-out '%{http_code}'; }
expect "status with the fault" "$(status)" 503
expect "status without it" "$(status)" 200

expect "requests in the journal" "$(control requests.count '{"filter": {"operation": "users.list"}}')" 2
expect "requests that match no operation" "$(control requests.unmatched)" "[]"

import { suggestName } from "../kernel/spelling.ts";

/** The commands with help texts of their own. */
export const commands = ["mock", "check", "record", "mcp"] as const;

/** A command with a help text of its own. */
export type CommandName = (typeof commands)[number];

/** The short text of `sanguine` without arguments. No line has more than 80 characters. */
export const USAGE = `Usage: sanguine <command> [options]

Commands:
  mock       serve the whole service from memory
  mock exec  run a command against the mock, and exit with its exit code
  check      compare a service with the OpenAPI document
  record     record what programs send to a service, to replay it in tests
  mcp        offer the mock to coding agents

  sanguine mock
  sanguine mock exec -- npm test
  sanguine check --target https://api.sandbox.example.com

Run \`sanguine <command> --help\` to see the options of a command.
--version prints the version.
`;

/** The help text of each command. No line has more than 80 characters. */
export const HELP: Readonly<Record<CommandName, string>> = {
  mock: `Usage: sanguine mock [options]
       sanguine mock exec [options] -- command [arguments]

Serves the whole service from memory. It prints the first failed webhook of an
endpoint and, without exec and --json, rejected requests. After SIGTERM or
Ctrl+C, requests and webhooks in flight have 10 seconds to finish. With exec,
runs a command against the mock and exits with its exit code. The command
receives SANGUINE_URL, SANGUINE_LINK_URL, SANGUINE_API_KEY and
SANGUINE_CONTROL_TOKEN as environment variables, and SANGUINE_WEBHOOK_SECRET
with --webhook-url.

  --port N               port to listen at; 0 takes a free one
                         (default 4010; with exec 0)
  --host ADDRESS         address to listen at (default 127.0.0.1)
  --allowed-host NAME    one more host name to respond to, such as mock.test,
                         besides those of this machine, --host and --public-url;
                         may be repeated; SANGUINE_ALLOWED_HOSTS adds a list
  --public-url URL       the address that others use, such as
                         https://mock.example.com: links and pages contain it
                         (default: SANGUINE_PUBLIC_URL, or the address itself)
  --api-key KEY          API key of the team (default: derived from the seed)
  --app-name NAME        name of your application on the link page
                         (default "Example App")
  --control-token T      token for the control API
                         (default: random at every start)
  --max-users N          users that each team can hold; more get 429
  --max-orders N         orders that each team can hold; more get 429
  --max-teams N          teams that the mock can hold, its own included; more
                         get 429; with --store, teams that it holds at a time
  --journal-size N       requests that the journal of each team keeps; older
                         ones are dropped (default 1000)
  --team-ttl TIME        remove a team without a request for so long, as 12h
                         (default: teams stay; the first team always stays)
  --seed TEXT            seed for ids, names and values (default "sanguine")
  --seed-file FILE       start with the records of this file, JSON or YAML: users,
                         connections, orders, webhooks, faults and settings
  --now TIME             start time of the clock, such as 2026-01-15T09:00:00Z
                         (default: now)
  --preset NAME          demo: beta and opt-in features are on; empty: every
                         setting is off (default demo)
  --import FILE          start from an exported world, or from a state file
  --export-on-exit FILE  write the world to this file at exit
  --state FILE           keep the state in this file: load it at the start, save
                         it after changes and at exit
  --store URL            keep the teams in PostgreSQL or Redis, for many mocks
                         with the same URL: postgres://... or redis://...; needs
                         --control-token and the package pg or redis
  --scenario NAME        start with the records of a scenario, such as
                         order-with-partial-results
  --webhook-url URL      send webhooks to this URL; the signing secret is
                         printed at the start
  --orders MODE          auto: orders advance automatically; manual: they do not
                         (default auto)
  --cors ORIGIN          let pages of this origin use the API key, such as
                         http://localhost:3000 (default: link operations only)
  --faults PRESET        inject faults: outage, flaky, slow, rateLimited, proxy
  --open                 open the landing page in the browser
  --verbose              print every request, not only the rejected ones
  --log-format FORMAT    text, or json: a line of JSON for every request, which
                         has no id, query, body or key (default text)
  --json                 print one line of JSON: url, link_url, api_key,
                         control_token, and webhook_secret with --webhook-url
`,
  check: `Usage: sanguine check [options]

Compares a service with the OpenAPI document and reports differences, without
any data. It only reads, unless you pass --allow-writes. The key comes from the
environment variable SANGUINE_API_KEY. Exits with 0 without a difference, with 1
for differences, and with 2 for any other problem. It reads series up to the
time of the service's Date header.

  --target URL        base URL of the service
                      (default: the environment variable SANGUINE_URL)
  --allow-writes      also create a user, patient info, a demo connection, a
                      parsing job and an order; remove them at the end
  --yes               allow writes at a target that does not look like a sandbox
  --format NAME       table, json or junit (default table)
  --fail-on WHAT      any: every difference leads to exit code 1; breaking: not
                      a field or value that the service added (default any)
  --output FILE       write the report to this file, with whole clauses
  --timeout DURATION  how long the check may take, such as 90s (default 5m)
  --sample N          how many users to read, and eight times as many orders
                      (default 3)
  --id NAME=ID        an id that no list contains: workout_id, sleep_id or
                      job_id; may be repeated
`,
  record: `Usage: sanguine record --target URL --folder FOLDER [--port N]

Passes requests on to a service, and writes each exchange to a folder, with
pseudonyms in place of data and without any header or key. Programs in every
language use the address that it prints as the address of the service. It
listens at 127.0.0.1 until SIGTERM or Ctrl+C.

  --target URL     base URL of the service: https, or http at this machine
  --folder FOLDER  where to write; created if it does not exist, must be empty
  --port N         port to listen at; 0 takes a free one (default 0)
`,
  mcp: `Usage: sanguine mcp [options]

An MCP server on stdin and stdout: coding agents control the mock with its
tools. It starts a mock with the options of \`sanguine mock\`, or controls a
running one with --url. It needs the package @modelcontextprotocol/sdk.

  --url URL       control the mock at this URL, with the token from
                  SANGUINE_CONTROL_TOKEN
  --tools GROUPS  offer these groups of tools only, such as orders,clock,mock
                  (default: all)
`,
};

/** Thrown for an invalid command line. The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Returns what to print after the message of a `UsageError`. */
export function getHint([command]: readonly string[]): string {
  const name = commands.find((one) => one === command);
  return `Run \`sanguine ${name === undefined ? "" : `${name} `}--help\` to see the options.`;
}

/** Whether a message may repeat a word of the command line. Others may be a key or a token without its option. */
export function canRepeat(word: string): boolean {
  return /^[a-z-]{1,20}$/i.test(word);
}

/** Turns an error of `parseArgs` into a UsageError. `options` are the names that exist. */
export function toUsageError(cause: unknown, options: object): unknown {
  if (cause instanceof UsageError || !(cause instanceof Error)) return cause;
  const [, unknown] = /^Unknown option '(.*?)'/s.exec(cause.message) ?? [];
  if (unknown !== undefined) {
    if (!canRepeat(unknown)) return new UsageError("One of the options is unknown.");
    const names = Object.keys(options).map((name) => `--${name}`);
    return new UsageError(`Unknown option '${unknown}'.${suggestName(unknown, names)}`);
  }
  // The first sentence states the problem. The rest does not apply to this program.
  return new UsageError(cause.message.split(". ")[0] ?? cause.message);
}

/** Help text of `sanguine --help`. */
export const USAGE = `Usage: sanguine mock [options]
       sanguine mock exec [options] -- command [arguments]
       sanguine check [options]
       sanguine mcp [options]

mock serves the whole service from memory. With exec, runs a command against the mock and exits with its exit code. The command
receives SANGUINE_URL, SANGUINE_LINK_URL, SANGUINE_API_KEY and SANGUINE_CONTROL_TOKEN as environment variables, and
SANGUINE_WEBHOOK_SECRET with --webhook-url.

check compares a service with the OpenAPI document and reports differences, without any data. It only reads, unless you pass
--allow-writes. The key comes from the environment variable SANGUINE_API_KEY.

mcp is an MCP server on stdin and stdout: coding agents control the mock with its tools. It starts a mock with the options of mock,
or controls a running one with --url. It needs the package @modelcontextprotocol/sdk.

Options of mock:
  --port N              port to listen at; 0 takes a free one (default 4010; with exec 0)
  --host ADDRESS        address to listen at (default 127.0.0.1)
  --allowed-hosts NAMES more host names to respond to, such as mock,api.test (default: this machine's and --host)
  --api-key KEY         API key of the team (default: derived from the seed)
  --app-name NAME       name of your application on the link page (default "Example App")
  --control-token T     token for the control API (default: random at every start)
  --seed TEXT           seed for ids, names and values (default "sanguine")
  --now TIME            start time of the clock, such as 2026-01-15T09:00:00Z (default: now)
  --preset NAME         demo: beta and opt-in features are on; empty: every setting is off (default demo)
  --import FILE         start from an exported world
  --export-on-exit FILE write the world to this file at exit
  --state FILE          keep the state in this file: load it at the start, save it after changes and at exit
  --scenario NAME       start with the records of a scenario, such as order-with-partial-results
  --webhook-url URL     send webhooks to this URL; the signing secret is printed at the start
  --orders MODE         auto: orders advance automatically; manual: they do not (default auto)
  --cors ORIGIN         let pages of this origin use the API key, such as http://localhost:3000 (default: link operations only)
  --faults PRESET       inject faults: outage, flaky, slow, rateLimited or proxy
  --open                open the landing page in the browser
  --verbose             print every request; without it only rejected ones, and the first failed webhook of an endpoint
  --json                print one line of JSON: url, link_url, api_key, control_token, and webhook_secret with --webhook-url

Options of check:
  --target URL          base URL of the service (default: the environment variable SANGUINE_URL)
  --allow-writes        also create a user, patient info, a demo connection, a parsing job and an order; remove them at the end
  --yes                 allow writes at a target that does not look like a sandbox
  --format NAME         table, json or junit (default table)
  --output FILE         write the report to this file
  --timeout DURATION    how long the check may take, such as 90s (default 5m)
  --sample N            how many users to read, and eight times as many orders (default 3)
  --id NAME=ID          an id that no list contains: workout_id, sleep_id or job_id; may be repeated

Options of mcp, beside those of mock:
  --url URL             control the mock at this URL, with the token from SANGUINE_CONTROL_TOKEN
  --tools GROUPS        offer these groups of tools only, such as orders,clock,mock (default: all)

  --version             print the version
  --help                print this help
`;

/** Thrown for an invalid command line. The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Printed after the message of a `UsageError`. */
export const HINT = "Run `sanguine --help` to see the options.";

/** Whether a message may repeat a word of the command line. Others may be a key or a token without its option. */
export function canRepeat(word: string): boolean {
  return /^[a-z-]{1,20}$/i.test(word);
}

/** Turns an error of `parseArgs` into a UsageError. */
export function toUsageError(cause: unknown): unknown {
  if (cause instanceof UsageError || !(cause instanceof Error)) return cause;
  const [, unknown] = /^Unknown option '(.*?)'/s.exec(cause.message) ?? [];
  if (unknown !== undefined && !canRepeat(unknown)) return new UsageError("One of the options is unknown.");
  // The first sentence states the problem. The rest does not apply to this program.
  return new UsageError(cause.message.split(". ")[0] ?? cause.message);
}

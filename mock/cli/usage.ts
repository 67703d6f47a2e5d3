/** What `sanguine --help` prints. */
export const USAGE = `Usage: sanguine mock [options]
       sanguine mock exec [options] -- command [arguments]

Serves the whole service from memory. With exec, runs a command against it and ends with the command, which finds
SANGUINE_URL, SANGUINE_LINK_URL, SANGUINE_API_KEY and SANGUINE_CONTROL_TOKEN in its environment;
SANGUINE_WEBHOOK_SECRET too, with --webhook-url.

Options:
  --port N              port to listen at; 0 takes a free one (default 4010, with exec 0)
  --host ADDRESS        address to listen at (default 127.0.0.1)
  --api-key KEY         the team's key (default: derives from the seed)
  --control-token T     what opens the control API (default: a random one at every start)
  --seed TEXT           what ids and values derive from (default "sanguine")
  --now TIME            what the clock shows at first, as 2026-01-15T09:00:00Z; it runs on from there (default: now)
  --preset NAME         demo: betas and opt-ins are on; empty: every setting is off (default demo)
  --import FILE         start from an exported world
  --export-on-exit FILE write the world there at the end
  --webhook-url URL     send webhooks there; the secret that signs them is printed at the start
  --orders MODE         auto: orders proceed by themselves, a step every few seconds; manual: they move when told to (default auto)
  --cors ORIGIN         let pages of this origin use the team's key, as http://localhost:3000 (default: link operations only)
  --json                print one line of JSON: url, link_url, api_key, control_token, and webhook_secret with --webhook-url
  --version             print the version
  --help                print this
`;

/** A command line that cannot be understood; the message says what is wrong with it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What follows the message of a `UsageError`. */
export const HINT = "Run `sanguine --help` to see the options.";

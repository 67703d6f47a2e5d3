import { parseDuration } from "../kernel/time.ts";
import type { GivenIds } from "../check/reads.ts";
import { address, readChoice, type OptionValues, parseOptions, readNumber, readText } from "./options.ts";
import { UsageError } from "./usage.ts";

export const readTarget = address(" Set SANGUINE_API_KEY to the key.");

const options = {
  target: readTarget,
  "allow-writes": null,
  yes: null,
  format: readChoice("table", "json", "junit"),
  "fail-on": readChoice("any", "breaking"),
  output: readText,
  timeout: readTimeout,
  sample: readNumber(/^\d{1,3}$/, (sample) => sample > 0, "a number from 1 to 999"),
  id: [(text: string) => text],
  help: null,
} as const;

/** The parsed command line of `sanguine check`. */
export type CheckCommand = ReturnType<typeof buildCommand>;

/** Parses the command line after `check`. Returns null for --help. Throws UsageError when it is invalid. */
export function parseCheckArguments(args: readonly string[]): CheckCommand | null {
  const { values, positionals } = parseOptions(args, options);
  if (values.help === true) return null;
  if (positionals.length > 0)
    throw new UsageError("check takes no arguments, only options. Pass the address with --target.");
  if (values.yes === true && values["allow-writes"] !== true)
    throw new UsageError("--yes needs --allow-writes: a check without writes changes nothing.");
  return buildCommand(values);
}

function buildCommand(values: OptionValues<typeof options>) {
  return {
    kind: "check" as const,
    target: values.target,
    allowWrites: values["allow-writes"] ?? false,
    yes: values.yes ?? false,
    format: values.format ?? "table",
    failOn: values["fail-on"] ?? "any",
    output: values.output,
    timeout: values.timeout ?? parseDuration("5m"),
    sample: values.sample ?? 3,
    ids: readIds(values.id ?? []),
  };
}

function readTimeout(text: string): number {
  try {
    const timeout = parseDuration(text);
    if (timeout > 0) return timeout;
  } catch {
    // The message below says what is right.
  }
  throw new UsageError("--timeout must be a duration such as 90s or 5m.");
}

/** Reads ids. Messages never repeat them. */
function readIds(texts: readonly string[]): GivenIds {
  const find = (name: string): string[] =>
    texts.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length));
  if (!texts.every((text) => /^(workout|sleep|job)_id=[\w-]+$/.test(text)))
    throw new UsageError("--id must be workout_id=, sleep_id= or job_id= with an id.");
  return { workouts: find("workout_id="), sleeps: find("sleep_id="), jobs: find("job_id=") };
}

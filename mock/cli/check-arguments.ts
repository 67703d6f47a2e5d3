import { parseArgs } from "node:util";
import { parseDuration } from "../kernel/time.ts";
import { hasCredentials, isHttpUrl } from "../domain/webhooks/endpoint-values.ts";
import type { GivenIds } from "../check/account.ts";
import type { FailOn } from "../check/report.ts";
import { toUsageError, UsageError } from "./usage.ts";

export interface CheckCommand {
  readonly kind: "check";
  /** Base URL of the service; undefined takes SANGUINE_URL. */
  readonly target: string | undefined;
  readonly allowWrites: boolean;
  /** Whether writes are allowed at a target that does not look like a sandbox. */
  readonly yes: boolean;
  readonly format: "table" | "json" | "junit";
  /** Which differences lead to exit code 1. */
  readonly failOn: FailOn;
  /** The file of the report; undefined prints it. */
  readonly output: string | undefined;
  /** How long the check may take, in milliseconds. */
  readonly timeout: number;
  /** Most users and orders that are read. */
  readonly sample: number;
  readonly ids: GivenIds;
}

const options = {
  target: { type: "string", multiple: true },
  "allow-writes": { type: "boolean" },
  yes: { type: "boolean" },
  format: { type: "string", multiple: true },
  "fail-on": { type: "string", multiple: true },
  output: { type: "string", multiple: true },
  timeout: { type: "string", multiple: true },
  sample: { type: "string", multiple: true },
  id: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

/** Parses the command line after `check`. Returns null for --help. Throws UsageError when it is invalid. */
export function parseCheckArguments(args: readonly string[]): CheckCommand | null {
  const { values, positionals } = parse(args);
  if (values.help === true) return null;
  if (positionals.length > 0)
    throw new UsageError("check takes no arguments, only options. Pass the address with --target.");
  if (values.yes === true && values["allow-writes"] !== true)
    throw new UsageError("--yes needs --allow-writes: a check without writes changes nothing.");
  return {
    kind: "check",
    target: readTarget(readOne("target", values.target)),
    allowWrites: values["allow-writes"] ?? false,
    yes: values.yes ?? false,
    format: readFormat(readOne("format", values.format)),
    failOn: readFailOn(readOne("fail-on", values["fail-on"])),
    output: readOne("output", values.output),
    timeout: readTimeout(readOne("timeout", values.timeout)),
    sample: readSample(readOne("sample", values.sample)),
    ids: readIds(values.id ?? []),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw toUsageError(cause, options);
  }
}

function readOne(name: string, texts: readonly string[] = []): string | undefined {
  const [text, other] = texts;
  if (other !== undefined) throw new UsageError(`--${name} is given twice.`);
  if (text === "") throw new UsageError(`--${name} must not be empty.`);
  return text;
}

function readTarget(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!isHttpUrl(text)) throw new UsageError("--target must be an http or https URL.");
  if (!hasCredentials(text)) return text;
  throw new UsageError("--target must not contain a user name or password. Set SANGUINE_API_KEY to the key.");
}

function readFormat(text: string | undefined): CheckCommand["format"] {
  if (text === undefined) return "table";
  if (text === "table" || text === "json" || text === "junit") return text;
  throw new UsageError("--format must be table, json or junit.");
}

function readFailOn(text = "any"): FailOn {
  if (text === "any" || text === "breaking") return text;
  throw new UsageError("--fail-on must be any or breaking.");
}

function readTimeout(text = "5m"): number {
  try {
    const timeout = parseDuration(text);
    if (timeout > 0) return timeout;
  } catch {
    // The message below says what is right.
  }
  throw new UsageError("--timeout must be a duration such as 90s or 5m.");
}

function readSample(text = "3"): number {
  const sample = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (sample > 0) return sample;
  throw new UsageError("--sample must be a number from 1 to 999.");
}

/** Reads ids. Messages never repeat them. */
function readIds(texts: readonly string[]): GivenIds {
  const ids = { workouts: [] as string[], sleeps: [] as string[], jobs: [] as string[] };
  const lists: Readonly<Record<string, string[]>> = {
    workout_id: ids.workouts,
    sleep_id: ids.sleeps,
    job_id: ids.jobs,
  };
  for (const text of texts) {
    const [, name = "", id = ""] = /^(\w+)=([\w-]+)$/.exec(text) ?? [];
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (list === undefined || id === "")
      throw new UsageError("--id must be workout_id=, sleep_id= or job_id= with an id.");
    list.push(id);
  }
  return ids;
}

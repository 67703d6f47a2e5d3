import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FetchLike } from "sanguine";
import { checkService } from "../check/check-service.ts";
import { timeOver } from "../check/findings.ts";
import { formatJunit, formatTable } from "../check/format.ts";
import { listFailures, type CheckReport } from "../check/report.ts";
import type { LeftObjects } from "../check/write-flow.ts";
import { type CheckCommand, readTarget } from "./check-arguments.ts";
import type { StopActions } from "./stop-signals.ts";
import { UsageError } from "./usage.ts";
import { assertWritable, writeText } from "./world-file.ts";

export interface CheckProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: FetchLike;
  readonly now: () => number;
  /** Prints a text. Rejects when nothing reads it. */
  readonly print: (text: string) => Promise<void>;
  readonly warn: (text: string) => void;
  /** Shows what the check does now; null clears it. Undefined where nobody watches. */
  readonly showProgress?: ((text: string | null) => void) | undefined;
  /** Registers what to do at signals. Returns a function that takes it back. */
  readonly onStop: (actions: StopActions) => () => void;
}

const ordersPerUser = 8;

/** The name of the report in messages. */
const what = "The report";

/**
 * Checks a service and prints or writes the report. Returns the exit code: 0 without a difference that `--fail-on` names, 1 with one, 2
 * when the service could not be checked or objects are left behind.
 */
export async function runCheck(command: CheckCommand, process: CheckProcess): Promise<number> {
  const { output, sample } = command;
  const { target, apiKey } = readConnection(command, process.env);
  const stop = new AbortController();
  const clear = (): void => process.showProgress?.(null);
  const warn = (text: string): void => {
    clear();
    process.warn(text);
  };
  const release = process.onStop({
    stop: () => {
      warn(command.allowWrites ? "Stopping. Removing what was made." : "Stopping.");
      stop.abort();
    },
    abandon: () => {
      if (command.allowWrites) warn(describeLeft({ users: 1, orders: 1 }));
    },
  });
  try {
    // Check now, so that no work is lost at the end.
    if (output !== undefined) await assertWritable(output, what);
    const report = await checkService({
      target,
      apiKey,
      fetch: process.fetch,
      now: process.now,
      sleep: (ms, signal) => sleep(ms, undefined, { signal }),
      deadline: process.now() + command.timeout,
      signal: stop.signal,
      sample: { users: sample, orders: sample * ordersPerUser },
      ids: command.ids,
      writeId: command.allowWrites ? randomBytes(6).toString("hex") : null,
      onLeft: (left) => warn(describeLeft(left)),
      onRequest: (operation, count) => process.showProgress?.(`Request ${count}: ${operation}`),
    });
    clear();
    const text = formatReport(report, command);
    if (output === undefined) await process.print(text);
    else await writeText(output, what, () => [text]);
    if (report.cleanup !== null && report.cleanup.left > 0) return 2;
    if (listFailures(report.differences, command.failOn).length > 0) return 1;
    if (!report.operations.some(({ reason }) => reason === timeOver)) return 0;
    warn("The time was over before every operation was read. Pass a longer --timeout, such as 15m.");
    return 2;
  } catch (cause) {
    // Exit code 1 means differences, so that every other problem has another one.
    warn(cause instanceof Error ? cause.message : "The check failed for an unknown reason.");
    return 2;
  } finally {
    release();
  }
}

/** Says what may be left in the sandbox and how to remove it. */
function describeLeft({ users, orders }: LeftObjects): string {
  const objects = [
    ...(orders > 0 ? ["an order"] : []),
    ...(users > 0 ? [users === 1 ? "a user" : `${users} users`] : []),
  ];
  const owners = "the users whose client_user_id starts with sanguine-check-";
  const remedy =
    orders > 0 ? `First cancel the open orders of ${owners}. Then delete these users.` : `Delete ${owners}.`;
  return `The check may have left ${objects.join(" and ")} behind. ${remedy}`;
}

/** Returns address and key. Throws UsageError when one is missing, and for writes with a production key or at no sandbox. */
function readConnection(
  { target: given, allowWrites, yes }: CheckCommand,
  { SANGUINE_URL, SANGUINE_API_KEY: apiKey }: CheckProcess["env"],
): { target: string; apiKey: string } {
  const address = given ?? SANGUINE_URL ?? "";
  if (address === "") throw new UsageError("--target is missing: the base URL of the service.");
  const target = readTarget(address, "SANGUINE_URL");
  if (apiKey === undefined || apiKey === "")
    throw new UsageError("The environment variable SANGUINE_API_KEY is missing: your team's API key.");
  if (allowWrites && isProductionKey(apiKey))
    throw new UsageError(
      "--allow-writes does not accept a production key (pk_). Set SANGUINE_API_KEY to a key of the sandbox.",
    );
  if (allowWrites && !yes && !looksLikeSandbox(target))
    throw new UsageError(
      "--allow-writes creates and deletes data, and the target does not look like a sandbox. Pass --yes if it is one.",
    );
  return { target, apiKey };
}

function formatReport(report: CheckReport, { format, failOn, output }: CheckCommand): string {
  if (format === "json") return `${JSON.stringify(report, null, 2)}\n`;
  return format === "junit"
    ? formatJunit(report, failOn)
    : formatTable(report, { whole: output !== undefined });
}

export function isProductionKey(apiKey: string): boolean {
  return /^\s*pk_/i.test(apiKey);
}

/** Whether an address looks like a sandbox: the host is this machine, under `.test`, or named sandbox. */
export function looksLikeSandbox(target: string): boolean {
  const { hostname } = new URL(target);
  const isOwn =
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || /\.(localhost|test)$/.test(hostname);
  return isOwn || hostname.split(".").some((label) => /(^|-)sandbox(-|$)/.test(label));
}

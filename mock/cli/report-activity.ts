import type { JournalEntry, Mock, MockEvent } from "sanguine/mock";
import { describeDetail } from "../kernel/describe-detail.ts";

/** What `reportActivity` prints, and where. */
export interface ActivityOptions {
  /** Every request, not only the rejected ones. */
  readonly verbose: boolean;
  /** Whether to print rejected requests. A command that runs against the mock may provoke them on purpose. */
  readonly rejected: boolean;
  /** Whether to color the lines. */
  readonly color: boolean;
  readonly print: (line: string) => void;
}

/**
 * Prints what a person at the terminal would otherwise not see: the first failed delivery to each endpoint, and requests, a line
 * each: time, method, path, status, milliseconds and team, and why the mock rejected it. Returns a function that stops.
 */
export function reportActivity(mock: Mock, options: ActivityOptions): () => void {
  const failing = new Set<string>();
  const paint = (text: string, code: number): string =>
    options.color ? `\u001B[${code}m${text}\u001B[0m` : text;
  const report = (event: MockEvent): void => {
    if (event.type === "request") {
      const line = describeRequest(event.request, event.path, event.team, options);
      if (line === null) return;
      options.print((event.request.status ?? 500) < 400 ? line : paint(line, 31));
    } else if (event.type === "delivery") {
      const line = describeFailure(mock, event, failing);
      if (line !== null) options.print(paint(line, 33));
    }
  };
  return mock.events.subscribe(report);
}

function describeRequest(
  { at, method, status, duration, error }: JournalEntry,
  path: string,
  team: string,
  { verbose, rejected }: ActivityOptions,
): string | null {
  const isRejected = status === null || status >= 400;
  if (!verbose && !(rejected && isRejected)) return null;
  const time = duration.real === null ? "" : ` ${Math.round(duration.real)} ms`;
  const reason = isRejected && error !== undefined ? `: ${describeDetail(error)}` : "";
  return `${at.slice(11, 19)} ${method} ${path} ${status ?? "no response"}${time} ${team}${reason}`;
}

/** Describes the first failure of an endpoint since its last success. */
function describeFailure(
  mock: Mock,
  { team, at, delivery }: Extract<MockEvent, { type: "delivery" }>,
  failing: Set<string>,
): string | null {
  const key = `${team} ${delivery.endpoint}`;
  if (delivery.attempt.error === null) {
    failing.delete(key);
    return null;
  }
  if (failing.has(key)) return null;
  failing.add(key);
  const { webhooks } = mock.teams().find(({ name }) => name === team) ?? mock;
  const url = webhooks.list().find(({ id }) => id === delivery.endpoint)?.url ?? delivery.endpoint;
  const sent = webhooks.outbox().find(({ id }) => id === delivery.id);
  const said = sent?.attempts.at(-1)?.response?.body ?? "";
  const quoted = said === "" ? "" : ` ${JSON.stringify(said.slice(0, 200))}`;
  const next = sent?.nextAttempt == null ? "" : `; next try at ${sent.nextAttempt.slice(11, 19)}`;
  return `${at.slice(11, 19)} Webhook ${delivery.eventType} to ${url} failed: ${delivery.attempt.error}${quoted}${next}. See the console for later failures.`;
}

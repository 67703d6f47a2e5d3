import type { JournalEntry, Mock, MockEvent } from "sanguine/mock";
import type { LogFormat } from "./arguments.ts";
import { describeDetail } from "../kernel/describe-detail.ts";

export interface ActivityOptions {
  /** Every request, not only the rejected ones. */
  readonly verbose: boolean;
  /** Whether to print rejected requests. A command that runs against the mock may provoke them on purpose. */
  readonly rejected: boolean;
  /** `json`: every request and failed webhook is a line of JSON, without anything that a caller sent. */
  readonly format: LogFormat;
  readonly color: boolean;
  readonly print: (line: string) => void;
}

/**
 * Prints what a person at the terminal would otherwise not see: the first failed delivery to each endpoint, and requests, a line
 * each: time, method, path, status, milliseconds and team, and why the mock rejected it. Returns a function that stops.
 */
export function reportActivity(mock: Mock, options: ActivityOptions): () => void {
  const failing: FailingEndpoints = new Map();
  const paint = (text: string, code: number): string =>
    options.color ? `\u001B[${code}m${text}\u001B[0m` : text;
  const report = (event: MockEvent): void => {
    // A later endpoint of the team can have the id of an earlier one.
    if (event.type === "replaced" || event.type === "team") failing.delete(event.team);
    if (options.format === "json") {
      const line = formatJson(event, failing);
      if (line !== null) options.print(JSON.stringify(line));
    } else if (event.type === "request") {
      const line = describeRequest(event.request, event.path, event.team, options);
      if (line === null) return;
      options.print((event.request.status ?? 500) < 400 ? line : paint(line, 31));
    } else if (event.type === "delivery") {
      const line = isFirstFailure(event, failing) ? describeFailure(mock, event) : null;
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

/** Builds the line of an event for programs. The time is real, as in other logs. Paths are templates, because paths contain ids. */
function formatJson(event: MockEvent, failing: FailingEndpoints): object | null {
  const time = new Date().toISOString();
  const { team } = event;
  if (event.type === "request") {
    const { method, route, status, duration } = event.request;
    return { time, method, path: route, status, ms: Math.round(duration.real ?? 0), team };
  }
  if (event.type !== "delivery" || !isFirstFailure(event, failing)) return null;
  const { eventType, endpoint, attempt } = event.delivery;
  return { time, webhook: eventType, endpoint, error: attempt.error, team };
}

type Delivery = Extract<MockEvent, { type: "delivery" }>;

/** The ids of the endpoints of each team whose last delivery failed. */
type FailingEndpoints = Map<string, Set<string>>;

/** Whether this is the first failure of an endpoint since its last success. */
function isFirstFailure(
  { team, delivery: { endpoint, attempt } }: Delivery,
  failing: FailingEndpoints,
): boolean {
  const known = failing.get(team) ?? new Set();
  failing.set(team, known);
  if (attempt.error === null) known.delete(endpoint);
  return attempt.error !== null && known.size < known.add(endpoint).size;
}

function describeFailure(mock: Mock, { team, at, delivery }: Delivery): string {
  // A mock does not list the teams of a store.
  const webhooks = mock.teams().find(({ name }) => name === team)?.webhooks;
  const url = webhooks?.list().find(({ id }) => id === delivery.endpoint)?.url ?? delivery.endpoint;
  const sent = webhooks?.outbox().find(({ id }) => id === delivery.id);
  const said = sent?.attempts.at(-1)?.response?.body ?? "";
  const quoted = said === "" ? "" : ` ${JSON.stringify(said.slice(0, 200))}`;
  const next = sent?.nextAttempt == null ? "" : `; next try at ${sent.nextAttempt.slice(11, 19)}`;
  return `${at.slice(11, 19)} Webhook ${delivery.eventType} to ${url} failed: ${delivery.attempt.error}${quoted}${next}. See the console for later failures.`;
}

import type { MockTeam } from "./team.ts";
import type { Fault } from "../faults/faults.ts";
import type { JournalEntry, SchemaViolation } from "../journal/journal.ts";
import { describeDetail } from "../kernel/describe-detail.ts";
import { formatValue } from "../journal/expectations/find-differences.ts";

/** Options of `explainMock`. */
export interface ExplainOptions {
  /** The command that runs the failed test again. @default a line of code that creates the same mock */
  readonly repeat?: string;
}

/** A mock with all its teams, or one team. */
export type Explainable = MockTeam & { teams?(): readonly MockTeam[]; readonly missed?: readonly string[] };

/** How many requests the text lists. */
const LISTED = 10;

/** How many lines of a stack the text contains. */
const FRAMES = 3;

/**
 * Describes what happened in a mock, for the output of a failed test: the last ten requests and why they were rejected, the
 * virtual time, the seed, requests to other hosts, unmatched requests, open orders, webhooks that failed, faults that never
 * applied, and violations of the OpenAPI document. The text contains data of the requests.
 *
 * @example
 * ```ts
 * import { createMock, explainMock } from "sanguine/mock";
 *
 * const mock = createMock({ seed: "suite" });
 * await mock.fetch(`${mock.url}/v2/usr`);
 * console.log(explainMock(mock, { repeat: "npm test" }));
 * ```
 */
export function explainMock(mock: Explainable, { repeat }: ExplainOptions = {}): string {
  const [first = mock, ...others] = listTeams(mock);
  return [
    `The mock at ${mock.url}:`,
    `  Virtual time: ${first.clock.iso()}`,
    `  Seed: ${JSON.stringify(first.seed)}`,
    `  Repeat: ${repeat ?? `createMock({ seed: ${JSON.stringify(first.seed)} })`}`,
    ...section("Requests to other hosts, which are not the mock", mergeEqual(mock.missed ?? [])),
    ...describeTeam(first),
    ...others.flatMap((team) => {
      const lines = describeTeam(team);
      return lines.length === 0
        ? []
        : [
            `  Team with the seed ${JSON.stringify(team.seed)}, at ${team.clock.iso()}:`,
            ...lines.map(indent),
          ];
    }),
  ].join("\n");
}

export function listTeams(mock: Explainable): readonly MockTeam[] {
  return mock.teams?.() ?? [mock];
}

/** Describes the requests, faults and violations of a team. Returns no lines when there are none. */
function describeTeam(team: MockTeam): string[] {
  const requests = team.requests.list();
  const listed = requests.slice(-LISTED);
  const title =
    listed.length < requests.length ? `Last ${LISTED} of ${requests.length} requests` : "Requests";
  return [
    ...section(title, listed.flatMap(describeRequest)),
    ...section("Unmatched requests", mergeEqual(team.requests.unmatched().map(describeUnmatched))),
    ...describeOrders(team),
    ...section("Webhooks that failed", describeFailedWebhooks(team)),
    ...section("Faults that never applied", team.faults.unused().map(describeUnusedFault)),
    ...section(
      "Violations of the OpenAPI document",
      mergeEqual(team.requests.violations.map(describeViolation)).flatMap((text) => text.split("\n")),
    ),
  ];
}

const indent = (line: string): string => `  ${line}`;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`  ${title}:`, ...lines.map((line) => `    ${line}`)];
}

function describeNewest<Item>(items: readonly Item[], describe: (item: Item) => string): string[] {
  const others = items.length - LISTED;
  return [...(others > 0 ? [`(${others} more)`] : []), ...items.slice(-LISTED).map(describe)];
}

const STAYS = "does not advance by itself";

const CLOSED: readonly string[] = ["completed", "cancelled", "failed"];

/** Lists the open orders with what moves them, because a test may wait for what never happens by itself. */
function describeOrders({ orders, clock }: MockTeam): string[] {
  const open = orders.list().filter(({ status }) => !CLOSED.includes(status ?? ""));
  const lines = describeNewest(open, ({ id }) => {
    const { status, scheduled } = orders.explain(id);
    const [next] = scheduled;
    const frozen = clock.mode === "frozen" ? ", but the clock is frozen: call mock.clock.advance" : "";
    return `${id} ${status}: ${next === undefined ? STAYS : `advances at ${next.due}${frozen}`}`;
  });
  const isManual = lines.some((line) => line.endsWith(STAYS));
  const advice =
    'Call mock.orders.advance(order), or mock.orders.policy({ after: "1h" }) and mock.clock.advance("1d").';
  return section("Open orders", isManual ? [...lines, advice] : lines);
}

/** Describes the messages whose last attempt failed. */
function describeFailedWebhooks({ webhooks }: MockTeam): string[] {
  const urls = new Map(webhooks.list().map(({ id, url }) => [id, url]));
  const failed = webhooks.outbox().filter(({ attempts }) => (attempts.at(-1)?.error ?? null) !== null);
  return describeNewest(failed, ({ eventType, endpoint, attempts, status }) => {
    const tries = `${attempts.length} ${attempts.length === 1 ? "attempt" : "attempts"}`;
    const { error, response } = attempts.at(-1)!;
    const said = response === null || response.body === "" ? "" : `, ${formatValue(response.body)}`;
    return `${eventType} to ${urls.get(endpoint) ?? endpoint}: ${error}${said} (${tries}, ${status})`;
  });
}

function describeRequest(entry: JournalEntry): string[] {
  const { sequence, at, operation, method, request, status, aborted, fault, warnings, error } = entry;
  const outcome = status === null ? `no response (${aborted})` : String(status);
  const injected = fault ? ", by a fault" : "";
  const query = request.query === "" ? "" : `?${request.query.replace(/^\?/, "")}`;
  return [
    `#${sequence} ${at} ${operation ?? "no operation"}: ${method} ${request.path}${query} -> ${outcome}${injected}`,
    ...(error === undefined ? [] : [indent(describeDetail(error))]),
    ...warnings.map(({ message }) => indent(`Warning: ${message}`)),
  ];
}

/** Repeats the error of an unmatched request, which names the nearest operations. */
function describeUnmatched({ method, route, error }: JournalEntry): string {
  return error === undefined ? `${method} ${route}` : describeDetail(error);
}

function describeUnusedFault({ rule, seen }: Fault): string {
  const matches =
    seen === 0
      ? "no call matched"
      : `${seen} ${seen === 1 ? "call" : "calls"} matched, and it applied to none`;
  return `${JSON.stringify(rule)}: ${matches}`;
}

/** Describes each problem as what the OpenAPI document declares and what the mock sent. */
function describeViolation({ operation, status, problems, issues, cause }: SchemaViolation): string {
  const lines =
    issues === undefined
      ? problems
      : issues.flatMap(({ loc, msg, input }) => [
          loc.join("."),
          `  - declared: ${msg}`,
          `  + received: ${input === null && msg === "Field required" ? "nothing" : formatValue(input)}`,
        ]);
  return [
    status === null ? operation : `${operation} ${status}`,
    ...lines.map(indent),
    ...(cause === undefined ? [] : describeCause(cause).map(indent)),
  ].join("\n");
}

/** Describes an error by its message and the first lines of its stack. */
function describeCause(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [String(cause)];
  const frames = (cause.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${cause.name}: ${cause.message}`, ...frames.slice(0, FRAMES).map((line) => `  ${line.trim()}`)];
}

const times = (count: number): string => (count === 1 ? "once" : `${count} times`);

/** Lists each text once. The first line says how often it occurred. */
function mergeEqual(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts, ([text, count]) =>
    count === 1 ? text : text.replace(/$/m, ` (${times(count)})`),
  );
}

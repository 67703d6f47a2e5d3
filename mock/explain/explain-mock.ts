import type { MockTeam } from "../facades/team.ts";
import type { Fault } from "../faults/faults.ts";
import type { JournalEntry, SchemaViolation } from "../journal/journal.ts";
import { describeDetail } from "../kernel/describe-detail.ts";
import { formatValue } from "../requests/find-differences.ts";

/** Options of `explainMock`. */
export interface ExplainOptions {
  /** The command that runs the failed test again. @default a line of code that creates the same mock */
  readonly repeat?: string;
}

/** A mock with all its teams, or one team. */
export type Explainable = MockTeam & { teams?(): readonly MockTeam[] };

/** How many requests the text lists. */
const LISTED = 10;

/** How many lines of a stack the text contains. */
const FRAMES = 3;

/**
 * Describes what happened in a mock, for the output of a failed test: the last ten requests and why they were rejected, the
 * virtual time, the seed, unmatched requests, faults that never applied, and violations of the OpenAPI document. The text
 * contains data of the requests.
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

/** Lists the teams of a mock, or the team itself. */
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

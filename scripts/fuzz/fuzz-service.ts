import { Random } from "../../mock/kernel/random.ts";
import { listOperations, type FuzzedOperation } from "./document.ts";
import { createFuzzWorld, type CreateFuzzMock, type FuzzWorld } from "./fuzz-world.ts";
import { buildRequest, type FuzzedRequest } from "./requests.ts";

/** What happened to the requests of one operation. */
export interface OperationCounts {
  readonly operation: string;
  readonly requests: number;
  /** Requests with a status below 400. */
  readonly accepted: number;
  /** Requests with a status of 400 to 499. */
  readonly refused: number;
}

/** A request that broke a promise of the mock. */
export interface FuzzFailure {
  readonly operation: string;
  readonly request: string;
  readonly problem: string;
}

/** The result of a run. */
export interface FuzzReport {
  readonly counts: readonly OperationCounts[];
  readonly failures: readonly FuzzFailure[];
}

/** Options of a run. */
export interface FuzzOptions {
  /** The same seed gives the same requests. */
  readonly seed: string;
  /** Requests to each operation. */
  readonly requests: number;
  /** @default a mock without faults */
  readonly create?: CreateFuzzMock;
}

/** After this many requests, the mock is created again, so that its lists stay short. */
const REQUESTS_PER_MOCK = 1_500;

/** Operations that change the state although they respond with 400 to 499, and why. */
const CHANGES_WHEN_REFUSED: Readonly<Record<string, string>> = {
  "users.refresh": "a refresh that fails counts against the limit of an hour",
  "link.email": "a wrong one-time code counts against the link token",
  "link.password": "a refused sign-in counts against the link token",
  "link.completeMfa": "a wrong one-time code counts against the link token",
  "link.oauth": "starting a sign-in consumes the link token",
};

/** Sends valid and invalid requests to every operation of the mock, and checks what the mock promises of each. */
export async function fuzzService({ seed, requests, create }: FuzzOptions): Promise<FuzzReport> {
  const operations = listOperations();
  const random = new Random("fuzz", seed);
  const counts = new Map(operations.map(({ id }) => [id, { requests: 0, accepted: 0, refused: 0 }]));
  const failures: FuzzFailure[] = [];
  let world = await createFuzzWorld(seed, random, create);
  for (let round = 0, sent = 0; round < requests; round += 1) {
    for (const operation of operations) {
      if (sent > 0 && sent % REQUESTS_PER_MOCK === 0)
        world = await createFuzzWorld(`${seed} ${sent}`, random, create);
      sent += 1;
      await world.focus(operation.id);
      const request = buildRequest(operation, world.context, round % 2 === 0 ? "valid" : "invalid");
      const { status, problems } = await sendRequest(world, operation, request);
      const count = counts.get(operation.id);
      if (count !== undefined) {
        count.requests += 1;
        if (status < 400) count.accepted += 1;
        else if (status < 500) count.refused += 1;
      }
      for (const problem of problems)
        failures.push({ operation: operation.id, request: describeRequest(request), problem });
      if (random.chance(0.01)) await world.mock.clock.advance(random.int(1, 72) * 3_600_000);
    }
  }
  return {
    counts: Array.from(counts, ([operation, count]) => ({ operation, ...count })),
    failures,
  };
}

/** With this many requests, half of them valid, an operation accepts one unless something is wrong. */
const ENOUGH = 40;

/** Lists the operations that accepted none of many requests: the run did not test what they do. */
export function listUnreached(counts: readonly OperationCounts[]): string[] {
  return counts
    .filter(({ requests, accepted }) => requests >= ENOUGH && accepted === 0)
    .map(({ operation }) => operation);
}

async function sendRequest(
  { mock, context }: FuzzWorld,
  operation: FuzzedOperation,
  request: FuzzedRequest,
): Promise<{ readonly status: number; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  const revision = mock.revision;
  const violations = mock.requests.violations.length;
  let response: Response;
  try {
    response = await mock.fetch(mock.url + request.path, request.init);
  } catch (cause) {
    return { status: 0, problems: [`mock.fetch threw ${String(cause)}`] };
  }
  const { status } = response;
  const text = await response.text();
  if (status >= 500) problems.push(`status ${status}: ${text.slice(0, 500)}`);
  // A path that was changed can match another operation, or none.
  else if (request.intent === "valid" && !operation.statuses.has(status))
    problems.push(`status ${status} is not declared`);
  if (mock.requests.violations.length > violations)
    problems.push(
      `the response violates the OpenAPI document: ${JSON.stringify(mock.requests.violations.at(-1))}`,
    );
  // A refused request with an idempotency key is stored, so that a repetition gets the same response.
  const mayChange = operation.id in CHANGES_WHEN_REFUSED || request.init.headers.has("x-idempotency-key");
  if (status >= 400 && mock.revision !== revision && !mayChange)
    problems.push(`status ${status}, but the state changed`);
  if (status < 300 && /json/.test(response.headers.get("content-type") ?? "")) {
    const [area = ""] = operation.id.split(".");
    const owner = operation.id.endsWith(".cancellationReasons") ? "cancellation_reason" : toOwner(area);
    context.known.remember(JSON.parse(text), owner, area);
  }
  if (Object.hasOwn(Object.prototype, "polluted")) problems.push("Object.prototype was changed");
  return { status, problems };
}

/** Returns what the objects of an area are: `order` for `orders`, `lab_test` for `labTests`. */
function toOwner(area: string): string {
  return area.replace(/s$/, "").replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function describeRequest({ path, init, intent }: FuzzedRequest): string {
  const body = typeof init.body === "string" ? ` ${init.body.slice(0, 400)}` : "";
  return `${intent} ${init.method ?? "GET"} ${path.slice(0, 300)}${body}`;
}

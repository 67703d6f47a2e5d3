/** What sending needs of the runtime. The doors have it; nothing below them knows of timers or the network. */
export interface DeliveryTools {
  /** The fetch that reaches addresses. It is asked for registered ones alone. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Calls after so many milliseconds of real time; the function that it returns calls it off. */
  setTimer(ms: number, call: () => void): () => void;
  /** Runs a receiver such that `inside` is true for all that it does until it has ended. */
  runReceiver(receiver: () => unknown): Promise<unknown>;
  /** Whether this is called by a receiver, as far as the runtime can tell. */
  isInsideReceiver(): boolean;
}

/** Receives messages in this process: as a web handler does, or without an answer, which means that all is well. */
export type WebhookHandler = (request: Request) => unknown;

/** Where a message goes, and as what. */
export interface OutgoingMessage {
  readonly to: string | WebhookHandler;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Milliseconds of real time for the whole answer. */
  readonly limit: number;
}

/** What came back. */
export interface DeliveryOutcome {
  /** Null where no answer came. */
  readonly status: number | null;
  /** Null where the message arrived. */
  readonly error: string | null;
}

/** By this name deliveries tell the network who sends them. */
export const USER_AGENT = "sanguine-mock-webhooks";

/** The address that a receiver in this process sees; it stands for none on any network. */
const IN_PROCESS = "http://receiver.sanguine.test/webhooks";

/** Delivers a message. It never rejects: whatever a receiver does is an outcome. */
export function sendMessage(tools: DeliveryTools, parcel: OutgoingMessage): Promise<DeliveryOutcome> {
  const given = new AbortController();
  return new Promise((resolve) => {
    const stop = tools.setTimer(parcel.limit, () => {
      given.abort();
      resolve({ status: null, error: `no whole answer within ${parcel.limit / 1000} s` });
    });
    const { to } = parcel;
    const exchange =
      typeof to === "string" ? post(tools, to, parcel, given.signal) : call(tools, to, parcel, given.signal);
    exchange
      .then(resolve, (thrown: unknown) => resolve({ status: null, error: describeError(thrown) }))
      .finally(stop);
  });
}

async function post(
  tools: DeliveryTools,
  url: string,
  { headers, body }: OutgoingMessage,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const request = { method: "POST", headers: { ...headers }, body, redirect: "manual", signal } as const;
  return readOutcome(await tools.fetch(url, request));
}

async function call(
  tools: DeliveryTools,
  handler: WebhookHandler,
  { headers, body }: OutgoingMessage,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const request = new Request(IN_PROCESS, { method: "POST", headers: { ...headers }, body, signal });
  let answer: unknown;
  try {
    answer = await tools.runReceiver(() => handler(request));
  } catch (thrown) {
    return { status: null, error: `the receiver threw ${getErrorName(thrown)}` };
  }
  return isResponse(answer) ? readOutcome(answer) : { status: 200, error: null };
}

/** Frameworks bring answers of their own class, so one is known by what it has. */
function isResponse(answer: unknown): answer is Response {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "status" in answer &&
    typeof answer.status === "number" &&
    "headers" in answer
  );
}

async function readOutcome(response: Response): Promise<DeliveryOutcome> {
  // Runtimes that keep the status of a redirect to themselves call it 0.
  const { status } = response;
  try {
    await drain(response.body);
  } catch (thrown) {
    return { status, error: `the answer broke off: ${describeError(thrown)}` };
  }
  if (status >= 200 && status < 300) return { status, error: null };
  const redirect = status === 0 || (status >= 300 && status < 400);
  return { status, error: redirect ? "a redirect, which is not followed" : `status ${status}` };
}

/** Reads an answer to its end: a receiver that dies in the middle of it has not taken the message. */
async function drain(body: ReadableStream | null): Promise<void> {
  if (body == null) return;
  const reader = body.getReader();
  while (!(await reader.read()).done);
}

function getErrorName(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}

/** A word for what went wrong. Messages of errors are left out: they may quote anything. */
function describeError(thrown: unknown): string {
  const cause: unknown = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  if (typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string") {
    return cause.code;
  }
  return getErrorName(cause);
}

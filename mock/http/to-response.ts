import { isAbort, type MockResponse, type MockResult } from "./exchange.ts";

/** An error as a broken connection gives it: a TypeError whose cause has a code. */
export function createConnectionError(code: string, text: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(text), { code }) });
}

/** Never settles, except by the caller's own abort. */
export function waitForAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (!signal) return;
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
  });
}

/** Ends with the work or at the caller's abort, whichever comes first, and leaves no listener on the signal. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Makes the Response of a fetch out of what the core gave, wire faults included. */
export function toResponse(
  result: MockResult,
  signal: AbortSignal | null | undefined,
): Response | Promise<never> {
  if (!isAbort(result)) {
    return new Response(createBody(result, signal), {
      status: result.status,
      headers: { ...result.headers },
    });
  }
  switch (result.abort) {
    case "reset":
      throw createConnectionError("ECONNRESET", "read ECONNRESET");
    case "hang":
      return waitForAbort(signal);
    case "gone":
      throw signal?.reason ?? createConnectionError("ECONNRESET", "The caller went away.");
  }
}

function createBody(
  answer: MockResponse,
  signal: AbortSignal | null | undefined,
): ConstructorParameters<typeof Response>[0] {
  const whole = typeof answer.body === "string" ? answer.body : copyBytes(answer.body);
  if (answer.bodyFault === undefined || whole === null) return whole;
  const bytes = typeof whole === "string" ? new TextEncoder().encode(whole) : whole;
  const half = bytes.slice(0, bytes.length / 2);
  const { bodyFault } = answer;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(half);
      if (bodyFault === "stall")
        signal?.addEventListener("abort", () => controller.error(signal.reason), { once: true });
    },
    pull(controller) {
      // The half that was sent stays readable: breaking at once would throw it away.
      if (bodyFault === "truncate") controller.error(new TypeError("terminated"));
    },
  });
}

/** Bytes that are the caller's alone: it may change them, and ours may be given out again. */
function copyBytes(bytes: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  return bytes === null ? null : new Uint8Array(bytes);
}

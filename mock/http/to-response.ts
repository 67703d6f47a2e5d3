import { isAbort, type MockResponse, type MockResult, type MockStream, type StreamEnd } from "./exchange.ts";

/** Creates the error of a broken connection: a TypeError whose cause has a code. */
export function createConnectionError(code: string, text: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(text), { code }) });
}

/** Returns a promise that rejects when the signal aborts and never settles otherwise. */
export function waitForAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (!signal) return;
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}

/** Settles with the work or rejects when the signal aborts, whichever happens first. Leaves no listener on the signal. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Converts a result of the core to the `Response` of a fetch, including network faults. */
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
    case "drop":
      throw createConnectionError("UND_ERR_SOCKET", "other side closed");
    case "hang":
      return waitForAbort(signal);
    case "gone":
      throw signal?.reason ?? createConnectionError("ECONNRESET", "The caller disconnected.");
  }
}

function createBody(
  response: MockResponse,
  signal: AbortSignal | null | undefined,
): ConstructorParameters<typeof Response>[0] {
  if (response.stream !== undefined) return createStreamBody(response.stream, signal);
  const whole = typeof response.body === "string" ? response.body : copyBytes(response.body);
  if (response.bodyFault === undefined || whole === null) return whole;
  const bytes = typeof whole === "string" ? new TextEncoder().encode(whole) : whole;
  const half = bytes.slice(0, bytes.length / 2);
  const { bodyFault } = response;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(half);
      if (bodyFault === "stall")
        signal?.addEventListener("abort", () => controller.error(signal.reason), { once: true });
    },
    pull(controller) {
      // Fail in `pull`, so that the first half stays readable.
      if (bodyFault !== "stall") controller.error(new TypeError("terminated"));
    },
  });
}

/** Creates a body that a stream fills while the caller reads it. Such a body has no heartbeat. */
function createStreamBody(
  stream: MockStream,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: StreamEnd | null = null;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        end = stream.open({
          write: (text) => controller.enqueue(encoder.encode(text)),
          backlog: () => -(controller.desiredSize ?? 0),
          end: () => controller.close(),
        });
        const abort = (): void => {
          end?.("gone");
          controller.error(signal?.reason);
        };
        if (signal?.aborted === true) abort();
        else signal?.addEventListener("abort", abort, { once: true });
      },
      cancel: () => end?.("gone"),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
}

/** Copies bytes, because the caller may change them and the mock may return its own again. */
function copyBytes(bytes: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  return bytes === null ? null : new Uint8Array(bytes);
}

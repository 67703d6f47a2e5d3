import { isAbort, type MockResponse, type MockResult, type MockStream, type StreamEnd } from "./exchange.ts";
import { onAbort, type Abortable } from "./caller.ts";

/** Creates the error of a broken connection: a TypeError whose cause has a code. */
export function createConnectionError(code: string, text: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(text), { code }) });
}

/** Returns a promise that rejects when the caller aborts and never settles otherwise. */
export function waitForAbort(request: Abortable): Promise<never> {
  return new Promise((_, reject) => void onAbort(request, reject));
}

/** Settles with the work or rejects when the caller aborts, whichever happens first. Leaves no listener on the signal. */
export function raceAbort<T>(work: Promise<T>, request: Abortable): Promise<T> {
  if (!request.signal) return work;
  return new Promise((resolve, reject) => {
    const stop = onAbort(request, reject);
    work.then(resolve, reject).finally(stop);
  });
}

/** Converts a result of the core to the `Response` of a fetch, including network faults. */
export function toResponse(result: MockResult, request: Abortable): Response | Promise<never> {
  if (!isAbort(result))
    return new Response(createBody(result, request), {
      status: result.status,
      headers: { ...result.headers },
    });
  switch (result.abort) {
    case "reset":
      throw createConnectionError("ECONNRESET", "read ECONNRESET");
    case "drop":
      throw createConnectionError("UND_ERR_SOCKET", "other side closed");
    case "hang":
      return waitForAbort(request);
    case "gone":
      throw request.signal?.reason ?? createConnectionError("ECONNRESET", "The caller disconnected.");
  }
}

function createBody(response: MockResponse, request: Abortable): ConstructorParameters<typeof Response>[0] {
  if (response.stream !== undefined) return createStreamBody(response.stream, request);
  const whole = typeof response.body === "string" ? response.body : copyBytes(response.body);
  if (response.bodyFault === undefined || whole === null) return whole;
  const bytes = typeof whole === "string" ? new TextEncoder().encode(whole) : whole;
  const half = bytes.slice(0, bytes.length / 2);
  const { bodyFault } = response;
  let stop = (): void => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(half);
      if (bodyFault === "stall") stop = onAbort(request, (reason) => controller.error(reason));
    },
    pull(controller) {
      // Fail in `pull`, so that the first half stays readable.
      if (bodyFault !== "stall") controller.error(new TypeError("terminated"));
    },
    cancel: () => stop(),
  });
}

/** Creates a body that a stream fills while the caller reads it. Such a body has no heartbeat. */
function createStreamBody(stream: MockStream, request: Abortable): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: StreamEnd | null = null;
  let stop = (): void => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        end = stream.open({
          write: (text) => controller.enqueue(encoder.encode(text)),
          backlog: () => -(controller.desiredSize ?? 0),
          end: () => {
            isOpen = false;
            stop();
            controller.close();
          },
        });
        // A stream may end while it opens, and then nothing waits for the caller.
        if (!isOpen) return;
        stop = onAbort(request, (reason) => {
          end?.("gone");
          controller.error(reason);
        });
      },
      cancel: () => {
        stop();
        end?.("gone");
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
}

/** Copies bytes, because the caller may change them and the mock may return its own again. */
function copyBytes(bytes: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  return bytes === null ? null : new Uint8Array(bytes);
}

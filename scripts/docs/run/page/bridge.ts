/** A request that crosses from a page to its worker. */
export interface PlainRequest {
  readonly method: string;
  /** The path under the mock's URL, with its query. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

/** The start of a response. The body follows through a port, so that streams of events cross too. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
}

/** Sends the body of a response through a port, in the worker. A message from the other side ends it. */
export async function sendBody(response: Response, port: MessagePort): Promise<void> {
  const reader = response.body?.getReader();
  port.addEventListener("message", () => void reader?.cancel());
  port.start();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read())
    port.postMessage(part.value);
  port.postMessage(null);
}

/** Builds a response of its head and of the body that comes through a port. */
export function receiveResponse({ status, headers }: ResponseHead, port: MessagePort): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      port.addEventListener("message", ({ data }: MessageEvent<Uint8Array | null>) => {
        if (data === null) controller.close();
        else controller.enqueue(data);
      });
      port.start();
    },
    cancel: () => port.postMessage("end"),
  });
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, {
    status,
    headers: headers.map(([name, value]) => [name, value]),
  });
}

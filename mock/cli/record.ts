import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { record, type RecordableFetch } from "../adapters/record.ts";
import type { RecordCommand } from "./arguments.ts";
import { createListenError } from "./serve.ts";

/** Headers about one connection, and those that `fetch` sets itself. */
const OWN_HEADERS =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|accept-encoding)$/;

/** Headers of a response that are wrong once its body is decoded. */
const DECODED_HEADERS = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

function readHeaders({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 > 0 || OWN_HEADERS.test(name.toLowerCase()) ? [] : [[name, rawHeaders[index + 1] ?? ""]],
  );
}

async function forward(request: IncomingMessage, target: string, send: RecordableFetch): Promise<Response> {
  // Anything but a path could name another host.
  if (!request.url?.startsWith("/")) return Response.json({ detail: "Send a path." }, { status: 400 });
  const method = request.method ?? "GET";
  const init = { method, headers: readHeaders(request), redirect: "manual" } as const;
  const body = await buffer(request);
  return send(target.replace(/\/+$/, "") + request.url, body.length > 0 ? { ...init, body } : init);
}

/**
 * Serves a recorder at loopback, which passes each request on to the service.
 *
 * @param warn - called with the reason when a request could not be passed on or recorded. It holds no data.
 */
export async function serveRecorder(
  { target, folder, port }: RecordCommand,
  warn: (text: string) => void,
): Promise<{ readonly url: string; readonly close: () => void }> {
  let send: RecordableFetch;
  const server = createServer((request, response) => {
    void forward(request, target, send)
      .then(async ({ status, headers, body }) => {
        const bytes = body === null ? undefined : await buffer(body);
        const kept = [...headers].filter(([name]) => !DECODED_HEADERS.test(name));
        response.writeHead(status, kept.flat()).end(bytes);
      })
      .catch(() => {
        warn("A request got no response from the service. Check --target.");
        if (!response.headersSent) response.writeHead(502, { "content-type": "application/json" });
        response.end('{"detail":"The service did not respond."}');
      });
  });
  const host = "127.0.0.1";
  await once(server.listen(port, host), "listening").catch((cause: unknown) => {
    throw createListenError({ host, port }, cause);
  });
  try {
    // Now, because the folder of a recorder that does not listen could not be used again.
    send = record({ folder, onError: ({ message }) => warn(message) });
  } catch (cause) {
    server.close();
    throw cause;
  }
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, close };
}

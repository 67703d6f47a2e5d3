import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { startServer } from "../../support/start-server.ts";

/** A request as it arrived on the wire. */
export interface Arrived {
  readonly method: string;
  /** Path and query, byte for byte. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Responds to one request. The server has already read its body. */
export type Responder = (response: ServerResponse, request: Arrived) => unknown;

/** Starts a server on a free port and stops it after the test. Responders are used in order; the last one serves all later requests. */
export async function serve(...responders: readonly Responder[]) {
  const arrived: Arrived[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one: Arrived = { method, url, headers, body: Buffer.concat(chunks).toString("utf8") };
      const responder = responders[Math.min(arrived.push(one), responders.length) - 1];
      if (!responder) throw new Error("The test gave no responder.");
      responder(response, one);
    });
  };
  return { url: `http://${await startServer(createServer(listener))}`, arrived };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** Responds with a status and no body. */
export const empty =
  (status: number, headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, headers).end();

/** Closes the connection without a response. */
export const reset: Responder = (response) => response.destroy();

/** An address at which nobody listens. */
export async function refusingUrl(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}

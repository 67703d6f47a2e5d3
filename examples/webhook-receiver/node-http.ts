import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Receive } from "./receive.ts";

/** A receiver on node:http: the body is taken as it came, because the signature covers its bytes. */
export function nodeReceiver(receive: Receive): Server {
  return createServer((request, response) => {
    buffer(request)
      .then((body) => receive({ body, headers: request.headers }))
      // The service tries again whatever is not 2xx.
      .catch(() => 500)
      .then((status) => response.writeHead(status).end())
      .catch(() => response.destroy());
  });
}

import { createServer, type Server } from "node:http";
import type { Receive } from "./receive.ts";

/** A receiver on node:http. The request is passed on unread, because the signature covers its bytes. */
export function nodeReceiver(receive: Receive): Server {
  return createServer((request, response) => {
    receive({ body: request, headers: request.headers })
      // A handler failed, and the service retries. The error is not printed: it may quote the event.
      .catch(() => 500)
      .then((status) => response.writeHead(status).end())
      .catch(() => response.destroy());
  });
}

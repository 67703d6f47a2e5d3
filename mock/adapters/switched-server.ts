import type { Mock } from "sanguine/mock";
import { listen, type ServableMock } from "sanguine/mock/node";
import { encodeResponse } from "../http/encode-response.ts";
import { buildErrorResponse } from "../http/errors.ts";

/** A server at a port whose mock changes from test to test. */
export interface SwitchedServer {
  /** Base URL, without a trailing slash. */
  readonly url: string;
  /** Sends the requests from now on to this mock. Without a mock, the server responds 503. */
  connect(mock: Mock | null): void;
  /** Closes every connection and frees the port. */
  close(): Promise<void>;
}

const idle = buildErrorResponse(503, "No test of this worker is running.");

/** Starts a server at a port of this machine; 0 takes a free one. */
export async function startSwitchedServer(port: number): Promise<SwitchedServer> {
  let mock: Mock | null = null;
  const core: ServableMock = {
    url: "",
    operations: [],
    handle: async (request) => mock?.handle(request) ?? encodeResponse(idle, "req_none", request.method),
    tick: async (elapsed) => mock?.tick(elapsed),
    linkPage: async (request, keys) => mock?.linkPage(request, keys) ?? null,
  };
  const server = await listen(core, { port });
  return {
    url: server.url,
    connect: (next) => {
      mock = next;
    },
    close: () => server.close(),
  };
}

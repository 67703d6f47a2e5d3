import { createServer } from "node:http";
import { createClient } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { createApp } from "./app.ts";

/** The application, and the mock that it talks to. */
export interface Started extends AsyncDisposable {
  /** Where people reach the application. */
  readonly url: string;
  readonly mock: Mock;
  /** Where the mock answers. */
  readonly mockUrl: string;
}

/** Starts both on free ports. With the real service, its address and your key stand where those of the mock are. */
export async function start(): Promise<Started> {
  const mock = createMock({ preset: "demo", clock: "running", now: Date.now() });
  const mockServer = await listen(mock);
  const client = createClient({ baseUrl: mockServer.url, apiKey: mock.apiKey });
  let url = "";
  const server = createServer(createApp({ client, origin: () => url }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    url,
    mock,
    mockUrl: mockServer.url,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await mockServer.close();
    },
  };
}

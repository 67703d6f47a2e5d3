import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { createClient } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { createApp } from "./app.ts";

/** The running application and its mock. */
export interface RunningApp extends AsyncDisposable {
  /** URL of the application. */
  readonly url: string;
  readonly mock: Mock;
  /** URL of the mock. */
  readonly mockUrl: string;
}

/** Starts the application and the mock at free ports. For the real service, replace the mock's URL and API key with its URL and your key. */
export async function startApp(): Promise<RunningApp> {
  const mock = createMock({ appName: "Stride", preset: "demo", clock: "running", now: Date.now() });
  const mockServer = await listen(mock);
  const client = createClient({ baseUrl: mockServer.url, apiKey: mock.apiKey });
  let url = "";
  const { fetch } = createApp(client, () => url);
  // The mock in the same process has the globals of Node.
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    mock,
    mockUrl: mockServer.url,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => server.close(resolve));
      await mockServer.close();
    },
  };
}

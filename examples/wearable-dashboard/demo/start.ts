import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { startServer, type Server, type Settings } from "../src/start.ts";

/** The running dashboard with the mock. */
export interface RunningDashboard extends Server {
  readonly mock: Mock;
  readonly mockUrl: string;
}

/** Starts the dashboard at a free port, with the mock in place of the service. */
export async function startDashboard(
  mockOptions: MockOptions,
  settings: Pick<Settings, "log" | "importEveryMs">,
): Promise<RunningDashboard> {
  const mock = createMock({ appName: "Your week", preset: "demo", ...mockOptions });
  const service = await listen(mock);
  const secret = "whsec_c2FuZ3VpbmUtZGFzaGJvYXJkLWRlbW8tMDEy";
  const server = await startServer({
    serviceUrl: service.url,
    apiKey: mock.apiKey,
    secrets: secret,
    timeZone: "America/Phoenix",
    port: 0,
    hostname: "127.0.0.1",
    now: mock.clock.now,
    ...settings,
  });
  const series = ["steps", "heartrate", "hypnogram"] as const;
  mock.webhooks.register({
    url: `${server.url}/webhooks`,
    secret,
    eventTypes: [
      "provider.connection.*",
      ...series.flatMap((name) => [`historical.data.${name}.created`, `daily.data.${name}.*`] as const),
    ],
  });
  return {
    ...server,
    mock,
    mockUrl: service.url,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

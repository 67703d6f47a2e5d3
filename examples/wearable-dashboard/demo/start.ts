import { createMock, type MockOptions } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import type { Settings } from "../src/settings.ts";
import { startServer } from "../src/start.ts";

export type RunningDashboard = Awaited<ReturnType<typeof startDashboard>>;

/** Starts the dashboard at a free port, with the mock in place of the service. */
export async function startDashboard(
  mockOptions: MockOptions,
  settings: Pick<Settings, "log" | "importEveryMs">,
) {
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
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await server[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import { readResult } from "../../../../mock/tools/control/results.ts";
import { findRoute } from "../../../../mock/tools/control/routes.ts";

/** A mock, its control client, and the paths of all control calls. */
export interface ControlSetup extends AsyncDisposable {
  readonly mock: Mock;
  readonly url: string;
  readonly control: ControlClient;
  readonly called: Set<string>;
}

/** The ways to call a control API: over a socket, and in process. */
export const transports: readonly [name: string, open: (options?: MockOptions) => Promise<ControlSetup>][] = [
  [
    "loopback",
    async (options) => {
      const mock = createMock(options);
      const server = await listen(mock);
      return createSetup(
        mock,
        server.url,
        (url, init) => fetch(url, init),
        () => server.close(),
      );
    },
  ],
  [
    "mock.fetch",
    async (options) => {
      const mock = createMock(options);
      return createSetup(
        mock,
        mock.url,
        (url, init) => mock.fetch(url, init),
        async () => undefined,
      );
    },
  ],
];

/** Throws when a result differs from its description in the OpenAPI document of the control API. */
async function assertDescribed(path: string, response: Response): Promise<void> {
  const route = findRoute(path);
  if (route === undefined || !response.ok) return;
  const form = readResult(route.row.result);
  const isNothing = response.status === 204;
  if (isNothing ? form?.optional === false : form === null)
    throw new Error(`${route.name} responds with ${response.status}, unlike its description.`);
  if (!isNothing) form?.schema.parse(await response.json());
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

function createSetup(mock: Mock, url: string, send: Send, close: () => Promise<void>): ControlSetup {
  const called = new Set<string>();
  const control = createControlClient({
    url,
    token: mock.controlToken,
    fetch: async (asked, init) => {
      const { pathname } = new URL(asked);
      called.add(pathname);
      const response = await send(asked, init);
      await assertDescribed(pathname, response.clone());
      return response;
    },
  });
  return { mock, url, control, called, [Symbol.asyncDispose]: close };
}

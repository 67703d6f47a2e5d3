import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";

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

type Send = (url: string, init: RequestInit) => Promise<Response>;

function createSetup(mock: Mock, url: string, send: Send, close: () => Promise<void>): ControlSetup {
  const called = new Set<string>();
  const control = createControlClient({
    url,
    token: mock.controlToken,
    fetch: (asked, init) => {
      called.add(new URL(asked).pathname);
      return send(asked, init);
    },
  });
  return { mock, url, control, called, [Symbol.asyncDispose]: close };
}

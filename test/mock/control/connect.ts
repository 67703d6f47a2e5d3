import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";

/** A mock, what steers it, and every path that was called on the way. */
export interface Steered extends AsyncDisposable {
  readonly mock: Mock;
  readonly url: string;
  readonly control: ControlClient;
  readonly called: Set<string>;
}

/** The ways to a control API: over a socket, and without one. */
export const doors: readonly [name: string, open: (options?: MockOptions) => Promise<Steered>][] = [
  [
    "loopback",
    async (options) => {
      const mock = createMock(options);
      const server = await listen(mock);
      return steered(
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
      return steered(
        mock,
        mock.url,
        (url, init) => mock.fetch(url, init),
        async () => undefined,
      );
    },
  ],
];

type Send = (url: string, init: RequestInit) => Promise<Response>;

function steered(mock: Mock, url: string, send: Send, close: () => Promise<void>): Steered {
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

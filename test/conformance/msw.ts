import { createMock } from "sanguine/mock";
import { setupMockServer, type SetupMockServerOptions } from "sanguine/mock/msw/node";
import type { DoorOpener } from "./adapter.ts";

/** A door through MSW, whichever version of it is installed: it catches the global fetch. */
export function mswOpener(setup: SetupMockServerOptions): DoorOpener {
  return (options, handlers) => {
    const mock = createMock(options, { handlers });
    const server = setupMockServer(mock, { onUnhandled: "error", ...setup });
    server.listen();
    let close = (): void => {
      server.close();
      close = () => undefined;
    };
    return { mock, url: mock.url, send: (url, init) => fetch(url, init), close: () => close() };
  };
}

import { createMockWith } from "../../mock/core/create-mock.ts";
import { setupMockServer, type SetupMockServerOptions } from "sanguine/mock/msw/node";
import type { AdapterFactory } from "./adapter.ts";

/** Creates an adapter through the installed version of MSW, which intercepts the global fetch. */
export function createMswAdapter(setup: SetupMockServerOptions): AdapterFactory {
  return (options, handlers) => {
    const mock = createMockWith(options, { handlers });
    const server = setupMockServer(mock, { onUnhandled: "error", ...setup });
    server.listen();
    let close = (): void => {
      server.close();
      close = () => undefined;
    };
    return { mock, url: mock.url, send: (url, init) => fetch(url, init), close: () => close() };
  };
}

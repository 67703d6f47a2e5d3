import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describeDoor } from "./suite.ts";

describeDoor("node:http", async (options, handlers) => {
  const mock = createMock(options, { handlers });
  const server = await listen(mock);
  return { mock, url: server.url, send: fetch, close: () => server.close() };
});

import { createMockWith } from "../../mock/core/create-mock.ts";
import { listen } from "sanguine/mock/node";
import { describeAdapter } from "./suite.ts";

describeAdapter("node:http", async (options, handlers) => {
  const mock = createMockWith(options, { handlers });
  const server = await listen(mock);
  return { mock, url: server.url, send: fetch, close: () => server.close() };
});

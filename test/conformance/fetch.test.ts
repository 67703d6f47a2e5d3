import { createMockWith } from "../../mock/core/create-mock.ts";
import { describeAdapter } from "./suite.ts";

describeAdapter("mock.fetch", (options, handlers) => {
  const mock = createMockWith(options, { handlers });
  return { mock, url: mock.url, send: mock.fetch, close: () => undefined };
});

describeAdapter("mock.fetch with a Request", (options, handlers) => {
  const mock = createMockWith(options, { handlers });
  return {
    mock,
    url: mock.url,
    send: (url, init) => mock.fetch(new Request(url, init)),
    close: () => undefined,
  };
});

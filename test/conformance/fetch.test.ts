import { createMock } from "sanguine/mock";
import { describeAdapter } from "./suite.ts";

describeAdapter("mock.fetch", (options, handlers) => {
  const mock = createMock(options, { handlers });
  return { mock, url: mock.url, send: mock.fetch, close: () => undefined };
});

describeAdapter("mock.fetch with a Request", (options, handlers) => {
  const mock = createMock(options, { handlers });
  return {
    mock,
    url: mock.url,
    send: (url, init) => mock.fetch(new Request(url, init)),
    close: () => undefined,
  };
});

import { createMock } from "sanguine/mock";
import { describeDoor } from "./suite.ts";

describeDoor("mock.fetch", (options, handlers) => {
  const mock = createMock(options, { handlers });
  return { mock, url: mock.url, send: mock.fetch, close: () => undefined };
});

describeDoor("mock.fetch with a Request", (options, handlers) => {
  const mock = createMock(options, { handlers });
  return {
    mock,
    url: mock.url,
    send: (url, init) => mock.fetch(new Request(url, init)),
    close: () => undefined,
  };
});

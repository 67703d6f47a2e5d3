import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";

it("[EVT-1] an endpoint is presented with its receiver, and without its secrets", () => {
  const mock = createMock({ seed: "present" });
  mock.webhooks.register({ url: "http://a.test/hooks", eventTypes: ["labtest.order.*"] });
  mock.webhooks.register({ handler: () => undefined });
  mock.webhooks.openInbox();
  const list = mock.webhooks.list();
  const shared = { eventTypes: null, status: "enabled", failures: 0 };
  expect(JSON.parse(JSON.stringify(list))).toEqual([
    {
      id: "ep_1",
      url: "http://a.test/hooks",
      receiver: "url",
      eventTypes: ["labtest.order.*"],
      status: "enabled",
      failures: 0,
    },
    { id: "ep_2", url: null, receiver: "function", ...shared },
    { id: "ep_3", url: null, receiver: "inbox", ...shared },
  ]);
  for (const { secrets } of list) expect(secrets).toEqual([expect.stringMatching(/^whsec_.{32}$/)]);
});

import { createMock } from "sanguine/mock";
import { expect, test } from "vitest";
import { findJoinedBody } from "../../../mock/http/encode-response.ts";

test("a core that copies a response of joined bytes keeps its body", async () => {
  const mock = createMock({ seed: "joined" });
  const { id } = mock.orders.create();
  const request = {
    method: "GET",
    url: `${mock.url}/v3/orders`,
    header: (name: string) => (name === "x-service-api-key" ? mock.apiKey : null),
    body: async () => "",
  };
  const response = await mock.handle(request);
  if (!("body" in response)) throw new Error("The response has no body.");
  expect(findJoinedBody(response)).toBeDefined();
  const copies = [{ ...response }, new Proxy(response, {}), Object.create(response)];
  for (const copy of copies) {
    expect(findJoinedBody(copy)).toBeUndefined();
    const { orders } = JSON.parse(String(copy.body));
    expect(orders).toMatchObject([{ id }]);
  }
});

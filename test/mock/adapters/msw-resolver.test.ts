import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { createResolver } from "../../../mock/adapters/msw-resolver.ts";

it("[TST-1] a request that MSW gives to several servers is handled by the first of them", async () => {
  const mock = createMock();
  const headers = { "x-service-api-key": mock.apiKey };
  const request = new Request(`${mock.url}/v2/user`, { headers });
  // Each server has a resolver of its own. MSW before 2.13 calls them all, with the same object and the same id.
  const resolvers = [createResolver(mock), createResolver(mock)] as const;
  const first = await resolvers[0]({ request, requestId: "one" });
  expect([first?.status, await resolvers[1]({ request, requestId: "one" })]).toEqual([200, undefined]);
  expect(mock.requests.count()).toBe(1);
  // A test that resolves the request itself gets an id of its own, and a response.
  expect((await resolvers[1]({ request, requestId: "two" }))?.status).toBe(200);
  expect(mock.requests.count()).toBe(2);
});

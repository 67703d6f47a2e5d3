import { createMock } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import { expect, it } from "vitest";
import { createResolver } from "../../../mock/adapters/msw-resolver.ts";
import { collectGarbage } from "../../support/collect-garbage.ts";

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

it("an abort reaches a handler and a stalled body after a garbage collection", async () => {
  const untilAbort = (signal: AbortSignal | undefined) =>
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const mock = createMockWith({}, { handlers: { "users.list": ({ signal }) => untilAbort(signal) } });
  mock.faults.add({ operation: "providers.list", when: "after", network: "stall" });
  const headers = { "x-service-api-key": mock.apiKey };
  const control = new AbortController();
  // Nothing but the resolver refers to the requests.
  const read = async (path: string) => {
    const request = new Request(mock.url + path, { headers, signal: control.signal });
    return (await createResolver(mock)({ request, requestId: path }))?.text();
  };
  const calls = Promise.allSettled([read("/v2/user"), read("/v2/providers")]);
  await collectGarbage();
  await collectGarbage();
  control.abort("enough");
  expect(await calls).toMatchObject([{}, { status: "rejected", reason: "enough" }]);
  expect(mock.requests.last({ operation: "users.list" })).toMatchObject({ aborted: "gone" });
});

// oxlint-disable vitest/no-standalone-expect -- The rule does not know that the fixture's test is a test.
import nodeHttp from "node:http";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import type { Client } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { createHandlers } from "sanguine/mock/msw";
import { setupMockServer } from "sanguine/mock/msw/node";
import type { test as fixtureTest } from "sanguine/mock/vitest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it as plain, vi } from "vitest";

const elsewhere = "https://other.sanguine.test/charges";

/** Checks counts, bodies and the `times` of a fault, which are wrong when a request is handled twice. */
async function expectHandledOnce(mock: Mock, client: Client): Promise<void> {
  const before = mock.requests.count();
  const user = await client.users.create({ client_user_id: `u-${before}` });
  expect(mock.requests.last()?.request.body).toEqual({ client_user_id: `u-${before}` });
  mock.faults.add({ operation: "users.get", status: 503, times: 1 });
  const { meta } = await client.users.get(user.user_id).withResponse();
  expect(meta.attempts).toBe(2);
  expect(mock.requests.count()).toBe(before + 3);
  expect(mock.requests.list().slice(-3)).toMatchObject([{ status: 200 }, { status: 503 }, { status: 200 }]);
}

/** Tests the fixture beside other MSW servers. MSW 2 and 3 must behave the same. */
export function describeFixture(name: string, test: typeof fixtureTest): void {
  const configuredServer = setupServer(http.get(elsewhere, () => HttpResponse.json({ own: true })));
  const testWithServer = test.extend({ mockServer: configuredServer });

  describe(`the fixture under ${name}`, () => {
    let error: ReturnType<typeof vi.spyOn>;
    let warn: ReturnType<typeof vi.spyOn>;
    beforeEach(() => {
      error = vi.spyOn(console, "error").mockImplementation(() => undefined);
      warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    });
    afterEach(() => {
      // MSW reports requests that it cannot read to the console.
      expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
      vi.restoreAllMocks();
    });

    const one = test.extend({ mockOptions: { url: "https://one.sanguine.test" } });
    const two = test.extend({ mockOptions: { url: "https://two.sanguine.test" } });

    one("[TST-1] handles a request once (first extension)", async ({ mock, client }) => {
      expect(mock.url).toBe("https://one.sanguine.test");
      await expectHandledOnce(mock, client);
    });
    two("handles a request once (second extension)", async ({ mock, client }) => {
      expect(mock.url).toBe("https://two.sanguine.test");
      await expectHandledOnce(mock, client);
    });
    test("handles a request once (beside extensions)", async ({ mock, client }) => {
      await expectHandledOnce(mock, client);
    });
    test("has one server for all of them", async ({ mock, client, mockServer }) => {
      mockServer.use(http.get(`${mock.url}/v2/providers`, () => HttpResponse.json([]), { once: true }));
      expect(await client.providers.list()).toEqual([]);
      expect(mock.requests.count()).toBe(0);
      expect((await client.providers.list()).length).toBeGreaterThan(0);
      expect(mock.requests.count()).toBe(1);
    });
    one("drops overrides after a test", async ({ mockServer }) => {
      expect(mockServer.listHandlers()).toHaveLength(1);
    });
    test("emits MSW's events once per request", async ({ client, mockServer }) => {
      const starts: string[] = [];
      mockServer.events.on("request:start", ({ request }) => void starts.push(request.method));
      await client.users.create({ client_user_id: "u-1" });
      expect(starts).toEqual(["POST"]);
      mockServer.events.removeAllListeners();
    });

    describe("with the application's own server that listens first", () => {
      let calls = 0;
      const own = setupServer(http.get(elsewhere, () => HttpResponse.json({ call: (calls += 1) })));
      beforeAll(() => own.listen({ onUnhandledRequest: "error" }));
      afterAll(() => own.close());

      test("[TST-1] handles a request once", async ({ mock, client }) => {
        await expectHandledOnce(mock, client);
      });
      test("[TST-1] leaves other hosts to that server", async ({ client }) => {
        await client.users.list();
        calls = 0;
        expect(await (await fetch(elsewhere)).json()).toEqual({ call: 1 });
        expect(calls).toBe(1);
      });
      plain("leaves that server alone in tests without a mock", async () => {
        calls = 0;
        expect(await (await fetch(elsewhere)).json()).toEqual({ call: 1 });
      });
    });

    test("[TST-1] handles a request once while another server starts and stops", async ({ mock, client }) => {
      await expectHandledOnce(mock, client);
      const own = setupServer(http.get(elsewhere, () => HttpResponse.json({ own: true })));
      own.listen({ onUnhandledRequest: "error" });
      await expectHandledOnce(mock, client);
      expect(await (await fetch(elsewhere)).json()).toEqual({ own: true });
      own.close();
      await expectHandledOnce(mock, client);
      own.listen({ onUnhandledRequest: "error" });
      await expectHandledOnce(mock, client);
      own.close();
    });

    test("intercepts requests of node:http too", async ({ mock }) => {
      const own = setupServer();
      own.listen({ onUnhandledRequest: "error" });
      const headers = { "x-service-api-key": mock.apiKey };
      const status = await new Promise((resolve, reject) => {
        nodeHttp
          .get(`${mock.url}/v2/user`, { headers }, (response) => resolve(response.resume().statusCode))
          .on("error", reject);
      });
      own.close();
      expect(status).toBe(200);
      expect(mock.requests.count()).toBe(1);
    });

    describe("with a server that the application passes in", () => {
      beforeAll(() => configuredServer.listen({ onUnhandledRequest: "error" }));
      afterEach(() => configuredServer.resetHandlers());
      afterAll(() => configuredServer.close());
      for (const time of ["first", "second"])
        testWithServer(
          `[TST-1] handles a request once (${time} test)`,
          async ({ mock, client, mockServer }) => {
            expect(mockServer).toBe(configuredServer);
            await expectHandledOnce(mock, client);
            expect(configuredServer.listHandlers()).toHaveLength(2);
          },
        );
    });
  });

  describe(`two servers with handlers of one mock under ${name}`, () => {
    plain("[TST-1] handle a request once", async () => {
      const mock = createMock();
      const client = mock.client({ fetch: (url, init) => fetch(url, init) });
      const servers = [setupMockServer(mock), setupServer(...createHandlers(mock)), setupMockServer(mock)];
      for (const server of servers) server.listen({ onUnhandledRequest: "error" });
      await expectHandledOnce(mock, client);
      for (const server of servers) server.close();
      expect(mock.requests.count()).toBe(3);
    });
  });
}

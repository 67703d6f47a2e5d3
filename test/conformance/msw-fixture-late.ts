// oxlint-disable vitest/no-standalone-expect -- The rule does not know that the fixture's test is a test.
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, expect } from "vitest";

const elsewhere = "https://other.sanguine.test/charges";

/** Tests the fixture when other servers listen before it is loaded, as with a setup file of Vitest. */
export async function describeLateFixture(name: string): Promise<void> {
  const servers = [1, 2].map((number) =>
    setupServer(http.get(elsewhere, () => HttpResponse.json({ number }))),
  );
  for (const server of servers) server.listen({ onUnhandledRequest: "error" });
  afterAll(() => {
    for (const server of servers) server.close();
  });
  const { test } = await import("sanguine/mock/vitest");

  test(`[TST-1] the fixture under ${name} handles a request once when other servers listened before it was loaded`, async ({
    mock,
    client,
    mockServer,
  }) => {
    mockServer.use(http.get(`${mock.url}/v2/providers`, () => HttpResponse.json([]), { once: true }));
    expect(await client.providers.list()).toEqual([]);
    expect(mock.requests.count()).toBe(0);
    await client.users.create({ client_user_id: "u-1" });
    expect(mock.requests.list().map(({ status, request }) => [status, request.body])).toEqual([
      [200, { client_user_id: "u-1" }],
    ]);
    // MSW calls the server that listened last.
    expect(await (await fetch(elsewhere)).json()).toEqual({ number: 2 });
  });
}

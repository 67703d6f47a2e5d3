import { createServer } from "node:http";
import { http, HttpResponse } from "msw";
import { createMock, type Mock } from "sanguine/mock";
import { createHandlers } from "sanguine/mock/msw";
import { setupMockServer, type SetupMockServerOptions } from "sanguine/mock/msw/node";
import { setupServer } from "msw/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startServer } from "../support/start-server.ts";

const list = (mock: Mock) => fetch(`${mock.url}/v2/user`, { headers: { "x-service-api-key": mock.apiKey } });
const elsewhere = "http://elsewhere.sanguine.test/v2/user";

/** Starts a server at a port, which MSW does not know, until the test ends. Returns its origin. */
async function serveReal(status = 200): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(status === 200 ? "real" : ""));
  return `http://${await startServer(server)}`;
}

/**
 * Expects MSW to reject a request. A failure of the network is a TypeError too, but its cause is an error with a code. MSW 2 has a message
 * of its own, and the cause of MSW 3 is a response.
 */
async function expectMswRejection(url: string, init?: RequestInit): Promise<void> {
  const error: unknown = await fetch(url, init).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  const { message, cause } = error as TypeError;
  if (!(cause instanceof Response)) expect(message).toMatch(/Cannot bypass a request|^Failed to fetch$/);
}

/** Tests what only MSW offers: other hosts, overrides, several mocks. MSW 2 and 3 must behave the same. */
export function describeMsw(name: string): void {
  describe(`${name} with a mock`, () => {
    let close: (() => void) | undefined;
    const listen = (mock: Mock, options?: SetupMockServerOptions) => {
      const server = setupMockServer(mock, options);
      server.listen();
      close = () => server.close();
      return server;
    };
    afterEach(() => {
      close?.();
      close = undefined;
      vi.restoreAllMocks();
    });

    it("lets handlers of the test override an operation, once or until a reset", async () => {
      const mock = createMock();
      const server = listen(mock);
      server.use(http.get(`${mock.url}/v2/user`, () => HttpResponse.json({ mine: 1 }), { once: true }));
      expect(await (await list(mock)).json()).toEqual({ mine: 1 });
      expect(await (await list(mock)).json()).toMatchObject({ users: [] });
      server.use(http.get(`${mock.url}/v2/user`, () => HttpResponse.json({ mine: 2 })));
      expect(await (await list(mock)).json()).toEqual({ mine: 2 });
      server.resetHandlers();
      expect(await (await list(mock)).json()).toMatchObject({ users: [] });
      expect(mock.requests.count()).toBe(2);
    });

    it.each([["warn"], ["error"], [undefined]] as const)(
      "[TST-2] logs only the method and redacted URL of a request that misses the mock (%s)",
      async (onUnhandled) => {
        const logged: unknown[][] = [];
        for (const level of ["warn", "error"] as const)
          vi.spyOn(console, level).mockImplementation((...args) => void logged.push([level, ...args]));
        const origin = await serveReal();
        listen(createMock(), onUnhandled && { onUnhandled });
        const path =
          "/v2/link/provider/password/acme_watch/planted.name@example.com/4f1c?token=planted-token#planted";
        const sent = fetch(origin + path, {
          method: "POST",
          headers: { "x-service-api-key": "planted-key" },
          body: JSON.stringify({ password: "planted-password" }),
        });
        const outcome = await sent.then(
          (response) => response.text(),
          (error: unknown) => error instanceof TypeError,
        );
        expect(outcome).toBe(onUnhandled === "error" ? true : "real");
        expect(logged).toEqual([
          [
            onUnhandled ?? "warn",
            expect.stringContaining(`POST ${origin}/v2/link/provider/password/…/…/…, `),
          ],
        ]);
        expect(JSON.stringify(logged)).not.toContain("planted");
      },
    );

    it("[TST-2] logs the same when listen() gets the option", async () => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const server = setupMockServer(createMock(), { onUnhandled: "bypass" });
      server.listen({ onUnhandledRequest: "warn" });
      close = () => server.close();
      await fetch("http://127.0.0.1:2/v2/user?q=planted").catch(() => undefined);
      expect(warn.mock.calls).toEqual([[expect.stringContaining("GET http://127.0.0.1:2/v2/user, ")]]);
    });

    it("passes through requests to other hosts and reports them to a function", async () => {
      const url = `${await serveReal()}/v2/user`;
      const seen: string[] = [];
      const mock = createMock();
      listen(mock, { onUnhandled: (request) => seen.push(request.url) });
      expect(await (await fetch(url)).text()).toBe("real");
      expect((await list(mock)).status).toBe(200);
      expect(seen).toEqual([url]);
    });

    it.each(["onUnhandledRequest", "onUnhandledFrame"])(
      "reads an option of listen() given as %s",
      async (option) => {
        const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
        const mock = createMock();
        const server = setupMockServer(mock, { onUnhandled: "bypass" });
        server.listen({ [option]: "error" });
        close = () => server.close();
        await expectMswRejection(elsewhere);
        expect(error).toHaveBeenCalled();
      },
    );

    it.each([[false], [true]])(
      "[EVT-1] passes the mock's webhooks through to a port without logging, with one handler per operation: %s",
      async (perOperation) => {
        const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
        const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
        const hooks = `${await serveReal(204)}/hooks`;
        const mock = createMock();
        const server = listen(mock, { perOperation, onUnhandled: "error" });
        mock.webhooks.register({ url: hooks });
        mock.orders.create();
        await mock.idle();
        // A handler of the test takes precedence, as for any request.
        server.use(http.post("*/hooks", () => new HttpResponse(null, { status: 503 })));
        mock.orders.create();
        await mock.idle();
        const statuses = mock.webhooks
          .outbox()
          .flatMap(({ attempts }) => attempts.map(({ status }) => status));
        expect(statuses).toEqual([204, 503]);
        server.resetHandlers();
        expect([error.mock.calls, warn.mock.calls, mock.requests.list()]).toEqual([[], [], []]);
        await expectMswRejection(hooks, { method: "POST" });
      },
    );

    it("serves several mocks, each at its own address", async () => {
      const mocks = [createMock({ seed: "a" }), createMock({ seed: "b" })] as const;
      const server = setupServer(...mocks.flatMap((mock) => createHandlers(mock)));
      server.listen({ onUnhandledRequest: "error" });
      close = () => server.close();
      mocks[0].users.create();
      const totals = await Promise.all(mocks.map(async (mock) => (await list(mock)).json()));
      expect(totals).toMatchObject([{ total: 1 }, { total: 0 }]);
    });

    it("serves below an address with a path, and not at an address with the same prefix", async () => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const mock = createMock({ url: "http://service.sanguine.test/api/" });
      expect(mock.url).toBe("http://service.sanguine.test/api");
      listen(mock, { onUnhandled: "error" });
      expect((await list(mock)).status).toBe(200);
      await expectMswRejection("http://service.sanguine.test/apis/v2/user");
      await expectMswRejection("http://service.sanguine.test.evil.test/api/v2/user");
    });

    it("[ORD-1, ORD-17] can list one handler per operation, each of which responds at each of its paths", async () => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const mock = createMock();
      const server = listen(mock, { perOperation: true, onUnhandled: "error" });
      const paths = mock.operations.flatMap(({ method, paths: own }) =>
        own.map((path) => `${method} ${path.replace(/\/$/, "")}`),
      );
      // One more handler passes webhooks through.
      expect(server.listHandlers()).toHaveLength(new Set(paths).size + 1);
      const user = mock.users.create({ client_user_id: "providers" });
      const requisition = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
      expect((await fetch(requisition.requisition_form_url ?? "")).status).toBe(200);
      const headers = { "x-service-api-key": mock.apiKey };
      const targets = [
        "/v2/user",
        `/v2/user/${user.user_id}`,
        "/v2/user/resolve/providers",
        "/v2/providers/",
      ];
      for (const path of targets) expect((await fetch(mock.url + path, { headers })).status).toBe(200);
      for (const path of ["/v3/order", "/v3/order/create"])
        expect((await fetch(mock.url + path, { method: "POST", headers })).status).toBe(422);
      expect(mock.requests.list().map(({ operation }) => operation)).toEqual([
        null,
        "users.list",
        "users.get",
        "users.resolve",
        "providers.list",
        "orders.create",
        "orders.create",
      ]);
      await expectMswRejection(`${mock.url}/v2/nothing`, { headers });
    });
  });
}

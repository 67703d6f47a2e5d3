import { inspect } from "node:util";
import { createMock } from "sanguine/mock";
import { ControlError, createControlClient, isControlError } from "sanguine/mock/control";
import { describe, expect, it } from "vitest";

const mock = createMock();
const options = { url: mock.url, token: mock.controlToken, fetch: mock.fetch };

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe("the typed client", () => {
  it("rejects an invalid address and an invalid token", () => {
    expect(() => createControlClient({ ...options, url: "127.0.0.1:4010" })).toThrow("http or https address");
    expect(() => createControlClient({ ...options, url: "file:///tmp" })).toThrow("http or https address");
    expect(() => createControlClient({ ...options, token: "" })).toThrow("sanguine mock");
    expect(() => createControlClient({ ...options, token: undefined as never })).toThrow("sanguine mock");
    for (const token of ["secret\n", "\nsecret"])
      expect(() => createControlClient({ ...options, token })).toThrow(
        /^token must be the control token that `sanguine mock` prints\.$/,
      );
  });

  it("can be awaited and printed, and shows no token", async () => {
    const control = createControlClient(options);
    expect(await Promise.resolve(control)).toBe(control);
    expect(await Promise.resolve(control.users)).toBe(control.users);
    expect(control.users).toBe(control.users);
    await control.users.list();
    expect(inspect(control, { depth: 9, showHidden: true })).not.toContain(options.token);
    expect(JSON.stringify(control)).toBe('{"name":"team-1"}');
    expect(mock.requests.list()).toEqual([]);
  });

  it("throws for a rejected call, with a message that says why", async () => {
    const control = createControlClient(options);
    const wrong: unknown = await failure(control.users.create({ fallback_time_zone: "Mars" }));
    expect(wrong).toBeInstanceOf(ControlError);
    expect(wrong).toMatchObject({ name: "ControlError", verb: "users.create", status: 422 });
    expect(String(wrong)).toMatch(
      /^ControlError: users\.create: body\.fallback_time_zone: Value error, .*\(status 422\)$/,
    );
    await expect(control.users.get("nobody")).rejects.toMatchObject({
      status: 404,
      detail: "User not found",
      message: "users.get: User not found (status 404)",
    });
    const order = await control.orders.create({ method: "walk_in_test" });
    await expect(control.orders.move(order, "completed")).rejects.toThrow(
      "It can become requisition_created",
    );
    const info = createControlClient({ ...options, token: "wrong" }).info();
    await expect(info).rejects.toMatchObject({ status: 401, detail: expect.stringContaining("token") });
    expect([wrong, new Error("other"), null].map(isControlError)).toEqual([true, false, false]);
  });

  it.each<readonly [string, unknown]>([
    ["a Map", new Map([["client_user_id", "u-2"]])],
    ["a promise", Promise.resolve("u-2")],
    ["an expression", /^u-2$/],
    ["NaN", Number.NaN],
    ["a function", () => true],
    ["bytes", new Uint8Array(2)],
  ])(
    "[JNL-2] does not send %s, which JSON would change so that another request matches",
    async (_, value) => {
      const control = createControlClient(options);
      await control.users.create();
      for (const body of [value, { client_user_id: value }])
        await expect(control.requests.expect("users.create", { body: body as object })).rejects.toThrow(
          /^requests\.expect accepts only plain data/,
        );
    },
  );

  it("[JNL-2] does not send a part of a request that is undefined, which JSON would omit", async () => {
    const own = createMock();
    await own.client().users.create({ client_user_id: "u-1" });
    const { requests } = createControlClient({
      ...options,
      url: own.url,
      token: own.controlToken,
      fetch: own.fetch,
    });
    const partial = { body: { client_user_id: undefined } };
    const message = "client_user_id is undefined. JSON would omit it";
    await expect(requests.expect("users.create", partial)).rejects.toThrow(message);
    // A field may have the name of an option.
    await expect(requests.expect("users.create", { body: { count: undefined } } as object)).rejects.toThrow(
      "count is undefined",
    );
    await expect(requests.waitFor("users.create", partial)).rejects.toThrow(message);
    await expect(requests.inOrder([{ operation: "users.create", ...partial }])).rejects.toThrow(message);
    expect(await requests.expect("users.create", undefined, { times: 1, atLeast: undefined })).toHaveLength(
      1,
    );
    expect(await requests.waitFor("users.create", {}, { timeout: undefined })).toMatchObject({ status: 200 });
  });

  it("distinguishes a missing server from another server", async () => {
    const down = new TypeError("fetch failed");
    const silent = createControlClient({ ...options, fetch: () => Promise.reject(down) });
    await expect(silent.info()).rejects.toMatchObject({ verb: "info", status: null, cause: down });
    for (const response of [new Response("<html>", { status: 200 }), new Response("[]", { status: 404 })]) {
      const other = createControlClient({ ...options, fetch: () => Promise.resolve(response) });
      await expect(other.info()).rejects.toMatchObject({
        status: response.status,
        message: expect.stringContaining("not come from a control API"),
      });
    }
  });

  it("passes a signal to the request of the events, and rejects with its reason", async () => {
    const signals: unknown[] = [];
    const hang = (_: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      });
    };
    const control = createControlClient({ ...options, fetch: hang });
    const controller = new AbortController();
    const events = failure(Promise.resolve(control.events({ signal: controller.signal })));
    const reason = new Error("stopped");
    controller.abort(reason);
    expect([signals, await events]).toEqual([[controller.signal], reason]);
  });

  it("follows no redirect, which would forward the token", async () => {
    const sent: (RequestInit["redirect"] | undefined)[] = [];
    const moved = createControlClient({
      ...options,
      fetch: (_, init) => {
        sent.push(init.redirect);
        const headers = { location: "http://other.test/", "content-type": "text/event-stream" };
        return Promise.resolve(new Response(null, { status: 307, headers }));
      },
    });
    await expect(moved.idle()).rejects.toMatchObject({
      status: 307,
      message: "idle: the response does not come from a control API (status 307)",
    });
    await expect(moved.events()).rejects.toMatchObject({
      status: 307,
      message: "events: the response does not come from a control API (status 307)",
    });
    // Cloudflare Workers reject "error".
    expect(sent).toEqual(["manual", "manual"]);
  });
});

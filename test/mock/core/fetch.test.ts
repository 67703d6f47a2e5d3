import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

describe("mock.fetch", () => {
  it("reaches no other host, and names both hosts in its error", async () => {
    const mock = createMock();
    const rejection = await mock
      .fetch("https://user:secret@api.example.test/v2/user?token=secret")
      .catch((error: unknown) => error);
    expect(rejection).toBeInstanceOf(TypeError);
    const { cause } = rejection as TypeError;
    expect(cause).toMatchObject({
      code: "ENOTFOUND",
      message: expect.stringContaining("https://api.example.test"),
    });
    expect(String(cause)).toContain(mock.url);
    expect(String(cause)).not.toContain("secret");
    expect(mock.requests.list()).toEqual([]);
  });

  it("accepts bytes as a body, and rejects a body with GET", async () => {
    const mock = createMock();
    const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
    const body = new TextEncoder().encode('{"client_user_id":"ü"}');
    const made = await mock.fetch(`${mock.url}/v2/user`, { method: "POST", headers, body });
    expect(await made.json()).toMatchObject({ client_user_id: "ü" });
    await expect(mock.fetch(mock.url, { body: "x" })).rejects.toThrow("cannot have body");
  });

  it("sends nothing when the signal is already aborted, and removes its listener otherwise", async () => {
    const mock = createMock();
    await expect(mock.fetch(mock.url, { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow(
      "before",
    );
    expect(mock.requests.list()).toEqual([]);
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    for (let count = 0; count < 5; count += 1) await mock.fetch(`${mock.url}/v2/user`, { signal });
    expect(listeners).toBe(0);
  });

  it("treats methods as fetch does: lower-case patch is not a method, and some are forbidden", async () => {
    const mock = createMock();
    const { user_id } = mock.users.create();
    const url = `${mock.url}/v2/user/${user_id}`;
    const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
    const body = '{"fallback_time_zone":"Europe/London"}';
    expect((await mock.fetch(url, { method: "get", headers })).status).toBe(200);
    expect((await mock.fetch(url, { method: "patch", headers, body })).status).toBe(405);
    expect((await mock.fetch(url, { method: "PATCH", headers, body })).status).toBe(204);
    for (const method of ["TRACE", "GET IT", ""])
      await expect(mock.fetch(url, { method })).rejects.toThrow(TypeError);
  });

  it("rejects URLs beside a base URL with a path", async () => {
    const mock = createMock({ url: "http://service.sanguine.test/api" });
    const headers = { "x-service-api-key": mock.apiKey };
    expect((await mock.fetch(`${mock.url}/v2/user`, { headers })).status).toBe(200);
    const beside = await mock
      .fetch("http://service.sanguine.test/v2/user?token=secret", { headers })
      .catch((error: unknown) => error);
    expect(String((beside as TypeError).cause)).toContain(`handles only requests to ${mock.url}`);
    expect(String((beside as TypeError).cause)).not.toContain("secret");
  });

  it.each([
    ["breaks off", (controller: ReadableStreamDefaultController) => controller.error(new Error("gone"))],
    ["its caller aborts", (_: unknown, control: AbortController) => control.abort(new Error("gone"))],
  ])("records a body that %s in the journal", async (_, pull) => {
    const mock = createMock();
    const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
    const control = new AbortController();
    const stream = { pull: (controller: ReadableStreamDefaultController) => pull(controller, control) };
    const body = new ReadableStream(stream, { highWaterMark: 0 });
    const init: RequestInit = { method: "POST", headers, body, signal: control.signal };
    // Engines require it for a stream, and the type does not know it.
    Object.assign(init, { duplex: "half" });
    await expect(mock.fetch(`${mock.url}/v2/user`, init)).rejects.toThrow("gone");
    const recorded = { operation: "users.create", aborted: "gone", status: null };
    await expect.poll(() => mock.requests.last()).toMatchObject(recorded);
  });
});

import { createClient, type CallResult } from "sanguine";
import { createMock } from "sanguine/mock";
import { pageOf, rejectedCall, resolvedCall } from "sanguine/testing";
import { describe, expect, it, vi } from "vitest";

const createTestClient = () =>
  createClient({
    baseUrl: "https://api.example.com",
    apiKey: "<API_KEY>",
    fetch: () => Promise.reject(new Error("a stub sent a request")),
  });

const mock = createMock({ seed: "testing" });
const [first, second] = [
  mock.users.create({ client_user_id: "u-1" }),
  mock.users.create({ client_user_id: "u-2" }),
];

describe("[STB-1] a stub of a call", () => {
  it("resolves to its value, as often as it is returned", async () => {
    const client = createTestClient();
    vi.spyOn(client.users, "get").mockReturnValue(resolvedCall(first));
    expect(await client.users.get("any")).toBe(first);
    expect(await client.users.get("any")).toBe(first);
    const { data, response, meta } = await client.users.get("any").withResponse();
    expect([data, response.status]).toEqual([first, 200]);
    expect(meta).toMatchObject({ requestId: null, attempts: 1, durationMs: 0 });
  });

  it("has the given response and metadata", async () => {
    const response = new Response(null, { status: 202 });
    const call = resolvedCall("queued", { response, meta: { requestId: "req_1" } });
    const result: CallResult<string> = await call.withResponse();
    expect(result.response).toBe(response);
    expect(result.meta).toMatchObject({ requestId: "req_1", attempts: 1 });
  });

  it("rejects with its error, awaited, with its response and as a list, but not before it is used", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const error = new Error("the service is down");
      const client = createTestClient();
      vi.spyOn(client.users, "get").mockReturnValue(rejectedCall(error));
      vi.spyOn(client.users, "list").mockReturnValue(rejectedCall(error));
      await new Promise(setImmediate);
      expect(unhandled).not.toHaveBeenCalled();
      await expect(client.users.get("any")).rejects.toBe(error);
      await expect(client.users.get("any").withResponse()).rejects.toBe(error);
      await expect(client.users.list()).rejects.toBe(error);
      await expect(client.users.list().toArray({ limit: 1 })).rejects.toBe(error);
      await expect(client.users.list().pages().next()).rejects.toBe(error);
      await new Promise(setImmediate);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });

  it("is an instance of Promise", () => {
    expect(resolvedCall(1)).toBeInstanceOf(Promise);
    expect(rejectedCall(1)).toBeInstanceOf(Promise);
    expect(pageOf([])).toBeInstanceOf(Promise);
  });
});

describe("[STB-1] a stub of a list", () => {
  it("has one page, which can be awaited, iterated and collected", async () => {
    const client = createTestClient();
    vi.spyOn(client.users, "list").mockReturnValue(pageOf([first, second]));
    expect(await client.users.list()).toMatchObject({ items: [first, second], next: null, total: 2 });
    const seen: unknown[] = [];
    for await (const user of client.users.list()) seen.push(user);
    for await (const { items } of client.users.list().pages()) seen.push(items.length);
    for await (const user of await client.users.list()) seen.push(user);
    expect(seen).toEqual([first, second, 2, first, second]);
    expect(await client.users.list().toArray({ limit: 1 })).toEqual([first]);
    expect(await pageOf([]).toArray({ limit: 1 })).toEqual([]);
  });

  it("has the given fields", async () => {
    const client = createTestClient();
    vi.spyOn(client.labTests, "list").mockReturnValue(pageOf([], { pricing: null, total: 7 }));
    expect(await client.labTests.list()).toMatchObject({ items: [], pricing: null, total: 7 });
  });
});

describe("[STB-2] using", () => {
  it("ends a client: later calls throw, earlier ones go on", async () => {
    let ended;
    let earlier;
    {
      using client = mock.client();
      earlier = client.users.get(first.user_id);
      ended = client;
    }
    await expect(earlier).resolves.toMatchObject({ client_user_id: "u-1" });
    await expect(ended.users.get(first.user_id)).rejects.toThrow("client: its using block has ended");
    await expect(ended.users.list()).rejects.toThrow("client: its using block has ended");
    expect(
      JSON.stringify(
        Object.getOwnPropertySymbols(ended).filter((symbol) =>
          Object.propertyIsEnumerable.call(ended, symbol),
        ),
      ),
    ).toBe("[]");
  });
});

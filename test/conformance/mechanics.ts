import { expect, it, vi } from "vitest";
import { call, type DoorOpener, type OpenDoor } from "./adapter.ts";

async function play(door: OpenDoor) {
  const made = await call(door, "POST", "/v2/user", { body: { client_user_id: "again" } });
  return [made.text, made.headers.get("x-request-id"), (await call(door, "GET", "/v2/user")).text];
}

const PAPER = "labTests.collectionInstructions";

/** Asks through a door for the collection instructions of a lab test that has some. */
function paperOf(door: OpenDoor) {
  return async (init: RequestInit = {}): Promise<Response> => {
    const { json } = await call(door, "GET", "/v3/lab_test?lab_slug=spotwell_home&lab_test_limit=1");
    const { data } = json as { data: [{ id: string }] };
    const headers = { "x-service-api-key": door.mock.apiKey };
    return door.send(`${door.url}/v3/lab_test/${data[0].id}/collection_instruction_pdf`, {
      ...init,
      headers,
    });
  };
}

/** What a door itself has to carry over: methods, paths, headers, wire faults, aborts. */
export function mechanicsSuite(open: () => OpenDoor, opener: DoorOpener): void {
  it("serves an operation under its path and its alias alike", async () => {
    const door = open();
    const made = await call(door, "POST", "/v2/user/", { body: { client_user_id: "u" } });
    expect(made.status).toBe(200);
    expect((await call(door, "GET", "/v2/user/")).text).toBe((await call(door, "GET", "/v2/user")).text);
    expect((await call(door, "GET", "/v2/providers/")).text).toBe(
      (await call(door, "GET", "/v2/providers")).text,
    );
  });

  it("names the operation that a wrong path or method may have meant", async () => {
    const door = open();
    expect((await call(door, "GET", "/v2/usr")).json).toEqual({
      detail: "No operation GET /v2/usr. Did you mean GET /v2/user?",
    });
    const wrong = await call(door, "PUT", "/v2/user");
    expect(wrong.headers.get("allow")).toBe("GET, HEAD, OPTIONS, POST");
    expect(wrong.json).toEqual({ detail: expect.stringContaining("No operation PUT /v2/user.") });
    expect(door.mock.requests.unmatched().map(({ route }) => route)).toEqual(["/v2/usr", "/v2/user"]);
  });

  it("answers HEAD as GET without its body, and OPTIONS with what there is", async () => {
    const door = open();
    const get = await call(door, "GET", "/v2/user");
    const head = await call(door, "HEAD", "/v2/user");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    const options = await call(door, "OPTIONS", "/v2/user", { key: null });
    expect([options.status, options.text, options.headers.get("allow")]).toEqual([
      204,
      "",
      "GET, HEAD, OPTIONS, POST",
    ]);
  });

  it("carries a large body both ways", async () => {
    const door = open();
    for (let count = 0; count < 300; count += 1) door.mock.users.create({ client_user_id: `user-${count}` });
    const { json, text } = await call(door, "GET", "/v2/user?limit=500");
    expect(json).toMatchObject({ total: 300 });
    expect(text.length).toBeGreaterThan(50_000);
    const long = await call(door, "POST", "/v2/user", {
      body: { client_user_id: "x", junk: "y".repeat(500_000) },
    });
    expect(long.json).toMatchObject({ detail: [{ type: "extra_forbidden" }] });
  });

  it("carries a paper as the bytes that it is", async () => {
    const door = open();
    const ask = paperOf(door);
    const answer = await ask();
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    // Bytes that are no text show whether anything on the way took them for one.
    expect(new TextDecoder("latin1").decode(bytes)).toMatch(/^%PDF-[^]*[\x80-\xff][^]*%%EOF\s*$/);
    door.mock.unknownValues.enable();
    expect(new Uint8Array(await (await ask()).arrayBuffer())).toEqual(bytes);
    const head = await ask({ method: "HEAD" });
    expect([head.headers.get("content-length"), await head.text()]).toEqual([String(bytes.length), ""]);
  });

  it("breaks off and stalls in the middle of a paper", async () => {
    const door = open();
    const ask = paperOf(door);
    const whole = (await (await ask()).arrayBuffer()).byteLength;
    door.mock.faults.add({ operation: PAPER, when: "after", network: "truncate", times: 1 });
    await expect(ask().then((answer) => answer.arrayBuffer())).rejects.toThrow(TypeError);
    door.mock.faults.add({ operation: PAPER, when: "after", network: "stall" });
    const control = new AbortController();
    const reader = (await ask({ signal: control.signal })).body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    expect(first?.value?.length).toBeLessThan(whole);
    const rest = reader?.read();
    control.abort(new Error("enough"));
    await expect(rest).rejects.toThrow("enough");
  });

  it.each([
    ["nested too deeply", `{"client_user_id":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["of too many fields", `{${Array.from({ length: 200_000 }, (_, index) => `"k${index}":1`).join()}}`],
    ["with too many faults", `{"filter_on_providers":[${"1,".repeat(200_000)}1]}`],
  ])("refuses a body %s, and goes on", async (_, body) => {
    const door = open();
    for (const path of ["/v2/user", "/v2/link/token"]) {
      const { status, json } = await call(door, "POST", path, { body });
      expect([status, json]).toMatchObject([422, { detail: [{ type: "json_invalid", loc: ["body"] }] }]);
    }
    expect((await call(door, "GET", "/v2/user")).status).toBe(200);
  });

  it("refuses a body above its limit", async () => {
    const door = open();
    const body = JSON.stringify({ client_user_id: "x".repeat(13 * 1024 * 1024) });
    expect(await call(door, "POST", "/v2/user", { body })).toMatchObject({ status: 413 });
  });

  it("serves many calls at once, each with its own answer", async () => {
    const door = open();
    const ids = Array.from({ length: 40 }, (_, index) => `c-${index}`);
    const made = await Promise.all(
      ids.map((id) => call(door, "POST", "/v2/user", { body: { client_user_id: id } })),
    );
    expect(made.map(({ json }) => (json as { client_user_id: string }).client_user_id)).toEqual(ids);
    expect(door.mock.users.list()).toHaveLength(40);
  });

  it("gives the same answers to the same calls on the same seed", async () => {
    const first = await play(open());
    // One door at a time: MSW catches the fetch of the whole process.
    await open().close();
    const twin = await opener();
    try {
      expect(await play(twin)).toEqual(first);
    } finally {
      await twin.close();
    }
  });

  it("answers an injected fault, with Retry-After, as often as asked", async () => {
    const door = open();
    const fault = door.mock.faults.add({ operation: "users.list", status: 503, retryAfter: 7, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await call(door, "GET", "/v2/user");
      statuses.push([status, headers.get("retry-after")]);
    }
    expect(statuses).toEqual([
      [503, "7"],
      [503, "7"],
      [200, null],
    ]);
    expect(fault.hits).toBe(2);
    expect(door.mock.requests.list().map((entry) => entry.fault)).toEqual([true, true, false]);
  });

  it.each([204, 304])("answers an injected %i without a body, and goes on", async (status) => {
    const door = open();
    door.mock.faults.add({ status, retryAfter: 1, times: 1 });
    const answer = await call(door, "GET", "/v2/user");
    expect([answer.status, answer.text, answer.headers.get("content-length")]).toEqual([status, "", null]);
    expect((await call(door, "GET", "/v2/user")).status).toBe(200);
  });

  it("loses the answer of what did happen, where the fault comes after", async () => {
    const door = open();
    door.mock.faults.add({ operation: "users.create", when: "after", network: "reset" });
    await expect(call(door, "POST", "/v2/user", { body: { client_user_id: "u" } })).rejects.toThrow(
      TypeError,
    );
    expect(door.mock.users.list()).toHaveLength(1);
    expect(door.mock.requests.last()).toMatchObject({
      operation: "users.create",
      aborted: "reset",
      status: null,
    });
  });

  it("breaks the connection in the middle of a body", async () => {
    const door = open();
    door.mock.faults.add({ operation: "users.list", when: "after", network: "truncate" });
    // Whether the status is seen first differs: MSW 3 breaks its socket before the half that was sent is read.
    await expect(call(door, "GET", "/v2/user")).rejects.toThrow(TypeError);
    expect(door.mock.requests.last()).toMatchObject({ operation: "users.list", status: 200, fault: true });
  });

  it("stalls in the middle of a body until the caller gives up", async () => {
    const door = open();
    door.mock.faults.add({ operation: "users.list", when: "after", network: "stall" });
    const control = new AbortController();
    const headers = { "x-service-api-key": door.mock.apiKey };
    const response = await door.send(`${door.url}/v2/user`, { headers, signal: control.signal });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    const rest = reader?.read();
    control.abort(new Error("enough"));
    await expect(rest).rejects.toThrow("enough");
  });

  it("never answers where a fault says so, until the caller gives up", async () => {
    const door = open();
    door.mock.faults.add({ network: "hang" });
    const control = new AbortController();
    const answer = call(door, "GET", "/v2/user", { signal: control.signal });
    await vi.waitFor(() => expect(door.mock.requests.last()?.aborted).toBe("hang"));
    control.abort(new Error("enough"));
    await expect(answer).rejects.toThrow("enough");
  });

  it("lets the caller go away in the middle of a call, and says so in the journal", async () => {
    let entered: (() => void) | undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    await open().close();
    const door = await opener(undefined, {
      "users.list": async ({ signal }) => {
        entered?.();
        await new Promise((resolve) => signal?.addEventListener("abort", resolve, { once: true }));
        return { body: { users: [], total: 0, offset: 0, limit: 100 } };
      },
    });
    try {
      const control = new AbortController();
      const answer = call(door, "GET", "/v2/user", { signal: control.signal });
      await inside;
      control.abort(new Error("gone"));
      await expect(answer).rejects.toThrow("gone");
      await vi.waitFor(() =>
        expect(door.mock.requests.last()).toMatchObject({ aborted: "gone", status: null }),
      );
    } finally {
      await door.close();
    }
  });

  it("sends what tomorrow may bring with unknown values on", async () => {
    const door = open();
    const { user_id } = door.mock.users.create();
    door.mock.connections.create({ user: user_id, provider: "manual" });
    door.mock.unknownValues.enable();
    expect((await call(door, "GET", `/v2/user/providers/${user_id}`)).json).toMatchObject({
      future_field: expect.any(String),
      providers: [{ status: "future_connected", future_field: expect.any(String) }],
    });
  });

  it("writes down each request, and no credential with it", async () => {
    const door = open();
    await call(door, "POST", "/v2/user", { body: { client_user_id: "someone@example.test" } });
    const [entry] = door.mock.requests.list({ operation: "users.create" });
    expect(entry).toMatchObject({
      sequence: 1,
      at: "2026-01-15T09:00:00.000Z",
      route: "/v2/user",
      status: 200,
    });
    expect(entry?.warnings).toHaveLength(1);
    expect(entry?.request).toMatchObject({
      path: "/v2/user",
      body: { client_user_id: "someone@example.test" },
    });
    expect(JSON.stringify(entry) + JSON.stringify(entry?.request)).not.toContain(door.mock.apiKey);
    expect(JSON.stringify(entry)).not.toContain("someone");
  });

  it("writes down what a refused request sent, but no secret in it and nothing large", async () => {
    const door = open();
    await call(door, "POST", "/v2/user", {
      body: { client_user_id: 3, password: "hush", mfa_code: "123456" },
    });
    expect(door.mock.requests.last()?.request.body).toEqual({
      client_user_id: 3,
      password: "<hidden>",
      mfa_code: "<hidden>",
    });
    await call(door, "POST", "/v2/user", { body: { client_user_id: "x".repeat(100_000) } });
    expect(door.mock.requests.last()?.request.body).toBeUndefined();
  });
}

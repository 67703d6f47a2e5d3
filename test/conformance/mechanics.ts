import { expect, it } from "vitest";
import { call, type AdapterFactory, type Adapter } from "./adapter.ts";

const PDF_OPERATION = "labTests.collectionInstructions";

/** Returns a function that requests the collection instructions of a lab test that has some. */
function createPdfRequest(adapter: Adapter) {
  return async (init: RequestInit = {}): Promise<Response> => {
    const { json } = await call(adapter, "GET", "/v3/lab_test?lab_slug=spotwell_home&lab_test_limit=1");
    const { data } = json as { data: [{ id: string }] };
    const headers = { "x-service-api-key": adapter.mock.apiKey };
    return adapter.send(`${adapter.url}/v3/lab_test/${data[0].id}/collection_instruction_pdf`, {
      ...init,
      headers,
    });
  };
}

/** Tests what an adapter itself transports: methods, paths, headers, network faults, aborts. */
export function mechanicsSuite(open: () => Adapter, createAdapter: AdapterFactory): void {
  it("serves an operation at its path and at its alias", async () => {
    const adapter = open();
    const made = await call(adapter, "POST", "/v2/user/", { body: { client_user_id: "u" } });
    expect(made.status).toBe(200);
    const get = async (path: string) => (await call(adapter, "GET", path)).text;
    for (const path of ["/v2/user", "/v2/providers"]) expect(await get(`${path}/`)).toBe(await get(path));
  });

  it("responds to HEAD like GET without a body, and to OPTIONS with the allowed methods", async () => {
    const adapter = open();
    const get = await call(adapter, "GET", "/v2/user");
    const head = await call(adapter, "HEAD", "/v2/user");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    const options = await call(adapter, "OPTIONS", "/v2/user", { key: null });
    const allowed = "GET, HEAD, OPTIONS, POST";
    expect([options.status, options.text, options.headers.get("allow")]).toEqual([204, "", allowed]);
  });

  it("transports large request and response bodies", async () => {
    const adapter = open();
    for (let count = 0; count < 300; count += 1)
      adapter.mock.users.create({ client_user_id: `user-${count}` });
    const { json, text } = await call(adapter, "GET", "/v2/user?limit=500");
    expect(json).toMatchObject({ total: 300 });
    expect(text.length).toBeGreaterThan(50_000);
    const long = await call(adapter, "POST", "/v2/user", {
      body: { client_user_id: "x", junk: "y".repeat(500_000) },
    });
    expect(long.json).toMatchObject({ detail: [{ type: "extra_forbidden" }] });
  });

  it("transports the exact bytes of a PDF", async () => {
    const adapter = open();
    const download = createPdfRequest(adapter);
    const response = await download();
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    // Bytes that are not valid text show whether the adapter decoded them.
    expect(new TextDecoder("latin1").decode(bytes)).toMatch(/^%PDF-[^]*[\x80-\xff][^]*%%EOF\s*$/);
    adapter.mock.unknownValues.enable();
    expect(new Uint8Array(await (await download()).arrayBuffer())).toEqual(bytes);
    const head = await download({ method: "HEAD" });
    expect([head.headers.get("content-length"), await head.text()]).toEqual([String(bytes.length), ""]);
  });

  it("truncates and stalls in the middle of a PDF", async () => {
    const adapter = open();
    const download = createPdfRequest(adapter);
    const whole = (await (await download()).arrayBuffer()).byteLength;
    adapter.mock.faults.add({ operation: PDF_OPERATION, when: "after", network: "truncate", times: 1 });
    // Whether the caller sees the status first differs: MSW 3 breaks its socket before the caller reads the first half.
    await expect(download().then((response) => response.arrayBuffer())).rejects.toThrow(TypeError);
    expect(adapter.mock.requests.last()).toMatchObject({
      operation: PDF_OPERATION,
      status: 200,
      fault: true,
    });
    adapter.mock.faults.add({ operation: PDF_OPERATION, when: "after", network: "stall" });
    const control = new AbortController();
    const reader = (await download({ signal: control.signal })).body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    expect(first?.value?.length).toBeLessThan(whole);
    const rest = reader?.read();
    control.abort(new Error("enough"));
    await expect(rest).rejects.toThrow("enough");
  });

  it("rejects a body above the size limit", async () => {
    const adapter = open();
    const body = JSON.stringify({ client_user_id: "x".repeat(13 * 1024 * 1024) });
    expect(await call(adapter, "POST", "/v2/user", { body })).toMatchObject({ status: 413 });
  });

  it("serves concurrent calls, each with its own response", async () => {
    const adapter = open();
    const ids = Array.from({ length: 40 }, (_, index) => `c-${index}`);
    const made = await Promise.all(
      ids.map((id) => call(adapter, "POST", "/v2/user", { body: { client_user_id: id } })),
    );
    expect(made.map(({ json }) => (json as { client_user_id: string }).client_user_id)).toEqual(ids);
    expect(adapter.mock.users.list()).toHaveLength(40);
  });

  it.each([204, 304])(
    "responds with an injected %i without a body, and continues to serve",
    async (status) => {
      const adapter = open();
      adapter.mock.faults.add({ status, retryAfter: 1, times: 1 });
      const response = await call(adapter, "GET", "/v2/user");
      const { text, headers } = response;
      expect([response.status, text, headers.get("content-length")]).toEqual([status, "", null]);
      expect((await call(adapter, "GET", "/v2/user")).status).toBe(200);
    },
  );

  it("discards the response of an executed request when the fault comes after it", async () => {
    const adapter = open();
    adapter.mock.faults.add({ operation: "users.create", when: "after", network: "reset" });
    await expect(call(adapter, "POST", "/v2/user", { body: { client_user_id: "u" } })).rejects.toThrow(
      TypeError,
    );
    expect(adapter.mock.users.list()).toHaveLength(1);
    expect(adapter.mock.requests.last()).toMatchObject({
      operation: "users.create",
      aborted: "reset",
      status: null,
    });
  });

  it("does not respond with the fault `hang` until the caller aborts", async () => {
    const adapter = open();
    adapter.mock.faults.add({ network: "hang" });
    const control = new AbortController();
    const response = call(adapter, "GET", "/v2/user", { signal: control.signal });
    await expect.poll(() => adapter.mock.requests.last()?.aborted).toBe("hang");
    control.abort(new Error("enough"));
    await expect(response).rejects.toThrow("enough");
  });

  it("lets the caller abort a running call and records it in the journal", async () => {
    let entered: (() => void) | undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    await open().close();
    const adapter = await createAdapter(undefined, {
      "users.list": async ({ signal }) => {
        entered?.();
        await new Promise((resolve) => signal?.addEventListener("abort", resolve, { once: true }));
        return { body: { users: [], total: 0, offset: 0, limit: 100 } };
      },
    });
    try {
      const control = new AbortController();
      const response = call(adapter, "GET", "/v2/user", { signal: control.signal });
      await inside;
      control.abort(new Error("gone"));
      await expect(response).rejects.toThrow("gone");
      await expect.poll(() => adapter.mock.requests.last()).toMatchObject({ aborted: "gone", status: null });
    } finally {
      await adapter.close();
    }
  });
}

import { afterEach, describe, expect, it, vi } from "vitest";
import { createTextResponse } from "../../../mock/core/text-response.ts";

const text = '{"name":"ü"}';
const init = { status: 203, headers: { "content-type": "application/json", "x-request-id": "r" } };
const both = () => [createTextResponse(text, init), new Response(text, init)] as const;

/** Returns the outcome of a call on a response, and whether its body is used afterwards. */
async function outcome(response: Response, act: (response: Response) => unknown) {
  try {
    return { value: await act(response), used: response.bodyUsed };
  } catch (cause) {
    return { thrown: cause instanceof TypeError, used: response.bodyUsed };
  }
}

const bytes = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];

describe("a response with a text", () => {
  it("returns its bytes with the method of newer engines", async () => {
    const textResponse = createTextResponse(text, init) as Response & { bytes(): Promise<Uint8Array> };
    expect(await textResponse.bytes()).toEqual(new TextEncoder().encode(text));
    expect(textResponse.bodyUsed).toBe(true);
    await expect(textResponse.bytes()).rejects.toThrow(TypeError);
  });

  it.each<[string, (response: Response) => unknown]>([
    ["is untouched", (r) => [r.status, r.ok, [...r.headers], r.bodyUsed, r instanceof Response]],
    ["gives its text", (r) => r.text()],
    ["gives its JSON", (r) => r.json()],
    ["gives its bytes", bytes],
    ["gives a blob of its type", async (r) => (await r.blob()).type],
    ["rejects a form", (r) => r.formData()],
    ["gives its text once", async (r) => [await r.text(), await r.text()]],
    ["gives its bytes or its text", async (r) => [await r.text(), await bytes(r)]],
    ["streams", async (r) => new TextDecoder().decode((await r.body?.getReader().read())?.value)],
    ["is locked while it streams", async (r) => [r.body?.getReader() !== undefined, await r.text()]],
    [
      "has a stream that is used up once it was read",
      async (r) => [await r.text(), r.body?.locked, r.bodyUsed],
    ],
    ["can be cancelled", async (r) => [await r.body?.cancel(), r.bodyUsed]],
    ["gives a clone and itself", async (r) => [await r.clone().text(), await r.text()]],
    ["has no clone once it was read", async (r) => [await r.text(), r.clone()]],
    ["can be wrapped", (r) => new Response(r.body, r).text()],
  ])("behaves like the engine's own with %s", async (_, act) => {
    const [textResponse, nativeResponse] = both();
    expect(await outcome(textResponse, act)).toEqual(await outcome(nativeResponse, act));
  });
});

describe("where servers send the body that the engine keeps", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each<[string, object | undefined]>([
    ["Bun", { versions: { node: "24.3.0", undici: "7.10.0", bun: "1.3.2" } }],
    ["Deno", { versions: { node: "24.2.0", undici: "7.10.0", deno: "2.5.0" } }],
    ["workerd", { versions: { node: "22.19.0", undici: "" } }],
    ["a service worker", undefined],
  ])("a response has its text also there, as in %s", async (_, process) => {
    vi.stubGlobal("process", process);
    const response = createTextResponse(text, init);
    expect(await Response.prototype.text.call(response)).toBe(text);
  });

  it("a response has its text also for a framework that replaces `Response`, as Hono does", () => {
    class Served extends Response {
      readonly given: unknown;
      constructor(body: string | null, options: ResponseInit) {
        super(body, options);
        this.given = body;
      }
    }
    vi.stubGlobal("Response", Served);
    expect(createTextResponse(text, init)).toMatchObject({ given: text, status: 203 });
  });
});

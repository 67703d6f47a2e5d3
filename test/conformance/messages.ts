import { expect, it } from "vitest";
import { call, type Adapter } from "./adapter.ts";

/** Tests bodies, forms with files, and errors. */
export function messageSuite(open: () => Adapter): void {
  it("[GEN-1] sends and accepts JSON in any script, and sends no body with 204", async () => {
    const adapter = open();
    const client_user_id = "ünïcødé-用户-👩‍⚕️";
    const made = await call(adapter, "POST", "/v2/user", { body: { client_user_id } });
    expect(made.json).toMatchObject({ client_user_id });
    expect(made.headers.get("content-type")).toMatch(/^application\/json/);
    expect(made.headers.get("content-length")).toBe(String(new TextEncoder().encode(made.text).length));
    const { user_id } = made.json as { user_id: string };
    const resolved = await call(adapter, "GET", `/v2/user/resolve/${encodeURIComponent(client_user_id)}`);
    expect(resolved.json).toMatchObject({ user_id });
    const body = { fallback_time_zone: null };
    const patched = await call(adapter, "PATCH", `/v2/user/${user_id}`, { body });
    expect([patched.status, patched.text, patched.headers.has("content-type")]).toEqual([204, "", false]);
  });

  it("[ERR-1] returns every error as JSON under detail, with the request's id", async () => {
    const adapter = open();
    adapter.mock.users.create({ client_user_id: "taken" });
    const responses = [
      await call(adapter, "GET", "/v2/user", { key: null }),
      await call(adapter, "GET", "/v2/user/nope"),
      await call(adapter, "PUT", "/v2/user"),
      await call(adapter, "GET", "/v2/usr"),
      await call(adapter, "GET", "/v2/user/%E0%A4%A"),
      await call(adapter, "POST", "/v2/user", { body: { client_user_id: "taken" } }),
      await call(adapter, "POST", "/v2/user", { body: "x", headers: { "content-type": "text/plain" } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 422, 405, 404, 400, 400, 415]);
    for (const { json, headers } of responses) {
      expect(Object.keys(json as object)).toEqual(["detail"]);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(headers.get("x-request-id")).toMatch(/^req_\w+$/);
    }
    expect(new Set(responses.map(({ headers }) => headers.get("x-request-id"))).size).toBe(responses.length);
  });

  it("[LRP-1] accepts a file with every byte value, and rejects one with a wrong signature", async () => {
    const adapter = open();
    adapter.mock.settings.set({ labReports: true });
    const { user_id } = adapter.mock.users.create();
    const send = (first: number): Promise<Response> => {
      const form = new FormData();
      const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
      // These bytes are not valid text in any encoding: an adapter that decodes them changes them.
      bytes.set([first, 0xd8, 0xff]);
      form.append("user_id", user_id);
      form.append("file", new Blob([bytes]), "report");
      const headers = { "x-service-api-key": adapter.mock.apiKey };
      return adapter.send(`${adapter.url}/lab_report/v1/parser/job`, { method: "POST", headers, body: form });
    };
    expect((await send(0xff)).status).toBe(200);
    expect((await send(0xfe)).status).toBe(400);
    expect(adapter.mock.labReports.list()).toHaveLength(1);
    expect(adapter.mock.requests.list()[0]?.request.body).toEqual({ user_id, file: ["<1024 bytes>"] });
  });
}

import { expect, it } from "vitest";
import type { Adapter } from "./adapter.ts";

/** Tests forms with files, whose bytes an adapter must not change. */
export function uploadSuite(open: () => Adapter): void {
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
    const [kept] = adapter.mock.requests.list();
    expect(kept?.request.body).toEqual({ user_id, file: ["<1024 bytes>"] });
  });
}

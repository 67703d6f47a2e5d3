import { expect, it } from "vitest";
import type { OpenDoor } from "./adapter.ts";

/** Forms with files, whose bytes no door may touch. */
export function uploadSuite(open: () => OpenDoor): void {
  it("[LRP-1] takes a file with every byte there is, and refuses one whose bytes are not what they should be", async () => {
    const door = open();
    door.mock.settings.set({ labReports: true });
    const { user_id } = door.mock.users.create();
    const send = (first: number): Promise<Response> => {
      const form = new FormData();
      const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
      // These are no text in any encoding: a door that reads them as one makes something else of them.
      bytes.set([first, 0xd8, 0xff]);
      form.append("user_id", user_id);
      form.append("file", new Blob([bytes]), "report");
      const headers = { "x-service-api-key": door.mock.apiKey };
      return door.send(`${door.url}/lab_report/v1/parser/job`, { method: "POST", headers, body: form });
    };
    expect((await send(0xff)).status).toBe(200);
    expect((await send(0xfe)).status).toBe(400);
    expect(door.mock.labReports.list()).toHaveLength(1);
    const [kept] = door.mock.requests.list();
    expect(kept?.request.body).toEqual({ user_id, file: ["<1024 bytes>"] });
  });
}

import { describe, expect, it } from "vitest";
import { createMockCaller, NOBODY } from "./caller.ts";

describe("POST /v2/link/token", () => {
  it("[LNK-1] returns a token and the URL of its link page", async () => {
    const { post, mock } = createMockCaller({ linkUrl: "https://link.example.test/start" });
    const user = mock.users.create();
    const { status, body } = await post("/v2/link/token", { user_id: user.user_id });
    expect(status).toBe(200);
    const url = new URL(body.link_web_url);
    expect(url.href.startsWith("https://link.example.test/start/?")).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token: body.link_token,
      env: "sandbox",
      region: "us",
    });
    expect((await post("/v2/link/token", { user_id: user.user_id })).body.link_token).not.toBe(
      body.link_token,
    );
  });

  it("[LNK-11] rejects unknown users and providers", async () => {
    const { post, mock } = createMockCaller();
    const { user_id } = mock.users.create();
    expect(await post("/v2/link/token", { user_id: NOBODY })).toMatchObject({
      status: 404,
      body: { detail: "User not found" },
    });
    const unknown = await post("/v2/link/token", { user_id, provider: "nobody" });
    expect(unknown).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "provider"] }] } });
    expect(JSON.stringify(unknown.body)).toContain("acme_watch");
    expect((await post("/v2/link/token", { user_id, provider: "manual" })).status).toBe(200);
  });
});

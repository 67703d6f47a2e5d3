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

  it("[LNK-1] uses the mock's own link page by default", async () => {
    const { post, mock } = createMockCaller();
    const { body } = await post("/v2/link/token", { user_id: mock.users.create().user_id });
    expect(body.link_web_url.startsWith(`${mock.url}/link/?token=`)).toBe(true);
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

  it("[LNK-15] rejects redirects without a target, and targets that are scripts or data", async () => {
    const { post, mock } = createMockCaller();
    const { user_id } = mock.users.create();
    const status = async (input: object) => (await post("/v2/link/token", { user_id, ...input })).status;
    expect(await status({ on_error: "redirect" })).toBe(422);
    expect(await status({ on_close: "redirect" })).toBe(422);
    expect(await status({ redirect_url: "javascript:alert(1)" })).toBe(422);
    expect(await status({ redirect_url: "data:text/html,x" })).toBe(422);
    expect(await status({ on_close: "redirect", on_error: "redirect", redirect_url: "myapp://linked" })).toBe(
      200,
    );
  });
});

describe("POST /v2/link/connect/demo", () => {
  it("connects a demo provider for 7 days", async () => {
    const { post, get, mock } = createMockCaller();
    const { user_id } = mock.users.create();
    const made = await post("/v2/link/connect/demo", { user_id, provider: "glucose_two" });
    expect(made).toMatchObject({
      status: 200,
      body: { success: true, detail: "Connected to Glucose Two with demo data." },
    });
    const path = `/v2/user/providers/${user_id}`;
    expect((await get(path)).body.providers).toMatchObject([{ slug: "glucose_two", status: "connected" }]);
    await mock.clock.advance("7d");
    expect((await get(path)).body.providers).toEqual([]);
  });
});

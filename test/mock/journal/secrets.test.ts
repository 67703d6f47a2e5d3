import { describe, expect, it } from "vitest";
import { createMockCaller } from "../http/handlers/caller.ts";

describe("credentials in a request", () => {
  it("[ERR-1, AUT-5] are not repeated in the errors that reject them, nor recorded with their bodies", async () => {
    const { mock, get, post } = createMockCaller();
    const { user_id } = mock.users.create();
    const { link_token } = (await post("/v2/link/token", { user_id })).body;
    const missing = await post("/v2/link/provider/password/glucose_two/complete_mfa", {});
    expect(missing.body.detail).toEqual([expect.objectContaining({ type: "missing", input: null })]);
    const wrong = { client_user_id: "u-1", password: "hunter2", deeper: [{ link_token }] };
    const rejected = await post("/v2/user", wrong);
    expect(rejected.status).toBe(422);
    expect(rejected.body.detail).toEqual([
      expect.objectContaining({ loc: ["body", "password"], type: "extra_forbidden", input: "<hidden>" }),
      expect.objectContaining({ loc: ["body", "deeper"], input: [{ link_token: "<hidden>" }] }),
    ]);
    const kept = JSON.stringify(mock.requests.last()?.request.body);
    expect(kept).toContain("u-1");
    expect(kept).not.toContain("hunter2");
    expect(kept).not.toContain(link_token);
    const response = await get(`/v2/user?api_key=${mock.apiKey}&x-service-api-key=${mock.apiKey}`);
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body)).not.toContain(mock.apiKey);
    expect(mock.requests.last()?.request.query).toBe("api_key=<hidden>&x-service-api-key=<hidden>");
    await get(`/v2/user?limit=5&api%5Fkey=${mock.apiKey}`);
    expect(mock.requests.last()?.request.query).toBe("limit=5&api_key=<hidden>");
    await get("/v2/user?limit=5&offset=%30");
    expect(mock.requests.last()?.request.query).toBe("limit=5&offset=%30");
  });

  it("are not recorded in the URL of a link page that reached another adapter", async () => {
    const { mock } = createMockCaller();
    const { link_token } = mock.link.createToken({ user: mock.users.create() });
    for (const path of [`/link/?q=watch&token=${link_token}`, `/link/oauth/acme_watch?state=${link_token}`]) {
      expect((await mock.fetch(mock.url + path)).status).toBe(404);
    }
    const kept = mock.requests.list().map(({ route, request }) => [route, request]);
    expect(JSON.stringify(kept)).not.toContain(link_token);
    expect(JSON.stringify(kept)).toContain("q=watch");
  });
});

import { expect, it } from "vitest";
import { createMockCaller, NOBODY } from "./caller.ts";
import { accepts, rejects } from "./rejects.ts";

it("[LNK-1] POST /v2/link/token returns a token and the URL of its link page", async () => {
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
  expect((await post("/v2/link/token", { user_id: user.user_id })).body.link_token).not.toBe(body.link_token);
});

rejects("[LNK-11]", "link.createToken", [
  ["an unknown user", { user_id: NOBODY }, "User not found", 404],
  ["an unknown provider", { provider: "nobody" }, "provider", 422],
]);
accepts("[LNK-11]", "link.createToken", [["a provider that has no sign-in", { provider: "manual" }]]);

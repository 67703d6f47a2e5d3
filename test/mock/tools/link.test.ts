import { isLinkState, parseLinkRedirect } from "sanguine";
import { describe, expect, it } from "vitest";
import { createLinkCaller } from "../http/handlers/link-caller.ts";

const redirect_url = "https://app.example/linked";

describe("mock.link", () => {
  it("[LNK-4] turns a consent into a redirect whose outcome clients can parse", () => {
    const { mock, user_id, connected } = createLinkCaller();
    const token = mock.link.createToken({ user: user_id, provider: "acme_watch", redirect_url });
    const rejected = mock.link.completeOAuth(token, { granted: [] });
    const outcome = parseLinkRedirect(rejected.location ?? "");
    expect(outcome).toEqual({
      state: "error",
      error_type: "required_scopes_not_granted",
      error: rejected.error,
    });
    const done = mock.link.completeOAuth(token);
    expect(isLinkState(done, "success")).toBe(true);
    expect(done.location).toBe(`${redirect_url}?state=success`);
    expect(connected()).toEqual(["acme_watch connected"]);
  });

  it.each([
    [{ on_close: "redirect" }, "user_cancelled"],
    [{ on_error: "redirect" }, null],
    [{}, null],
  ] as const)("[LNK-5] closes the page of a token with %j", (options, error_type) => {
    const { mock, user_id } = createLinkCaller();
    const token = mock.link.createToken({ user: user_id, redirect_url, ...options });
    const { state, location, ...closed } = mock.link.close(token);
    expect([state, closed.error_type]).toEqual(["error", "user_cancelled"]);
    expect(location === null ? null : parseLinkRedirect(location).error_type).toBe(error_type);
  });
});

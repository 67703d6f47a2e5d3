import { isLinkState, parseLinkRedirect } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { createLinkCaller } from "../http/handlers/link-caller.ts";
import { catchServiceError } from "../domain/test-world.ts";

const redirect_url = "https://app.example/linked";

describe("mock.link", () => {
  it.each([
    [{ filter_on_providers: [] }, "too_short", ["body", "filter_on_providers"]],
    [{ filter_on_providers: ["acme_watch", "nobody"] }, "enum", ["body", "filter_on_providers", 1]],
    [{ provider: "nobody" }, "enum", ["body", "provider"]],
    [{ redirect_url: "javascript:alert(1)" }, "url_scheme", ["body", "redirect_url"]],
  ])("[LNK-3, LNK-11, LNK-15] rejects a token with %j, as a request does", (options, type, loc) => {
    const { mock, user_id } = createLinkCaller();
    const create = () => mock.link.createToken({ user: user_id, ...options });
    expect(catchServiceError(create)).toMatchObject({ status: 422, detail: [{ type, loc }] });
    expect(mock.link.list(user_id)).toEqual([]);
  });

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
    // A token without a provider has no sign-in to complete.
    const open = mock.link.completeOAuth(mock.link.createToken({ user: user_id, redirect_url }));
    expect(parseLinkRedirect(open.location ?? "")).toEqual({
      state: "error",
      error_type: "token_not_validated",
      error: "No sign-in at a provider was started with this link token.",
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

it("a token of the longest lifetime expires in the last millisecond of the year 9999", () => {
  const mock = createMock();
  mock.settings.set({ linkTokenLifetime: "99999999999d" });
  const { expires_at } = mock.link.createToken({ user: mock.users.create() });
  expect(expires_at).toBe("9999-12-31T23:59:59.999+00:00");
});

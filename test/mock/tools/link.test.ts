import { isLinkState, matchLink, parseLinkRedirect } from "sanguine";
import { describe, expect, it } from "vitest";
import { createLinkCaller } from "../http/handlers/link-caller.ts";
import { catchServiceError } from "../domain/test-world.ts";

const redirect_url = "https://app.example/linked";

describe("mock.link", () => {
  it("lists the tokens of a user or of all users, and the providers that a browser can link", () => {
    const { mock, user_id } = createLinkCaller();
    const other = mock.users.create();
    const first = mock.link.createToken({ user: user_id, provider: "acme_watch" });
    const second = mock.link.createToken({ user: other });
    expect(first).toMatchObject({ provider: "acme_watch", code: null });
    expect(mock.link.list(user_id)).toEqual([first]);
    expect(mock.link.list()).toEqual([first, second]);
    expect(catchServiceError(() => mock.link.list("unknown")).status).toBe(404);
    const providers = mock.link.providers();
    expect(providers).toHaveLength(32);
    expect(new Set(providers.map(({ sign_in }) => sign_in))).toEqual(new Set(["email", "oauth", "password"]));
  });

  it("creates tokens as a request does and shows their state", async () => {
    const { mock, user_id, password, newToken } = createLinkCaller();
    const token = mock.link.createToken({ user: user_id, provider: "glucose_two", redirect_url });
    expect(token).toMatchObject({ user_id, state: "unvalidated", expires_at: "2026-01-15T10:00:00+00:00" });
    expect(token.link_web_url.startsWith(`${mock.linkUrl}/?token=`)).toBe(true);
    await password(token.link_token, { username: "mfa_sms" });
    expect(mock.link.get(token).state).toBe("validated");
    await password(token.link_token);
    expect(mock.link.get(token.link_token).state).toBe("consumed");
    expect(mock.link.expire(token).state).toBe("expired");
    expect(mock.link.consume(await newToken()).state).toBe("consumed");
    expect(catchServiceError(() => mock.link.get("unknown")).status).toBe(404);
    expect(catchServiceError(() => mock.link.code("unknown")).status).toBe(404);
    expect(
      catchServiceError(() => mock.link.createToken({ user: user_id, on_close: "redirect" })).status,
    ).toBe(422);
  });

  it.each([
    [{ filter_on_providers: [] }, "too_short", ["body", "filter_on_providers"]],
    [{ filter_on_providers: ["acme_watch", "nobody"] }, "enum", ["body", "filter_on_providers", 1]],
    [{ provider: "nobody" }, "enum", ["body", "provider"]],
  ])("[LNK-3, LNK-11] rejects a token with %j, as a request does", (options, type, loc) => {
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
    const done = mock.link.completeOAuth(token);
    expect(isLinkState(done, "success")).toBe(true);
    expect(done.location).toBe(`${redirect_url}?state=success`);
    expect(connected()).toEqual(["acme_watch connected"]);
  });

  it("presses the close button", () => {
    const { mock, user_id } = createLinkCaller();
    const redirecting = mock.link.createToken({ user: user_id, redirect_url });
    expect(mock.link.close(redirecting)).toMatchObject({ error_type: "user_cancelled", location: null });
    const away = mock.link.createToken({ user: user_id, redirect_url, on_close: "redirect" });
    const { location } = mock.link.close(away);
    const type = matchLink(parseLinkRedirect(location ?? ""), {
      success: () => "none",
      error: ({ error_type }) => error_type,
      unknown: () => "none",
    });
    expect(type).toBe("user_cancelled");
  });
});

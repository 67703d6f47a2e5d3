import { describe, expect, it } from "vitest";
import { closeLink, getLinkDestination, buildRedirectUrl } from "../../../../mock/domain/link/destination.ts";
import { completeOAuth } from "../../../../mock/domain/link/oauth.ts";
import {
  getLinkChoice,
  linkableProviders,
  isProviderOffered,
} from "../../../../mock/domain/link/linkable-providers.ts";
import { signInWithPassword } from "../../../../mock/domain/link/sign-in.ts";
import type { LinkTokenInput } from "../../../../mock/domain/link/tokens.ts";
import { createLinkWorld } from "./link-world.ts";

const redirect_url = "https://app.example/linked";

/** Replaces the error message of a query. */
const maskError = (search: string): string => search.replace(/&error=.*/, "&error=…");

/** Returns where each outcome of the link page leads for a token with these options. */
function ways(input: Omit<LinkTokenInput, "user_id">) {
  const { world, newToken } = createLinkWorld();
  const token = newToken(input);
  const record = world.tables.linkTokens.get(token) ?? null;
  const signIn = (username: string) =>
    signInWithPassword(world, token, "glucose_two", { username, password: "secret" });
  const resolve = (trigger: "form" | "consent" | "close", outcome: ReturnType<typeof signIn>) => {
    const destination = getLinkDestination(record, trigger, outcome);
    return destination.kind === "redirect" ? new URL(destination.location).search : destination.kind;
  };
  return {
    formError: maskError(resolve("form", signIn("provider_api_error"))),
    pending: resolve("form", signIn("mfa_sms")),
    consentError: maskError(
      resolve("consent", completeOAuth(world, token, { provider: "acme_watch", granted: [] })),
    ),
    close: maskError(resolve("close", closeLink(world, token))),
    formSuccess: resolve("form", signIn("sam")),
  };
}

const error = (type: string) => `?state=error&error_type=${type}&error=…`;

describe("the destination of the link page", () => {
  it("is a screen for form errors and the close button by default", () => {
    expect(ways({ redirect_url })).toEqual({
      formError: "screen",
      pending: "screen",
      consentError: error("required_scopes_not_granted"),
      close: "screen",
      formSuccess: "?state=success",
    });
  });

  it("is a redirect for both with on_error and on_close", () => {
    expect(ways({ redirect_url, on_error: "redirect", on_close: "redirect" })).toEqual({
      formError: error("provider_api_error"),
      pending: "screen",
      consentError: error("required_scopes_not_granted"),
      close: error("user_cancelled"),
      formSuccess: "?state=success",
    });
    expect(ways({ redirect_url, on_close: "redirect" })).toMatchObject({ formError: "screen" });
    expect(ways({ redirect_url, on_error: "redirect" })).toMatchObject({ close: "screen" });
  });

  it("[LNK-15] is always a screen without a redirect_url, also for OAuth", () => {
    expect(new Set(Object.values(ways({})))).toEqual(new Set(["screen"]));
  });

  it("keeps the parameters and the fragment of the redirect_url", () => {
    const { world, newToken } = createLinkWorld();
    const outcome = closeLink(world, newToken());
    const url = new URL(buildRedirectUrl("https://app.example/linked?from=a%26b&state=old#top", outcome));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: "a&b",
      state: "error",
      error_type: "user_cancelled",
      error: outcome.error,
    });
    expect(url.hash).toBe("#top");
    expect(buildRedirectUrl("myapp://linked", outcome)).toMatch(/^myapp:\/\/linked\?state=error&/);
  });

  it("keeps them as they were written and encodes its own so that every parser decodes them", () => {
    const { world, newToken } = createLinkWorld();
    const outcome = { ...closeLink(world, newToken()), error: "a b+c&d=é" };
    const added = "state=error&error_type=user_cancelled&error=a%20b%2Bc%26d%3D%C3%A9";
    const from = (target: string) => buildRedirectUrl(target, outcome);
    expect(from("https://app.example/?flag&to=/a/b&q=x%20y%2Bz#/home")).toBe(
      `https://app.example/?flag&to=/a/b&q=x%20y%2Bz&${added}#/home`,
    );
    expect(from("https://app.example?st%61te=old&a=1&a=2&state=older")).toBe(
      `https://app.example/?a=1&a=2&${added}`,
    );
    expect(from("https://app.example/?")).toBe(`https://app.example/?${added}`);
    expect(from("com.example.app:linked?from=a/b")).toBe(`com.example.app:linked?from=a/b&${added}`);
  });

  it("allows closing with every token and consumes none", async () => {
    const { world, newToken, advance } = createLinkWorld();
    const token = newToken();
    expect(closeLink(world, token).error_type).toBe("user_cancelled");
    expect(world.tables.linkTokens.get(token)?.consumed_at).toBeNull();
    await advance("2h");
    expect(closeLink(world, token).error_type).toBe("user_cancelled");
    expect(closeLink(world, "unknown")).toMatchObject({ error_type: "invalid_token", provider: null });
    expect(closeLink(world, newToken({ provider: "acme_watch" })).provider).toBe("acme_watch");
  });
});

/** Returns what the link page shows and offers for a token with these options. */
const choice = (input: Omit<LinkTokenInput, "user_id">) => {
  const { world, newToken } = createLinkWorld();
  const record = world.tables.linkTokens.get(newToken(input));
  if (record === undefined) throw new Error("The token was not stored.");
  return { choice: getLinkChoice(record), offers: (slug: string) => isProviderOffered(record, slug) };
};

describe("what the link page shows first", () => {
  it("is one provider, the filtered list, or all linkable providers", () => {
    expect(choice({ provider: "manual" }).choice).toMatchObject({
      kind: "one",
      provider: { slug: "manual" },
    });
    expect(choice({ filter_on_providers: ["elmfold_cuff", "acme_watch", "manual"] }).choice).toMatchObject({
      kind: "list",
      providers: [{ slug: "acme_watch" }, { slug: "elmfold_cuff" }],
    });
    expect(choice({}).choice).toEqual({ kind: "list", providers: linkableProviders });
  });

  it("limits what can be connected there", () => {
    const filtered = choice({ filter_on_providers: ["elmfold_cuff"] });
    expect([filtered.offers("elmfold_cuff"), filtered.offers("acme_watch")]).toEqual([true, false]);
    const one = choice({ provider: "acme_watch" });
    expect([one.offers("elmfold_cuff"), one.offers("acme_watch")]).toEqual([false, true]);
  });
});

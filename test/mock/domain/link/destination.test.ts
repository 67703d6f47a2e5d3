import { describe, expect, it } from "vitest";
import { closeLink, buildRedirectUrl } from "../../../../mock/domain/link/destination.ts";
import { createLinkWorld } from "./link-world.ts";

describe("the destination of the link page", () => {
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
});

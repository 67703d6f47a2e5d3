import { expect, it } from "vitest";
import { closeLink, buildRedirectUrl } from "../../../../mock/domain/link/destination.ts";
import { createLinkWorld } from "./link-world.ts";

it("the link page keeps the parameters of the redirect_url as they were written, and encodes its own so that every parser decodes them", () => {
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

it("closing the link page names the provider and the redirect_url of its token", () => {
  const { world, newToken } = createLinkWorld();
  const token = { provider: "acme_watch", redirect_url: "https://app.example/" };
  expect(closeLink(world, newToken(token))).toMatchObject({ error_type: "user_cancelled", ...token });
  const none = { error_type: "invalid_token", provider: null, redirect_url: null };
  expect([closeLink(world, newToken()).provider, closeLink(world, "none")]).toMatchObject([null, none]);
});

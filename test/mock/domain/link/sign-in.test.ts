import { expect, it } from "vitest";
import { parseEmailAccount, signInWithPassword } from "../../../../mock/domain/link/sign-in.ts";
import { createLinkWorld } from "./link-world.ts";

it("[LNK-10] the outcome of a token that has expired names the provider and the redirect_url", async () => {
  const { world, advance, newToken } = createLinkWorld();
  const token = newToken({ redirect_url: "https://app.example/linked" });
  await advance("2h");
  expect(
    signInWithPassword(world, token, "glucose_two", { username: "sam", password: "secret" }),
  ).toMatchObject({
    state: "error",
    error_type: "token_expired",
    provider: "glucose_two",
    redirect_url: "https://app.example/linked",
  });
});

it.each([
  ["sam@mail.example", "sam"],
  ["sam+tag@a.b.example", "sam+tag"],
  ["sam@a.b", "sam"],
  ["sam@.example", null],
  ["sam@example.", null],
])("[LNK-10] the account of the e-mail address %j is %j", (address, account) => {
  expect(parseEmailAccount(address)).toBe(account);
});

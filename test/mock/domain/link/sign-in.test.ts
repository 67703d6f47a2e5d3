import { expect, it } from "vitest";
import { parseEmailAccount } from "../../../../mock/domain/link/sign-in.ts";

it.each([
  ["sam@mail.example", "sam"],
  ["sam+tag@a.b.example", "sam+tag"],
  ["sam@a.b", "sam"],
])("[LNK-10] the account of the e-mail address %j is %j", (address, account) => {
  expect(parseEmailAccount(address)).toBe(account);
});

it.each([
  "",
  "sam",
  "@mail.example",
  "sam@",
  "sam@mail",
  "sam@.example",
  "sam@example.",
  "sam@.",
  "sam@mail.example@other.example",
  "sam@mail.example@",
  "sam smith@mail.example",
  "sam@mail .example",
  " sam@mail.example",
  "sam@mail.example\n",
])("the text %j is no e-mail address", (address) => {
  expect(parseEmailAccount(address)).toBeNull();
});

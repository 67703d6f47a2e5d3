import { describe, expect, it } from "vitest";
import { type AccountTerms, canUse } from "../../../../mock/domain/centres/account.ts";
import { loadGeography } from "../../../../mock/domain/centres/geography.ts";
import type { Centre } from "../../../../mock/catalog/centres/centre.ts";

const { centres } = await loadGeography();

const centre: Centre = {
  ...centres.find("NR0001")!,
  lab_id: 1,
  state: "OH",
  supported_bill_types: ["patient_bill", "commercial_insurance"],
};

const account: AccountTerms = {
  lab_id: 1,
  status: "active",
  allowed_billing: { client_bill: ["OH"], patient_bill: ["OH", "PA"] },
};

describe("an account at a centre", () => {
  it("[PSC-4] can use it where a way of paying that the centre takes is open to it in the centre's state", () => {
    expect(canUse(account, centre)).toBe(true);
    expect(canUse(account, { ...centre, state: "PA" })).toBe(true);
    expect(canUse({ ...account, allowed_billing: { commercial_insurance: ["OH"] } }, centre)).toBe(true);
  });

  it.each([
    ["the centre is of another laboratory", account, { ...centre, lab_id: 2 }],
    ["the centre is in another state", account, { ...centre, state: "CA" }],
    [
      "the centre takes no such way of paying there",
      account,
      { ...centre, supported_bill_types: ["client_bill" as const], state: "PA" },
    ],
    ["the account allows no way of paying", { ...account, allowed_billing: {} }, centre],
    ["the account is pending", { ...account, status: "pending" as const }, centre],
    ["the account is suspended", { ...account, status: "suspended" as const }, centre],
    ["the account is about to begin", { ...account, status: "ready_to_launch" as const }, centre],
  ])("[PSC-4] cannot use it where %s", (_, terms, at) => {
    expect(canUse(terms, at)).toBe(false);
  });
});

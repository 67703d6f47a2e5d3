import { describe, expect, it } from "vitest";
import {
  type AccountTerms,
  canUseServiceCenter,
} from "../../../../mock/domain/psc/can-use-service-center.ts";
import { loadGeography } from "../../../../mock/catalog/geography.ts";
import type { ServiceCenter } from "../../../../mock/catalog/service-centers/service-center.ts";

const { centers } = await loadGeography();

const center: ServiceCenter = {
  ...centers.find("NR0001")!,
  lab_id: 1,
  state: "OH",
  supported_bill_types: ["patient_bill", "commercial_insurance"],
};

const account: AccountTerms = {
  lab_id: 1,
  status: "active",
  allowed_billing: { client_bill: ["OH"], patient_bill: ["OH", "PA"] },
};

describe("an account at a center", () => {
  it("[PSC-4] can use it when a billing type of the center is allowed for it in the center's state", () => {
    expect(canUseServiceCenter(account, center)).toBe(true);
    expect(canUseServiceCenter(account, { ...center, state: "PA" })).toBe(true);
    expect(
      canUseServiceCenter({ ...account, allowed_billing: { commercial_insurance: ["OH"] } }, center),
    ).toBe(true);
  });

  it.each([
    ["the center is of another lab", account, { ...center, lab_id: 2 }],
    ["the center is in another state", account, { ...center, state: "CA" }],
    [
      "the center takes no such way of paying there",
      account,
      { ...center, supported_bill_types: ["client_bill" as const], state: "PA" },
    ],
    ["the account allows no way of paying", { ...account, allowed_billing: {} }, center],
    ["the account is pending", { ...account, status: "pending" as const }, center],
    ["the account is suspended", { ...account, status: "suspended" as const }, center],
    ["the account is about to begin", { ...account, status: "ready_to_launch" as const }, center],
  ])("[PSC-4] cannot use it where %s", (_, terms, at) => {
    expect(canUseServiceCenter(terms, at)).toBe(false);
  });
});

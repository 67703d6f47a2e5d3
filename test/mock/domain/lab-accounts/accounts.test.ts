import { describe, expect, it } from "vitest";
import { accountRows } from "../../../../mock/catalog/labs/account-rows.ts";
import { getLabTests } from "../../../../mock/catalog/labs/lab-tests.ts";
import { labs } from "../../../../mock/catalog/labs/labs.ts";
import { createAccount } from "../../../../mock/domain/lab-accounts/account-rules.ts";
import { listAccountsAtLab, listAccounts } from "../../../../mock/domain/lab-accounts/accounts.ts";
import { getOrderableItems } from "../../../../mock/domain/lab-accounts/orderable-items.ts";
import { createWorld } from "../../../../mock/domain/world.ts";
import { createTestWorld, START } from "../test-world.ts";
import { openTools } from "../../tools/open-tools.ts";

const team = { id: "3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10", apiKey: "sk_us_test" };
const statuses = (world: ReturnType<typeof createWorld>) => listAccounts(world).map(({ status }) => status);

describe("the lab accounts of a new world", () => {
  it("[LT-3] are one active account at each lab and a pending one", () => {
    const { world } = createTestWorld();
    const active = listAccounts(world, { status: "active" });
    expect(new Set(active.map(({ lab_id }) => lab_id))).toEqual(new Set(labs.map(({ id }) => id)));
    expect(active).toHaveLength(labs.length);
    expect(statuses(world).filter((status) => status !== "active")).toEqual(["pending"]);
  });

  it("include a suspended and a ready_to_launch one with the preset demo", () => {
    const world = createWorld({ team, seed: "demo", start: START, preset: "demo" });
    expect(statuses(world).filter((status) => status !== "active")).toEqual([
      "pending",
      "suspended",
      "ready_to_launch",
    ]);
  });

  it("can order what their templates allow, and nothing when suspended", () => {
    const { world } = createTestWorld();
    const [main] = listAccountsAtLab(world, 1);
    const orderable = getOrderableItems(main);
    const all = getOrderableItems(undefined);
    const atLab = { labIds: [1], text: "", aLaCarte: null };
    const missing = all.markers
      .search(atLab)
      .filter((marker) => !orderable.markers.search(atLab).includes(marker));
    expect(missing.map(({ name }) => name).toSorted()).toEqual(accountRows[0]?.without_markers.toSorted());
    const facade = openTools(world).labAccounts;
    facade.set(main?.lab_account_id ?? "", { status: "suspended" });
    expect(getOrderableItems(listAccountsAtLab(world, 1)[0]).markers.search(atLab)).toEqual([]);
  });
});

describe("an account that a test creates", () => {
  it("cannot order excluded markers or lab tests that have them", () => {
    const { world } = createTestWorld();
    const lipids = getLabTests().filter(
      ({ lab_id, markers }) => lab_id === 1 && markers.some(({ name }) => name === "Lipid Panel"),
    );
    const marker = lipids[0]?.markers.find(({ name }) => name === "Lipid Panel");
    if (marker === undefined) throw new Error("The catalog has no lipid panel.");
    const whole = getOrderableItems(createAccount(world, { lab: "harrowgate_labs" }));
    const account = createAccount(world, { lab: "harrowgate_labs", without_markers: [marker.id] });
    const orderable = getOrderableItems(account);
    expect([whole.hasMarker(marker), orderable.hasMarker(marker)]).toEqual([true, false]);
    expect(lipids.map((test) => [whole.hasLabTest(test), orderable.hasLabTest(test)])).toEqual(
      lipids.map(() => [true, false]),
    );
    const other = getLabTests().find((test) => orderable.hasLabTest(test));
    if (other === undefined) throw new Error("The account can order no lab test.");
    const without = createAccount(world, { lab: "harrowgate_labs", without_lab_tests: [other.id] });
    expect(getOrderableItems(without).hasLabTest(other)).toBe(false);
  });
});

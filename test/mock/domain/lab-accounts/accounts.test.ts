import { describe, expect, it } from "vitest";
import { labs } from "../../../../mock/catalog/labs/labs.ts";
import { listAccounts } from "../../../../mock/domain/lab-accounts/accounts.ts";
import { createWorld } from "../../../../mock/domain/world.ts";
import { createTestWorld, START } from "../test-world.ts";

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
});

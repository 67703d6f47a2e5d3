import { expect, it } from "vitest";
import { createWorld } from "../../../mock/domain/world.ts";
import { START } from "./test-world.ts";

const team = { id: "3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10", apiKey: "sk_us_never_printed" };

it("a world does not reveal its key when it is printed or exported", () => {
  const world = createWorld({ team, seed: "test", start: START });
  expect(world.team.apiKey).toBe("sk_us_never_printed");
  expect(JSON.stringify(world.team)).not.toContain("never_printed");
  expect(JSON.stringify(world.export())).not.toContain("never_printed");
});

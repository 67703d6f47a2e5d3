import { expect, it } from "vitest";
import { legs } from "../../../scripts/matrix/legs.ts";
import { selectLegs } from "../../../scripts/matrix/select-legs.ts";

const names = (...input: Parameters<typeof selectLegs>) => selectLegs(...input).map(({ name }) => name);

it("selects every leg, named legs, and the legs of CI", () => {
  expect(names(legs, [], false)).toHaveLength(legs.length);
  expect(names(legs, ["bun", "node-22"], false)).toEqual(["node-22", "bun"]);
  expect(names(legs, [], true)).toEqual(["node-26", "bun", "deno", "workerd", "chromium", "zod-3"]);
});

it("rejects an unknown name, so that nothing is skipped silently", () => {
  expect(() => selectLegs(legs, ["node-22", "node-4"], false)).toThrow("There is no leg node-4.");
});

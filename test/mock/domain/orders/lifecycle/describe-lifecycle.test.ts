import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { buildSeed, type MachineName } from "./machine-edges.ts";

it.each([
  ["testkit", "Test kit, ordered for a patient"],
  ["registrable_testkit", "Test kit, registered to a patient after delivery"],
  ["walk_in_test", "Walk-in test at a patient service center"],
  ["at_home_phlebotomy", "At-home phlebotomy"],
  ["on_site_collection", "On-site collection by your own staff"],
] satisfies [MachineName, string][])("the lifecycle %s has the title %j", (name, title) => {
  const mock = createMock({ seed: "titles" });
  expect(mock.orders.lifecycle(mock.orders.create(buildSeed(name)))).toMatchObject({ machine: name, title });
});

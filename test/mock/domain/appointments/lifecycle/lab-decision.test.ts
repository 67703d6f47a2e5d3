import { expect, it } from "vitest";
import {
  defaultLabDecision,
  isLabDecision,
} from "../../../../../mock/domain/appointments/lifecycle/lab-decision.ts";

it.each([
  [{ outcome: "confirm", after: 0 }],
  [{ outcome: "reject", after: 120_000 }],
  [{ outcome: "noResponse", after: Number.MAX_SAFE_INTEGER }],
  [defaultLabDecision],
])("accepts the lab decision %j", (value) => {
  expect(isLabDecision(value)).toBe(true);
});

it.each([
  [null],
  [undefined],
  ["confirm"],
  [[]],
  [{}],
  [{ outcome: "confirm" }],
  [{ after: 0 }],
  [{ outcome: "confirm", after: 0, by: "lab" }],
  [{ outcome: "maybe", after: 0 }],
  [{ outcome: null, after: 0 }],
  [{ outcome: "confirm", after: -1 }],
  [{ outcome: "confirm", after: 0.5 }],
  [{ outcome: "confirm", after: "0" }],
  [{ outcome: "confirm", after: null }],
])("rejects the lab decision %j of an import", (value) => {
  expect(isLabDecision(value)).toBe(false);
});

import { expect, it } from "vitest";
import { isDeliveryControls } from "../../../mock/webhooks/messages.ts";

it.each([
  [{ held: false, drops: 0 }],
  [{ held: true, drops: 3 }],
  [{ held: true, drops: Number.MAX_SAFE_INTEGER }],
])("accepts the delivery controls %j", (value) => {
  expect(isDeliveryControls(value)).toBe(true);
});

it.each([
  [null],
  ["held"],
  [[]],
  [{}],
  [{ held: true }],
  [{ drops: 1 }],
  [{ held: true, drops: 1, since: 0 }],
  [{ held: true, other: 1 }],
  [{ held: "true", drops: 1 }],
  [{ held: null, drops: 1 }],
  [{ held: true, drops: "1" }],
  [{ held: true, drops: null }],
  [{ held: true, drops: 0.5 }],
  [{ held: true, drops: -1 }],
  [{ held: true, drops: 2 ** 53 }],
])("rejects the delivery controls %j of an import", (value) => {
  expect(isDeliveryControls(value)).toBe(false);
});

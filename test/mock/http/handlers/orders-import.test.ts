import type { Mock } from "sanguine/mock";
import { expect, it } from "vitest";
import { createOrderCaller } from "./orders-caller.ts";
import { accepts, rejects } from "./rejects.ts";

/** Makes an order with a sample id, and an import that has the same one. */
const repeat =
  (sample_id: string, toTeam: (mock: Mock) => Pick<Mock, "orders"> = (mock) => mock) =>
  (mock: Mock) => {
    toTeam(mock).orders.create({ sample_id: "HG-1" });
    return { sample_id };
  };

accepts("", "orders.import", [
  [
    "an order, which begins in requisition_bypassed with the given sample id",
    { sample_id: " HG-2026-1 " },
    {
      status: "success",
      message: "Order imported successfully",
      order: {
        sample_id: "HG-2026-1",
        events: [{ status: "received.walk_in_test.requisition_bypassed" }],
        requisition_form_url: null,
      },
    },
  ],
  ...["+12025550142", "ext. 7", null].map(
    (phone_number) =>
      [
        `[ORD-22, ORD-23] the phone number ${phone_number} of the patient's address`,
        { "patient_address.phone_number": phone_number },
        { order: { patient_address: { phone_number } } },
      ] as const,
  ),
  ["the sample id of another team's order", repeat("HG-1", (mock) => mock.team())],
]);
rejects("", "orders.import", [
  ["the sample id of another order", repeat("HG-1"), "sample_id unique", 422],
  ["the same after a space", repeat(" HG-1"), "sample_id unique", 422],
  [
    "that of an order that was placed",
    (mock) => ({ sample_id: mock.orders.create().sample_id }),
    "sample_id unique",
    422,
  ],
]);

it("[ORD-6] an import without an account chooses only an active one", async () => {
  const { post, imported, mock } = createOrderCaller();
  for (const { id } of mock.labAccounts.list({ status: "ACTIVE" }))
    mock.labAccounts.set(id, { status: "suspended" });
  mock.labAccounts.create({ lab: "harrowgate_labs", status: "pending" });
  const { body } = await post("/v3/order/import", imported());
  const rows = mock.export().tables["orders"] ?? [];
  expect(rows.at(-1)).toMatchObject({ order_id: body.order.id, lab_account_id: null });
});

import { edith } from "../../../support/people.ts";
import { accepts, rejects, rejectsValues } from "./rejects.ts";

for (const [id, place, rest] of [
  ["users.updateInfo", "address.state", {}],
  ["users.updateInfo", "medical_proxy.address.state", { medical_proxy: edith }],
  ["insurance.create", "insured.address.state", {}],
  ["insurance.create", "guarantor.address.state", { guarantor: edith }],
  ["orders.create", "patient_address.state", {}],
  ["orders.createTestkit", "shipping_details.state", {}],
  ["phlebotomy.availability", "state", {}],
  ["phlebotomy.request", "address.state", {}],
] as const) {
  const rows = ["ZZ", "az"].map((state) => [place, state, "state_code"] as const);
  rejectsValues("[PAT-8]", id, rows, rest);
  accepts("[PAT-8]", id, [[`${place} AZ`, { ...rest, [place]: "AZ" }]]);
}
accepts("[PAT-8]", "orders.import", [["a state that does not exist", { "patient_address.state": "ZZ" }]]);
rejects("[PAT-8]", "orders.create", [
  ["a state that no lab serves", { "patient_address.state": "PR" }, "serves this state"],
]);

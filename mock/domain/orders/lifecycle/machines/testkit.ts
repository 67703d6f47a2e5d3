import type { AllSteps, OrderMachine, OrderSteps } from "./order-machine.ts";
import type { LowLevelStatus } from "../statuses.ts";

/** Steps on the way to the patient. */
const toCustomer = {
  transit_customer: ["out_for_delivery", "failure_to_deliver_to_customer", "problem_in_transit_customer"],
  out_for_delivery: ["with_customer", "failure_to_deliver_to_customer", "problem_in_transit_customer"],
  problem_in_transit_customer: [
    "with_customer",
    "transit_customer",
    "out_for_delivery",
    "failure_to_deliver_to_customer",
    "lost",
  ],
  failure_to_deliver_to_customer: [],
  lost: [],
} as const satisfies OrderSteps;

/** Steps on the way to the lab and at the lab. */
const toLab = {
  transit_lab: ["delivered_to_lab", "failure_to_deliver_to_lab", "problem_in_transit_lab"],
  problem_in_transit_lab: ["delivered_to_lab", "transit_lab", "failure_to_deliver_to_lab", "lost"],
  delivered_to_lab: ["completed", "sample_error", "lab_processing_blocked"],
  lab_processing_blocked: ["completed", "sample_error"],
  completed: ["corrected"],
  corrected: ["corrected"],
  cancelled: [],
  do_not_process: [],
  sample_error: [],
  failure_to_deliver_to_lab: [],
} as const satisfies OrderSteps;

const terminal: readonly LowLevelStatus[] = [
  "completed",
  "corrected",
  "cancelled",
  "do_not_process",
  "sample_error",
  "lost",
  "failure_to_deliver_to_customer",
  "failure_to_deliver_to_lab",
];

/** A test kit for a patient who is known from the start. */
export const testkit: OrderMachine = {
  name: "testkit",
  method: "testkit",
  title: "Test kit, ordered for a patient",
  entries: ["ordered", "requisition_bypassed"],
  steps: {
    ordered: ["requisition_created", "cancelled"],
    requisition_created: ["transit_customer", "cancelled", "do_not_process"],
    requisition_bypassed: ["transit_customer", "cancelled", "do_not_process"],
    ...toCustomer,
    with_customer: ["transit_lab"],
    ...toLab,
  } satisfies AllSteps<"testkit", "awaiting_registration" | "registered">,
  terminal,
  cancellable: ["ordered", "requisition_created", "requisition_bypassed"],
};

/**
 * A test kit that is sent first and registered to a patient later. Its requisition is created after the registration.
 */
export const registrableTestkit: OrderMachine = {
  name: "registrable_testkit",
  method: "testkit",
  title: "Test kit, registered to a patient after delivery",
  entries: ["ordered"],
  steps: {
    ordered: ["awaiting_registration", "cancelled"],
    awaiting_registration: ["transit_customer", "cancelled"],
    ...toCustomer,
    with_customer: ["registered"],
    registered: ["requisition_created", "cancelled"],
    requisition_created: ["transit_lab", "cancelled", "do_not_process"],
    ...toLab,
  } satisfies AllSteps<"testkit", "requisition_bypassed">,
  terminal,
  cancellable: ["ordered", "awaiting_registration", "registered", "requisition_created"],
};

import type { AllSteps, OrderMachine } from "./order-machine.ts";

/** A phlebotomist visits the patient at home. */
export const atHome: OrderMachine = {
  name: "at_home_phlebotomy",
  method: "at_home_phlebotomy",
  title: "At-home phlebotomy",
  entries: ["ordered", "requisition_bypassed"],
  steps: {
    ordered: ["requisition_created", "cancelled"],
    requisition_created: ["appointment_pending", "cancelled"],
    requisition_bypassed: ["appointment_pending", "cancelled"],
    appointment_pending: ["appointment_scheduled", "appointment_cancelled", "cancelled"],
    appointment_scheduled: ["draw_completed", "appointment_scheduled", "appointment_cancelled", "cancelled"],
    appointment_cancelled: ["appointment_pending", "appointment_scheduled", "cancelled"],
    draw_completed: ["partial_results", "completed", "sample_error", "cancelled"],
    partial_results: ["completed"],
    completed: ["corrected"],
    corrected: ["corrected"],
    cancelled: [],
    sample_error: [],
  } satisfies AllSteps<"at_home_phlebotomy">,
  terminal: ["completed", "corrected", "cancelled", "sample_error"],
  cancellable: [
    "ordered",
    "requisition_created",
    "requisition_bypassed",
    "appointment_pending",
    "appointment_scheduled",
    "appointment_cancelled",
    "draw_completed",
  ],
};

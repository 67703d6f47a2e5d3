import type { AllSteps, OrderMachine } from "./order-machine.ts";

/** The patient visits a patient service center, with or without an appointment. */
export const walkIn: OrderMachine = {
  name: "walk_in_test",
  method: "walk_in_test",
  title: "Walk-in test at a patient service center",
  entries: ["ordered", "requisition_bypassed"],
  steps: {
    ordered: ["requisition_created", "cancelled"],
    requisition_created: ["partial_results", "appointment_pending", "completed", "cancelled"],
    requisition_bypassed: ["partial_results", "appointment_pending", "completed", "cancelled"],
    appointment_pending: ["appointment_scheduled", "appointment_cancelled", "cancelled"],
    appointment_scheduled: [
      "partial_results",
      "appointment_scheduled",
      "appointment_pending",
      "appointment_cancelled",
      "completed",
      "cancelled",
    ],
    appointment_cancelled: ["appointment_pending", "cancelled"],
    partial_results: ["completed", "partial_results", "redraw_available", "sample_error"],
    completed: ["corrected"],
    corrected: ["corrected"],
    cancelled: [],
    sample_error: [],
    redraw_available: [],
  } satisfies AllSteps<"walk_in_test">,
  terminal: ["completed", "corrected", "cancelled", "sample_error", "redraw_available"],
  cancellable: [
    "ordered",
    "requisition_created",
    "requisition_bypassed",
    "appointment_pending",
    "appointment_scheduled",
    "appointment_cancelled",
  ],
};

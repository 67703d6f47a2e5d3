import type { AllSteps, OrderMachine } from "./order-machine.ts";

/** The team's own staff takes the sample. */
export const onSite: OrderMachine = {
  name: "on_site_collection",
  method: "on_site_collection",
  title: "On-site collection by your own staff",
  entries: ["ordered", "requisition_bypassed"],
  steps: {
    ordered: ["requisition_created", "cancelled"],
    requisition_created: ["draw_completed", "cancelled"],
    requisition_bypassed: ["draw_completed", "cancelled"],
    draw_completed: ["partial_results", "sample_error", "cancelled"],
    partial_results: ["completed", "sample_error"],
    completed: ["corrected"],
    corrected: ["corrected"],
    cancelled: [],
    sample_error: [],
  } satisfies AllSteps<"on_site_collection">,
  terminal: ["completed", "corrected", "cancelled", "sample_error"],
  cancellable: ["ordered", "requisition_created", "requisition_bypassed", "draw_completed"],
};

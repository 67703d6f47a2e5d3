/**
 * The transitions of orders, written by hand from the known facts, so that a mistake in a table of the mock
 * cannot confirm itself. Format: `status: next next ...`, one line per status; other statuses are terminal.
 */
const written = {
  testkit: `
    ordered: requisition_created cancelled
    requisition_created: transit_customer cancelled do_not_process
    requisition_bypassed: transit_customer cancelled do_not_process
    transit_customer: out_for_delivery failure_to_deliver_to_customer problem_in_transit_customer
    out_for_delivery: with_customer failure_to_deliver_to_customer problem_in_transit_customer
    problem_in_transit_customer: transit_customer out_for_delivery with_customer failure_to_deliver_to_customer lost
    with_customer: transit_lab
    transit_lab: delivered_to_lab failure_to_deliver_to_lab problem_in_transit_lab
    problem_in_transit_lab: transit_lab delivered_to_lab failure_to_deliver_to_lab lost
    delivered_to_lab: completed sample_error lab_processing_blocked
    lab_processing_blocked: completed sample_error
    completed: corrected
    corrected: corrected`,
  registrable_testkit: `
    ordered: awaiting_registration cancelled
    awaiting_registration: transit_customer cancelled
    transit_customer: out_for_delivery failure_to_deliver_to_customer problem_in_transit_customer
    out_for_delivery: with_customer failure_to_deliver_to_customer problem_in_transit_customer
    problem_in_transit_customer: transit_customer out_for_delivery with_customer failure_to_deliver_to_customer lost
    with_customer: registered
    registered: requisition_created cancelled
    requisition_created: transit_lab cancelled do_not_process
    transit_lab: delivered_to_lab failure_to_deliver_to_lab problem_in_transit_lab
    problem_in_transit_lab: transit_lab delivered_to_lab failure_to_deliver_to_lab lost
    delivered_to_lab: completed sample_error lab_processing_blocked
    lab_processing_blocked: completed sample_error
    completed: corrected
    corrected: corrected`,
  walk_in_test: `
    ordered: requisition_created cancelled
    requisition_created: appointment_pending partial_results completed cancelled
    requisition_bypassed: appointment_pending partial_results completed cancelled
    appointment_pending: appointment_scheduled appointment_cancelled cancelled
    appointment_scheduled: appointment_scheduled appointment_pending appointment_cancelled partial_results completed cancelled
    appointment_cancelled: appointment_pending cancelled
    partial_results: completed partial_results redraw_available sample_error
    completed: corrected
    corrected: corrected`,
  at_home_phlebotomy: `
    ordered: requisition_created cancelled
    requisition_created: appointment_pending cancelled
    requisition_bypassed: appointment_pending cancelled
    appointment_pending: appointment_scheduled appointment_cancelled cancelled
    appointment_scheduled: appointment_scheduled appointment_cancelled draw_completed cancelled
    appointment_cancelled: appointment_pending appointment_scheduled cancelled
    draw_completed: partial_results completed sample_error cancelled
    partial_results: completed
    completed: corrected
    corrected: corrected`,
  on_site_collection: `
    ordered: requisition_created cancelled
    requisition_created: draw_completed cancelled
    requisition_bypassed: draw_completed cancelled
    draw_completed: partial_results sample_error cancelled
    partial_results: completed sample_error
    completed: corrected
    corrected: corrected`,
} as const;

/** Lists every status. */
export const allStatuses = `
  ordered requisition_created requisition_bypassed transit_customer out_for_delivery with_customer transit_lab
  delivered_to_lab completed failure_to_deliver_to_lab failure_to_deliver_to_customer problem_in_transit_lab
  problem_in_transit_customer sample_error appointment_scheduled appointment_cancelled appointment_pending draw_completed
  cancelled lost do_not_process partial_results awaiting_registration registered redraw_available corrected
  lab_processing_blocked`
  .trim()
  .split(/\s+/);

/** Name of a machine for which edges are counted. */
export type MachineName = keyof typeof written;

/** The names of the machines. */
export const machineNames: readonly MachineName[] = [
  "testkit",
  "registrable_testkit",
  "walk_in_test",
  "at_home_phlebotomy",
  "on_site_collection",
];

/** Options with which a test creates an order of a machine. */
export function buildSeed(name: MachineName) {
  return name === "registrable_testkit"
    ? ({ method: "testkit", registrable: true } as const)
    : ({ method: name } as const);
}

/** A possible transition of an order of a machine. */
export interface Edge {
  readonly name: MachineName;
  readonly from: string;
  readonly to: string;
}

/** Lists the edges of a machine. */
export function listEdges(name: MachineName): Edge[] {
  return written[name]
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [from = "", ...rest] = line.trim().split(/:? /);
      return rest.map((to) => ({ name, from, to }));
    });
}

/** Lists the statuses that orders of a machine can reach. */
export function listMachineStatuses(name: MachineName): string[] {
  return [...new Set(listEdges(name).flatMap(({ from, to }) => [from, to]))];
}

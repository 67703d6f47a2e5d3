import type { MockOptions } from "sanguine/mock";
import { getLabTests } from "../../../../mock/catalog/labs/lab-tests.ts";
import { type Caller, createMockCaller, type HandlerResponse } from "./caller.ts";

/** Where the patients of these tests live, as availability takes it. */
export const visited = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };

/** The same, as orders take it. */
const lives = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004", country: "US" };

/** A walk-in test of the laboratory whose centers are booked here. */
const walkInTest = getLabTests().find(
  ({ method, lab_id, status }) => method === "walk_in_test" && lab_id === 1 && status === "active",
)!.id;

/** What is under test here: appointments at home, or at a center. */
export type Side = "phlebotomy" | "psc";

/** A mock whose orders can be given appointments. */
export interface Appointer extends Caller {
  /** An order that takes an appointment of the side, at a status. */
  readonly order: (side: Side, status?: string, access_notes?: string) => string;
  /** Slots that are free, earliest first. */
  // Tests read single fields, as they do of every reply.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly slots: (side: Side) => Promise<any[]>;
  /** The key of a free slot. */
  readonly key: (side: Side, index?: number) => Promise<string>;
  readonly act: (
    side: Side,
    order: string,
    action: "book" | "request" | "reschedule" | "cancel",
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<HandlerResponse>;
  readonly book: (side: Side, order: string, index?: number, rest?: object) => Promise<HandlerResponse>;
  /** What was answered of the appointment of an order last. */
  readonly shown: (side: Side, order: string) => Promise<HandlerResponse>;
  readonly reason: (side: Side, name: string) => Promise<string>;
  /** The status of an order as its last event has it. */
  readonly status: (order: string) => string;
}

/** Makes a mock whose orders can be given appointments. */
export function newAppointer(options?: MockOptions): Appointer {
  const caller = createMockCaller(options);
  const { mock } = caller;
  const slots: Appointer["slots"] = async (side) => {
    const reply =
      side === "phlebotomy"
        ? await caller.post("/v3/order/phlebotomy/appointment/availability", visited)
        : await caller.post("/v3/order/psc/appointment/availability?lab=harrowgate_labs&zip_code=85004");
    return reply.body.slots.flatMap((day: { slots: unknown[] }) => day.slots);
  };
  const key: Appointer["key"] = async (side, index = 0) => (await slots(side))[index].booking_key;
  const act: Appointer["act"] = (side, order, action, body, headers) => {
    const path = `/v3/order/${order}/${side}/appointment/${action}`;
    return action === "book" || action === "request"
      ? caller.post(path, body, headers)
      : caller.patch(path, body);
  };
  return {
    ...caller,
    order: (side, status = "requisition_created", access_notes) =>
      mock.orders.create({
        ...(side === "phlebotomy" ? { method: "at_home_phlebotomy" } : { lab_test_ids: [walkInTest] }),
        address: access_notes === undefined ? lives : { ...lives, access_notes },
        status,
      }).id,
    slots,
    key,
    act,
    book: async (side, order, index = 0, rest = {}) =>
      act(side, order, "book", { booking_key: await key(side, index), ...rest }),
    shown: (side, order) => caller.get(`/v3/order/${order}/${side}/appointment`),
    reason: async (side, name) => {
      const { body } = await caller.get(`/v3/order/${side}/appointment/cancellation-reasons`);
      return body.find((one: { name: string }) => one.name === name).id;
    },
    status: (order) => mock.orders.get(order).last_event.status.split(".")[2] ?? "",
  };
}

import type { MockOptions } from "sanguine/mock";
import { getLabTests } from "../../../../mock/catalog/labs/lab-tests.ts";
import { type Caller, createMockCaller, type HandlerResponse } from "./caller.ts";

/** The address of the patients of these tests, as availability requests contain it. */
export const homeAddress = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };

/** The same address as orders contain it. */
const orderAddress = {
  first_line: "12 Alder Lane",
  city: "Phoenix",
  state: "AZ",
  zip: "85004",
  country: "US",
};

/** A walk-in test of the lab whose centers these tests book. */
const walkInTest = getLabTests().find(
  ({ method, lab_id, status }) => method === "walk_in_test" && lab_id === 1 && status === "active",
)!.id;

/** The type of the tested appointments: at home, or at a center. */
export type AppointmentKind = "phlebotomy" | "psc";

/** A mock with orders that accept appointments. */
export interface AppointmentCaller extends Caller {
  /** Creates an order that accepts an appointment of this type, in a status. */
  readonly order: (side: AppointmentKind, status?: string, access_notes?: string) => string;
  /** Lists free slots, earliest first. */
  // Tests read single fields, as of every response.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly slots: (side: AppointmentKind) => Promise<any[]>;
  /** Returns the key of a free slot. */
  readonly key: (side: AppointmentKind, index?: number) => Promise<string>;
  readonly act: (
    side: AppointmentKind,
    order: string,
    action: "book" | "request" | "reschedule" | "cancel",
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<HandlerResponse>;
  readonly book: (
    side: AppointmentKind,
    order: string,
    index?: number,
    rest?: object,
  ) => Promise<HandlerResponse>;
  /** Gets the appointment of an order. */
  readonly getAppointment: (side: AppointmentKind, order: string) => Promise<HandlerResponse>;
  readonly reason: (side: AppointmentKind, name: string) => Promise<string>;
  /** Returns the status in the last event of an order. */
  readonly status: (order: string) => string;
}

/** Creates a mock with orders that accept appointments. */
export function createAppointmentCaller(options?: MockOptions): AppointmentCaller {
  const caller = createMockCaller(options);
  const { mock } = caller;
  const slots: AppointmentCaller["slots"] = async (side) => {
    const response =
      side === "phlebotomy"
        ? await caller.post("/v3/order/phlebotomy/appointment/availability", homeAddress)
        : await caller.post("/v3/order/psc/appointment/availability?lab=harrowgate_labs&zip_code=85004");
    return response.body.slots.flatMap((day: { slots: unknown[] }) => day.slots);
  };
  const key: AppointmentCaller["key"] = async (side, index = 0) => (await slots(side))[index].booking_key;
  const act: AppointmentCaller["act"] = (side, order, action, body, headers) => {
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
        address: access_notes === undefined ? orderAddress : { ...orderAddress, access_notes },
        status,
      }).id,
    slots,
    key,
    act,
    book: async (side, order, index = 0, rest = {}) =>
      act(side, order, "book", { booking_key: await key(side, index), ...rest }),
    getAppointment: (side, order) => caller.get(`/v3/order/${order}/${side}/appointment`),
    reason: async (side, name) => {
      const { body } = await caller.get(`/v3/order/${side}/appointment/cancellation-reasons`);
      return body.find((one: { name: string }) => one.name === name).id;
    },
    status: (order) => mock.orders.get(order).last_event.status.split(".")[2] ?? "",
  };
}

import {
  isOrderDetails,
  isResult,
  type BiomarkerResult,
  type Client,
  type Order,
  type OrderCreate,
} from "sanguine";
import { type OrderStatus, parseOrderStatus } from "sanguine/enums";
import type { Shipment } from "sanguine/types";
import { expectTypeOf, test } from "vitest";

declare const client: Client;
declare const order: Order;
declare const create: OrderCreate;
declare const result: BiomarkerResult;

test("calls take what the document takes", () => {
  // @ts-expect-error a patient is required.
  void client.orders.create({ ...create, patient_details: undefined });
  // @ts-expect-error there is no such field.
  void client.orders.create({ ...create, clinical_comments: "x" });
  // @ts-expect-error the day is required, if only as null.
  void client.orders.update("o", {});
  // @ts-expect-error the labels carry a date.
  void client.orders.labelsPdf("o", {});
  // @ts-expect-error what is polled is an order.
  void client.orders.waitFor("o", { onPoll: (state: number) => state });
});

test("[ORD-7, ORD-16, ORD-22] an order has every field of its table, and its transaction", () => {
  expectTypeOf<NonNullable<Order["patient_details"]>["dob"]>().toBeString();
  expectTypeOf<Order["sample_id"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Order["lab_test"]["description"]>().toBeString();
  expectTypeOf<Order["events"][number]>().toEqualTypeOf<Order["last_event"]>();
  expectTypeOf<null>().toExtend<Order["last_event"]["status_detail"]>();
  const [first] = order.order_transaction?.orders ?? [];
  expectTypeOf(first?.low_level_status_created_at).toEqualTypeOf<string | null | undefined>();
});

test("[ORD-21] an order narrows to the details of its method", () => {
  const { details } = order;
  if (isOrderDetails(details, "testkit")) {
    expectTypeOf(details.data.shipment).toEqualTypeOf<Shipment | null>();
  } else if (isOrderDetails(details, "at_home_phlebotomy")) {
    expectTypeOf(details.data.appointment_id).toEqualTypeOf<string | null | undefined>();
  }
  // @ts-expect-error there is no such method.
  isOrderDetails(details, "drone");
});

test("[ORD-18] results narrow by type, and keep their fields", () => {
  if (isResult(result, "numeric"))
    expectTypeOf(result.source_markers).toEqualTypeOf<BiomarkerResult["source_markers"]>();
  expectTypeOf<"of_2031">().toExtend<BiomarkerResult["result_type"]>();
});

test("[GEN-4] the statuses of orders take one of a later release, and narrow to parts that belong together", () => {
  expectTypeOf<"paused.drone.of_2031">().toExtend<Order["last_event"]["status"]>();
  expectTypeOf<typeof OrderStatus.values>().toExtend<readonly Order["last_event"]["status"][]>();
  const parsed = parseOrderStatus(order.last_event.status);
  if (!parsed.known) expectTypeOf(parsed.detail).toEqualTypeOf<string | null>();
  else if (parsed.detail === "transit_lab") {
    expectTypeOf(parsed.method).toEqualTypeOf<"testkit">();
    expectTypeOf(parsed.status).toEqualTypeOf<"collecting_sample">();
  }
});

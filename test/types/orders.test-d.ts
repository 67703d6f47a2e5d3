import {
  isOrderDetails,
  isResult,
  type BiomarkerResult,
  type Call,
  type Client,
  type LabResults,
  type LabResultsMetadata,
  type List,
  type Order,
  type OrderResponse,
  type OrderCreate,
  type OrderTransactionResponse,
  type OrderWaitOptions,
  type PdfFile,
  unlisted,
} from "sanguine";
import type { Shipment } from "sanguine/types";
import { type OrderStatus, parseOrderStatus, type ResultType } from "sanguine/enums";
import { describe, expectTypeOf, test } from "vitest";

declare const client: Client;
declare const order: Order;
declare const create: OrderCreate;
declare const result: BiomarkerResult;

describe("calls", () => {
  test("are promises of named types", () => {
    expectTypeOf(client.orders.create(create)).toEqualTypeOf<Call<OrderResponse>>();
    expectTypeOf(client.orders.cancel("o")).toEqualTypeOf<Call<OrderResponse>>();
    expectTypeOf(client.orders.get("o")).toEqualTypeOf<Call<Order>>();
    expectTypeOf(client.orders.list({ status: ["lost"] })).toEqualTypeOf<List<Order>>();
    expectTypeOf(client.orders.simulate("o")).toEqualTypeOf<Call<string>>();
    expectTypeOf(client.orders.result("o")).toEqualTypeOf<Call<LabResults>>();
    expectTypeOf(client.orders.resultMetadata("o")).toEqualTypeOf<Call<LabResultsMetadata>>();
    expectTypeOf(client.orders.waitFor("o")).toEqualTypeOf<Call<Order>>();
    expectTypeOf(client.orderTransactions.get("t")).toEqualTypeOf<Call<OrderTransactionResponse>>();
    expectTypeOf(client.orderTransactions.result("t")).toEqualTypeOf<Call<LabResults>>();
  });

  test("of a PDF give a file", () => {
    expectTypeOf(client.orders.resultPdf("o")).toEqualTypeOf<Call<PdfFile>>();
    expectTypeOf(client.orders.requisitionPdf("o")).toEqualTypeOf<Call<PdfFile>>();
    expectTypeOf(client.orders.collectionInstructions("o")).toEqualTypeOf<Call<PdfFile>>();
    expectTypeOf(client.orders.abnPdf("o")).toEqualTypeOf<Call<PdfFile>>();
    expectTypeOf(client.orderTransactions.resultPdf("t")).toEqualTypeOf<Call<PdfFile>>();
    // @ts-expect-error the labels carry a date.
    void client.orders.labelsPdf("o", {});
  });

  test("take what the document takes", () => {
    expectTypeOf<Parameters<Client["orders"]["create"]>[0]>().toEqualTypeOf<OrderCreate>();
    // @ts-expect-error a patient is required.
    void client.orders.create({ ...create, patient_details: undefined });
    // @ts-expect-error there is no such field.
    void client.orders.create({ ...create, clinical_comments: "x" });
    // @ts-expect-error the day is required, if only as null.
    void client.orders.update("o", {});
    // @ts-expect-error a list of statuses.
    void client.orders.list({ status: "lost" });
    void client.orders.list({ status: [unlisted("of_2031")], order_key: "last_status", is_critical: null });
  });

  test("waits are told a status, some, or a function", () => {
    expectTypeOf<OrderWaitOptions>().toHaveProperty("until");
    void client.orders.waitFor("o", { until: "completed", timeout: 5 });
    void client.orders.waitFor("o", {
      until: ["lost", "failed", "received.testkit.ordered", unlisted("of_2031")],
    });
    // @ts-expect-error no method has such a status.
    void client.orders.waitFor("o", { until: "complete" });
    void client.orders.waitFor("o", { until: ({ interpretation }) => interpretation === "critical" });
    // @ts-expect-error a function says yes or no.
    void client.orders.waitFor("o", { until: ({ status }: Order) => status });
    // @ts-expect-error what is polled is an order.
    void client.orders.waitFor("o", { onPoll: (state: number) => state });
  });
});

describe("[ORD-7, ORD-22] an order", () => {
  test("has every field of its table", () => {
    expectTypeOf<NonNullable<Order["patient_details"]>["dob"]>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Order["patient_details"]>["gender"]>().toExtend<string>();
    expectTypeOf<Order["sample_id"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Order["notes"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Order["lab_test"]["name"]>().toEqualTypeOf<string>();
    expectTypeOf<Order["lab_test"]["description"]>().toEqualTypeOf<string>();
    expectTypeOf<"testkit">().toExtend<Order["lab_test"]["method"]>();
    expectTypeOf<Order["events"][number]>().toEqualTypeOf<Order["last_event"]>();
    expectTypeOf<null>().toExtend<Order["last_event"]["status_detail"]>();
    expectTypeOf<NonNullable<Order["patient_address"]>["access_notes"]>().toEqualTypeOf<
      string | null | undefined
    >();
  });

  test("[ORD-16] has its transaction", () => {
    const [first] = order.order_transaction?.orders ?? [];
    expectTypeOf(first?.low_level_status_created_at).toEqualTypeOf<string | null | undefined>();
    expectTypeOf<"redraw">().toExtend<NonNullable<typeof first>["origin"]>();
  });

  test("[ORD-21] narrows to the details of its method", () => {
    const { details } = order;
    if (isOrderDetails(details, "testkit")) {
      expectTypeOf(details.data.shipment).toEqualTypeOf<Shipment | null>();
      expectTypeOf(details.data.created_at).toEqualTypeOf<string>();
    } else if (isOrderDetails(details, "at_home_phlebotomy")) {
      expectTypeOf(details.data.appointment_id).toEqualTypeOf<string | null | undefined>();
    }
    // @ts-expect-error there is no such method.
    isOrderDetails(details, "drone");
    expectTypeOf<Required<Shipment>>().toEqualTypeOf<Shipment>();
  });
});

describe("results", () => {
  test("[ORD-18] narrow by type, and keep their fields", () => {
    if (isResult(result, "numeric")) {
      expectTypeOf(result.result).toEqualTypeOf<string>();
      expectTypeOf(result.source_markers).toEqualTypeOf<BiomarkerResult["source_markers"]>();
    }
    expectTypeOf<(typeof ResultType.values)[number]>().toEqualTypeOf<
      "numeric" | "range" | "comment" | "coded_value"
    >();
    expectTypeOf<"of_2031">().toExtend<BiomarkerResult["result_type"]>();
    expectTypeOf<"critical">().toExtend<BiomarkerResult["interpretation"]>();
  });
});

describe("the statuses of orders", () => {
  test("[GEN-4] take one of a later release", () => {
    expectTypeOf<"paused.drone.of_2031">().toExtend<Order["last_event"]["status"]>();
    expectTypeOf<typeof OrderStatus.values>().toExtend<readonly Order["last_event"]["status"][]>();
  });

  test("narrow to parts that belong together", () => {
    const parsed = parseOrderStatus(order.last_event.status);
    if (parsed.known) {
      expectTypeOf<"draw_completed">().toExtend<typeof parsed.detail>();
      if (parsed.detail === "transit_lab") {
        expectTypeOf(parsed.method).toEqualTypeOf<"testkit">();
        expectTypeOf(parsed.status).toEqualTypeOf<"collecting_sample">();
      }
    } else {
      expectTypeOf(parsed.detail).toEqualTypeOf<string | null>();
    }
    expectTypeOf(parsed.status).toExtend<string>();
  });
});

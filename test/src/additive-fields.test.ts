import { expect, test } from "vitest";
import { wire } from "./support/client.ts";
import { orderCreate, orderId, orderIn, result } from "./support/orders.ts";
import { json } from "./support/server.ts";

/** Starts a client for a server that returns an empty object for every request and records the requests. */
const listening = () => wire([json({})]);

test("[VER-3] an order is made with all that came later, under an idempotency key", async () => {
  const { client, arrived } = await listening();
  const body = {
    ...orderCreate,
    lab_account_id: orderId,
    clinical_notes: "Takes biotin.",
    patient_address: { ...orderCreate.patient_address, access_notes: "Ring twice." },
  };
  await client.orders.create(body, { idempotencyKey: "k-1" });
  expect(JSON.parse(String(arrived[0]?.body))).toEqual(body);
  expect(arrived[0]?.headers["x-idempotency-key"]).toBe("k-1");
});

test("[VER-3] orders show their details and last events, results their source markers", async () => {
  const { client } = await wire([json(orderIn()), json({ metadata: {}, results: [result] })]);
  const order = await client.orders.get(orderId);
  expect([order.last_event.status_detail, order.patient_address?.access_notes]).toEqual([
    null,
    "Ring twice.",
  ]);
  const { results } = await client.orders.result(orderId);
  expect(results[0]?.source_markers?.[0]?.marker_id).toBe(1042);
});

test("[VER-3] filters by interpretation and lab_slug, and the stale slots of a center, are asked for", async () => {
  const page = { orders: [], data: [], total: 0, page: 1, size: 50, next_cursor: null, next: null };
  const { client, arrived } = await wire([json(page)]);
  await client.orders.list({ interpretation: "critical" });
  await client.labTests.list({ lab_slug: "harrowgate_labs" });
  await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004", allow_stale: true });
  expect(arrived.map(({ url }) => url?.split("?")[1])).toEqual([
    "interpretation=critical",
    "lab_slug=harrowgate_labs",
    "lab=harrowgate_labs&zip_code=85004&allow_stale=true",
  ]);
});

test("[VER-3] appointments take notes, a center's booking its key and a later confirmation", async () => {
  const { client, arrived } = await listening();
  const home = { booking_key: "bk", appointment_notes: "Ring." };
  await client.phlebotomy.book(orderId, home);
  const center = { booking_key: "bk", async_confirmation: true };
  await client.psc.book(orderId, center, { idempotencyKey: "k-2" });
  expect(arrived.map(({ body }) => JSON.parse(body) as unknown)).toEqual([home, center]);
  expect(arrived[1]?.headers["x-idempotency-key"]).toBe("k-2");
});

test("[VER-3] lab reports are uploaded", async () => {
  const { client, arrived } = await listening();
  await client.labReports.create({ user_id: orderId, file: Uint8Array.of(0xff, 0xd8, 0xff) });
  expect(arrived[0]?.url).toBe("/lab_report/v1/parser/job");
  expect(arrived[0]?.headers["content-type"]).toContain("multipart/form-data; boundary=");
});

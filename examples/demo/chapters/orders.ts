import { mkdir, writeFile } from "node:fs/promises";
import {
  isResult,
  type Appointment,
  type Order,
  type OrderCreate,
  type TimeSlot,
  type UserCreated,
} from "sanguine";
import { parseOrderStatus } from "sanguine/enums";
import { chapter, done, table, type Stage } from "../terminal.ts";

/** Where the demo puts what it downloads; git ignores it. */
const folder = new URL("../../../.demo/", import.meta.url);

/** Orders a lab test twice with one idempotency key, waits for its results, and saves the report. Returns the order form. */
export async function orders(stage: Stage, user: UserCreated): Promise<OrderCreate> {
  const { client, mock } = stage;
  chapter("A lab order, from the key to the report");
  const form = await buildForm(stage, user);
  const idempotencyKey = "demo-first-order";
  const { order } = await client.orders.create(form, { idempotencyKey });
  const again = await client.orders.create(form, { idempotencyKey });
  const { total } = await client.orders.list({ user_id: user.user_id });
  done(`"${order.lab_test.name}" ordered`, order.last_event.status);
  const outcome = again.order.id === order.id ? `still ${total} order` : "a second order!";
  done("the same call again, with the same key", outcome);

  mock.orders.advanceTo(order, "partial_results");
  const { results, metadata } = await client.orders.result(order.id);
  done("the lab reports partial results", `${results.length} results, status ${metadata.status}`);

  // The lab continues after three hours on the mock's clock. waitFor advances that clock instead of sleeping.
  await mock.clock.advance("3h");
  mock.orders.advanceTo(order, "completed", { interpretation: "abnormal" });
  await showResults(stage, await client.orders.waitFor(order.id, { until: "completed", timeout: 60_000 }));

  const pdf = await client.orders.resultPdf(order.id);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("result.pdf", folder), new Uint8Array(await pdf.arrayBuffer()));
  done("the report is saved as .demo/result.pdf", `${pdf.contentType}, ${pdf.size} bytes`);
  return form;
}

/** Builds an order for the user from the stored patient info. */
async function buildForm({ client }: Stage, { user_id }: UserCreated): Promise<OrderCreate> {
  const filters = { collection_method: "walk_in_test", name: "Heart Health" } as const;
  const tests = await client.labTests.list(filters).toArray({ limit: 1 });
  const { first_name, last_name, dob, email, phone_number, address } = await client.users.latestInfo(user_id);
  const { first_line, city, state, zip, country } = address;
  return {
    user_id,
    order_set: { lab_test_ids: tests.map(({ id }) => id) },
    patient_details: { first_name, last_name, dob, email, phone_number, gender: "female" },
    patient_address: { first_line, city, state, zip: zip ?? "", country: country ?? "US" },
    clinical_notes: "Fasting since the evening.",
  };
}

/** Prints the results, formatted by result type. */
async function showResults({ client }: Stage, order: Order): Promise<void> {
  const { results } = await client.orders.result(order.id);
  const { status, method, detail } = parseOrderStatus(order.last_event.status);
  done("the remaining results arrived", `${status}, ${method}, ${detail}; overall ${order.interpretation}`);
  const rows = results.map((result) => [
    result.name,
    isResult(result, "numeric") ? Number(result.result) : result.result,
    result.unit,
    result.reference_range,
    result.interpretation,
  ]);
  table(["result", "value", "unit", "range", "interpretation"], rows);
}

/** Books a center that confirms later, waits for it, and moves the appointment. */
export async function appointments({ client, mock }: Stage, form: OrderCreate): Promise<void> {
  chapter("An appointment at a center");
  const { order } = await client.orders.create(form);
  mock.orders.advanceTo(order, "requisition_created");
  const { zip } = form.patient_address;
  const search = { lab: "harrowgate_labs", zip_code: zip, start_date: "2026-03-05" } as const;
  const listSlots = async (): Promise<TimeSlot[]> =>
    (await client.psc.availability(search)).slots.flatMap(({ slots }) => slots);
  const readStatus = async (): Promise<string> => (await client.orders.get(order.id)).last_event.status;

  const booking_key = (await listSlots())[0]?.booking_key ?? "";
  const booked = await client.psc.book(order.id, { booking_key, async_confirmation: true });
  done("booked, for the center to confirm", `${booked.status}; ${formatTime(booked)}`);
  done("until then the order waits", await readStatus());

  const confirmed = await client.psc.waitFor(order.id, { timeout: 3_600_000 });
  done(`confirmed at ${mock.clock.iso()}`, confirmed.status);
  done("and the order has moved", await readStatus());

  const later = (await listSlots()).at(-1)?.booking_key ?? "";
  const moved = await client.psc.reschedule(order.id, { booking_key: later });
  done("rescheduled", `${moved.status}; ${formatTime(moved)}`);
}

/** Formats the time at a place, as its patients read it; on the wire all times are UTC. */
function formatTime({ start_at, iana_timezone }: Appointment): string {
  const parts = { dateStyle: "medium", timeStyle: "short", timeZone: iana_timezone ?? "UTC" } as const;
  return start_at === null ? "no time yet" : new Date(start_at).toLocaleString("en-US", parts);
}

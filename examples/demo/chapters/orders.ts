import { mkdir, writeFile } from "node:fs/promises";
import { isResult, type Order, type OrderCreate, type UserCreated } from "sanguine";
import { parseOrderStatus } from "sanguine/enums";
import type { Stage } from "../stage.ts";
import { chapter, done, table } from "../terminal.ts";

/** Where the demo puts what it downloads; git ignores it. */
const folder = new URL("../../../.demo/", import.meta.url);

/** Orders a lab test twice with one idempotency key, waits for its results, and saves the report. Returns the order form. */
export async function orders(stage: Stage, user: UserCreated): Promise<OrderCreate> {
  const { client, mock } = stage;
  chapter("A lab order, from the key to the report");
  const form = await orderForm(stage, user);
  const idempotencyKey = "demo-first-order";
  const { order } = await client.orders.create(form, { idempotencyKey });
  const again = await client.orders.create(form, { idempotencyKey });
  const { total } = await client.orders.list({ user_id: user.user_id });
  done(`"${order.lab_test.name}" ordered`, order.last_event.status);
  done(
    "the same call again, with the same key",
    again.order.id === order.id ? `still ${total} order` : "a second order!",
  );

  mock.orders.advanceTo(order, "partial_results");
  const partial = await client.orders.result(order.id);
  done(
    "the lab reports partial results",
    `${partial.results.length} results, status ${partial.metadata.status}`,
  );

  // The lab continues after three hours on the mock's clock. waitFor advances that clock instead of sleeping.
  await mock.clock.advance("3h");
  mock.orders.advanceTo(order, "completed", { interpretation: "abnormal" });
  const finished = await client.orders.waitFor(order.id, { until: "completed", timeout: 60_000 });
  await results(stage, finished);
  await report(stage, finished);
  return form;
}

/** Builds an order for the user from the stored patient info. */
async function orderForm({ client }: Stage, { user_id }: UserCreated): Promise<OrderCreate> {
  const [test] = await client.labTests
    .list({ collection_method: "walk_in_test", name: "Heart Health" })
    .toArray({ limit: 1 });
  const { address, race, ethnicity, sexual_orientation, gender_identity, medical_proxy, ...person } =
    await client.users.latestInfo(user_id);
  void [race, ethnicity, sexual_orientation, gender_identity, medical_proxy];
  const { first_line, city, state, zip, country } = address;
  return {
    user_id,
    order_set: { lab_test_ids: test === undefined ? [] : [test.id] },
    patient_details: { ...person, gender: "female" },
    patient_address: { first_line, city, state, zip: zip ?? "", country: country ?? "US" },
    clinical_notes: "Fasting since the evening.",
  };
}

/** Prints the results, formatted by result type. */
async function results({ client }: Stage, order: Order): Promise<void> {
  const { results: found } = await client.orders.result(order.id);
  const { status, method, detail } = parseOrderStatus(order.last_event.status);
  done("the remaining results arrived", `${status}, ${method}, ${detail}; overall ${order.interpretation}`);
  table(
    ["result", "value", "unit", "range", "interpretation"],
    found.map((result) => [
      result.name,
      isResult(result, "numeric") ? Number(result.result) : result.result,
      result.unit ?? "",
      result.reference_range ?? "",
      result.interpretation ?? "",
    ]),
  );
}

/** Saves the report as a file. */
async function report({ client }: Stage, order: Order): Promise<void> {
  const pdf = await client.orders.resultPdf(order.id);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("result.pdf", folder), new Uint8Array(await pdf.arrayBuffer()));
  done("the report is saved as .demo/result.pdf", `${pdf.contentType}, ${pdf.size} bytes`);
}

import { createMock } from "sanguine/mock";
import { cpu, measureHeap, ratio, times, wall } from "../measure.mjs";
import { patient_address, patient_details } from "../patient.mjs";
import { row } from "../row.mjs";

const METHODS = ["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"];
const INTERPRETATIONS = ["normal", "abnormal", "critical", "unknown"];
const FEW = 1_000;
const MANY = 100_000;

/** Creates and completes ten thousand orders by requests, with request and response validation. Returns the seconds. */
async function placeAndComplete() {
  const mock = createMock({ seed: "bench" });
  const client = mock.client();
  const { user_id } = mock.users.create({ client_user_id: "bench" });
  const { lab_test } = mock.orders.create({ method: "on_site_collection" });
  const body = { user_id, order_set: { lab_test_ids: [lab_test.id] }, patient_details, patient_address };
  const one = async () => {
    const { order } = await client.orders.create(body);
    await client.orders.simulate(order.id);
  };
  await times(200, one)();
  let busy = 0;
  const taken = await wall(async () => {
    busy = await cpu(times(10_000, one));
  });
  const { total } = await client.orders.list({ status: ["completed"], size: 1 });
  if (total !== 10_200) throw new Error(`Only ${total} orders were completed.`);
  if (mock.requests.violations.length > 0) throw new Error("A response violates the OpenAPI document.");
  process.stderr.write(`10,000 orders: ${(busy / 1000).toFixed(1)} s of a processor\n`);
  return taken / 1000;
}
row("10,000 orders created and completed in process, checks on", 15, await placeAndComplete(), " s");

/** One lab test per collection method, so that orders in both worlds have the same number of markers. */
const probe = createMock({ seed: "bench" });
const tests = METHODS.map((method) => probe.orders.create({ method }).lab_test.id);

/** Creates a world with this many orders, a fifth as many users, four days, and the same mix for every size. */
async function createWorld(count) {
  const mock = createMock({ seed: "bench", now: "2026-01-15T00:00:00Z" });
  const users = Array.from({ length: count / 5 }, (_, index) =>
    mock.users.create({ client_user_id: `user-${index}` }),
  );
  let sample = null;
  const before = await measureHeap();
  for (let index = 0; index < count; index++) {
    if (index % (count / 100) === 0) await mock.clock.advance("1h");
    const done = index % 10 === 0;
    const kind = (index >> 1) % METHODS.length;
    const order = mock.orders.create({
      user: users[index % users.length],
      method: METHODS[kind],
      lab_test_ids: [tests[kind]],
      ...(done ? { status: "completed", interpretation: INTERPRETATIONS[(index / 10) % 4] } : {}),
      ...(index % 10 === 5 ? { activate_by: "2026-03-01" } : {}),
    });
    if (index === count / 2 + 1) sample = order;
  }
  const bytes = ((await measureHeap()) - before) / count;
  const get = (query) => async () => {
    const init = { headers: { "x-service-api-key": mock.apiKey } };
    const response = await mock.fetch(`${mock.url}/v3/orders?${new URLSearchParams(query)}`, init);
    if (response.status !== 200) throw new Error(await response.text());
    return response.text();
  };
  return { count, get, bytes, sample, user: users[3] };
}

const few = await createWorld(FEW);
const many = await createWorld(MANY);
row("memory of an order, of which a tenth is completed", 4, many.bytes / 1000, " kB");

/** The queries to measure. A page for one order or one user is equally small in both worlds. */
const pages = {
  "without a filter": () => ({}),
  "without a filter, the last page": ({ count }) => ({ page: String(count / 50) }),
  "sorted by patient_name": () => ({ order_key: "patient_name" }),
  "sorted by last_status, downwards": () => ({ order_key: "last_status", order_direction: "desc" }),
  "by start_date": () => ({ start_date: "2026-01-17" }),
  "by end_date": () => ({ end_date: "2026-01-16" }),
  "by updated_start_date": () => ({ updated_start_date: "2026-01-17" }),
  "by updated_end_date": () => ({ updated_end_date: "2026-01-17" }),
  "by status": () => ({ status: "completed" }),
  "by order_type": () => ({ order_type: "testkit" }),
  // A thousand orders contain 25 of these, so a larger page would be fuller in the larger world.
  "by is_critical": () => ({ is_critical: "true", size: "20" }),
  "by interpretation": () => ({ interpretation: "abnormal", size: "20" }),
  "by order_activation_types": () => ({ order_activation_types: "scheduled" }),
  "by user_id": ({ user }) => ({ user_id: user.user_id }),
  "by patient_name": ({ sample }) => ({ patient_name: sample.patient_details.last_name.slice(1) }),
  "by patient_name, one letter": () => ({ patient_name: "a" }),
  "by shipping_recipient_name": ({ sample }) => ({
    shipping_recipient_name: sample.patient_address.receiver_name.split(" ")[0],
  }),
  "by order_ids": ({ sample }) => ({ order_ids: sample.id }),
  "by order_transaction_id": ({ sample }) => ({ order_transaction_id: sample.order_transaction.id }),
  "by search_input, a name": ({ sample }) => ({ search_input: sample.patient_details.last_name }),
  "by search_input, an id": ({ sample }) => ({ search_input: sample.id }),
};
// A part of a name is compared with every distinct name, and a list without a date or an id is read as a whole: at most a few milliseconds.
const SCANNED = 22;
// A page of a few orders takes 0.1 ms, so that a difference of some microseconds shows.
const FOUND = 7;
for (const [name, query] of Object.entries(pages)) {
  const aim =
    /_name|search_input, a name|is_critical|interpretation/.test(name) && !name.startsWith("sorted")
      ? SCANNED
      : FOUND;
  const value = await ratio(times(8, many.get(query(many))), times(8, few.get(query(few))), { by: cpu });
  row(`orders ${name}, ${MANY.toLocaleString("en")} against ${FEW.toLocaleString("en")}`, aim, value);
}

// Compiled by messages.ts, with several versions of TypeScript. `@ts-expect-error` marks a wrong line; what stands in quotes after it,
// and each number, must be in the compiler's message. The rest must compile.
import {
  createClient,
  createLinkClient,
  matchLink,
  unlisted,
  type InsuranceCreate,
  type OrderCreate,
  type OrdersListQuery,
  type RequestEnums,
} from "sanguine";
import { Gender } from "sanguine/enums";
import { createRawClient } from "sanguine/raw";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

// users
const user = await client.users.create({ client_user_id: "u-1" });
export const ids: string[] = [user.user_id];
// @ts-expect-error Property 'client_user_id' is missing
await client.users.create({});

for await (const listed of client.users.list({ limit: 50 })) ids.push(listed.user_id);
// @ts-expect-error Type 'string' is not assignable to type 'number'
await client.users.list({ limit: "50" });

const { providers: connected } = await client.users.providers(user_id);
for (const { slug } of connected) await client.users.disconnect(user_id, unlisted(slug));
// @ts-expect-error Argument of type 'string'
for (const { slug } of connected) await client.users.disconnect(user_id, slug);

const patient = {
  first_name: "Ada",
  last_name: "Fernsby",
  dob: "1986-04-21",
  phone_number: "+12025550142",
  email: "ada@mail.example",
};
const street = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ" };
const address = { ...street, zip_code: "85004" };
await client.users.updateInfo(user_id, { ...patient, address, gender: unlisted("nonbinary") });
// @ts-expect-error Type '"woman"': "female", "male", "other", "unknown"
await client.users.updateInfo(user_id, { ...patient, address, gender: "woman" });
function useClosed(closed: "female" | "male" | "other" | "unknown"): string {
  return closed;
}
const { gender } = await client.users.latestInfo(user_id);
if (Gender.is(gender)) useClosed(gender);
// @ts-expect-error Type 'Gender': "female", "male", "other", "unknown"
useClosed(gender);

// insurance
const { company, ...stored } = await client.insurance.latest(user_id);
const insured = { ...stored.insured, gender: unlisted(stored.insured.gender) };
await client.insurance.create(user_id, { ...stored, payor_code: "ACME01", relationship: "Self", insured });
// @ts-expect-error Type '"Cousin"': "Self", "Spouse", "Other"
await client.insurance.create(user_id, { payor_code: "A", member_id: "M", relationship: "Cousin", insured });
// @ts-expect-error Type 'Person' is not assignable to type 'PersonInput'
export const wrongInsured: InsuranceCreate["insured"] = stored.insured;
export const companyName: string = company.name;

const { link_web_url } = await client.link.createToken({
  user_id,
  provider: "acme_watch",
  on_error: "redirect",
});
export const linkUrl: string = link_web_url;
await client.link.createToken({ user_id, filter_on_providers: ["acme_watch", unlisted("moon_watch")] });
// @ts-expect-error Type '"ignore"': "redirect"
await client.link.createToken({ user_id, on_error: "ignore" });

const link = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" }).link;
const login = { username: "sam", password: "secret" };
export const linkText: string = matchLink(await link.password("glucose_two", { ...login, region: "us" }), {
  success: () => "Connected.",
  error: ({ error_type }) => error_type,
  unknown: ({ state }) => state,
});
// @ts-expect-error Argument of type '"acme_watch"': "glucose_two"
await link.password("acme_watch", login);

// timeseries
const range = { start_date: "2026-01-01" };
for await (const point of client.timeseries.grouped(user_id, "heartrate", range)) void point.value;
// @ts-expect-error Argument of type '"heart_rate"'
await client.timeseries.grouped(user_id, "heart_rate", range);

await client.labAccounts.list({ status: "PENDING" });
// @ts-expect-error Type '"waiting"': "active", "pending", "suspended", "PENDING"
await client.labAccounts.list({ status: "waiting" });

// orders
const order_set = { lab_test_ids: ["11111111-1111-4111-8111-111111111111"] };
const patient_address = { ...street, zip: "85004", country: "US" };
const patient_details: OrderCreate["patient_details"] = { ...patient, gender: "female" };
const { order } = await client.orders.create({ user_id, order_set, patient_details, patient_address });
export const createdStatus: string = order.last_event.status;
// @ts-expect-error Type '"woman"': "female", "male", "other", "unknown"
export const wrongDetails: OrderCreate["patient_details"] = { ...patient, gender: "woman" };
export const billing: OrderCreate["billing_type"] = "client_bill";
export const newerBilling: OrderCreate["billing_type"] = unlisted("barter");
// @ts-expect-error Type '"insurance"': "client_bill", "commercial_insurance", "patient_bill"
export const wrongBilling: OrderCreate["billing_type"] = "insurance";

// @ts-expect-error Type '"test_kit"': "testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"
await client.orders.list({ order_type: ["test_kit"] });
// @ts-expect-error 'is_urgent' does not exist in type 'OrdersListQuery'
await client.orders.list({ is_urgent: true });

const page = await client.orders.list({ status: ["completed", "partial_results"] });
export const firstId: string | undefined = page.items[0]?.id;
await client.orders.list({ status: ["completed", unlisted("sample_archived")] });
// @ts-expect-error Type '"complete"': "completed"
await client.orders.list({ status: ["complete"] });
// @ts-expect-error Type 'string' is not assignable to type
await client.orders.list({ status: "completed" });

const query: OrdersListQuery = { order_direction: "desc", status: ["lost"] };
await client.orders.list(query);
const chosen: RequestEnums["OrderDirection"] = "asc";
await client.orders.list({ order_direction: chosen });
const wide = { order_direction: "asc" };
// @ts-expect-error "asc", "desc"
await client.orders.list(wide);

const { last_event, status: orderStatus } = await client.orders.get("o-1");
const { status } = last_event;
export const label: string = status === "completed.testkit.completed" ? "Done." : status;
export const newerStatus: typeof status = "a.status.of.a.later.release";
// @ts-expect-error 'number'
export const wrongStatus: number = orderStatus;

const final = { final_status: "completed.testkit.completed" } as const;
await client.orders.simulate("o-1", final, { interpretation: "critical" });
// @ts-expect-error Type '"completed"' is not assignable
await client.orders.simulate("o-1", { final_status: "completed" });

await client.orders.waitFor("o-1", {
  until: ["partial_results", "completed"],
  timeout: 60_000,
});
await client.orders.waitFor("o-1", { until: unlisted("sample_archived") });
await client.orders.waitFor("o-1", { until: (seen) => seen.interpretation === "critical" });
// @ts-expect-error Type '"complete"' is not assignable
await client.orders.waitFor("o-1", { until: "complete" });
// @ts-expect-error Type 'string' is not assignable to type 'boolean | Promise<boolean>'
await client.orders.waitFor("o-1", { until: ({ id }) => id });

// appointments and centers
// @ts-expect-error Type '"scheduled"': "confirmed", "pending", "reserved", "in_progress", "completed", "cancelled"
await client.psc.waitFor("o-1", { until: "scheduled" });

const area = { zip_code: "85004", radius: 25 } as const;
const { slots } = await client.psc.availability({ lab: "harrowgate_labs", ...area });
const booking_key = slots[0]?.slots[0]?.booking_key ?? "";
await client.psc.book("o-1", { booking_key });
const { slug: labSlug } = await client.psc.orderInfo("o-1");
await client.psc.availability({ lab: unlisted(labSlug) });
// @ts-expect-error Type 'LabSlug': "harrowgate_labs", "pinemoor_diagnostics"
await client.psc.availability({ lab: labSlug });

const near = { zip_code: "85004", lab_id: 1 };
await client.psc.info({ ...near, radius: 50, capabilities: ["stat"] });
await client.psc.info({ ...near, radius: "50" });
await client.psc.info({ ...near, radius: unlisted("200") });
// @ts-expect-error Type '33': "10", "20", "25", "50", "100", 10, 20, 25, 50, 100
await client.psc.info({ ...near, radius: 33 });

// raw requests
const raw = createRawClient(client);
const { data } = await raw.GET("/v3/orders", { params: { query: { order_direction: "asc" } } });
export const count: number = data?.orders.length ?? 0;
await raw.GET("/v2/providers/", { params: { query: { source_type: unlisted("smart_ring") } } });
// @ts-expect-error Type '"ascending"': "asc", "desc"
await raw.GET("/v3/orders", { params: { query: { order_direction: "ascending" } } });

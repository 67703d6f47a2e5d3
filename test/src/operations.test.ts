import { createClient, unlisted, type Client } from "sanguine";
import { expect, test } from "vitest";
import { operations, type Operation, type OperationId } from "../../src/generated/operations.ts";
import { apiKey, failureOf } from "./support/client.ts";
import { orderCreate, orderImport, testkitOrder, testkitRegistration } from "./support/orders.ts";
import { insurance, patientInfo } from "./support/people.ts";

const linkToken = "token_never_print_me_1147";

/** How each operation is called, and what of the request that gives; every id of the document has a row. */
const calls: Record<OperationId, (client: Client) => PromiseLike<unknown>> = {
  "users.create": (client) => client.users.create({ client_user_id: "u-1" }),
  "users.list": (client) => client.users.list({ offset: 3, limit: 2 }),
  "users.get": (client) => client.users.get("id-1"),
  "users.update": (client) => client.users.update("id-1", { fallback_time_zone: "Europe/London" }),
  "users.delete": (client) => client.users.delete("id-1"),
  "users.undoDelete": (client) => client.users.undoDelete({ client_user_id: "u-1" }),
  "users.resolve": (client) => client.users.resolve("u-1"),
  "users.refresh": (client) => client.users.refresh("id-1", { timeout: 60 }),
  "users.providers": (client) => client.users.providers("id-1"),
  "users.disconnect": (client) => client.users.disconnect("id-1", "acme_watch"),
  "providers.list": (client) => client.providers.list({ source_type: "device" }),
  "link.createToken": (client) => client.link.createToken({ user_id: "id-1" }),
  "link.connectDemo": (client) => client.link.connectDemo({ user_id: "id-1", provider: "acme_watch" }),
  "link.providers": (client) => client.link.providers({ linkToken }),
  "link.oauth": (client) => client.link.oauth("acme_watch", { linkToken }),
  "link.password": (client) =>
    client.link.password(unlisted("acme_watch"), { username: "sam", password: "secret" }, { linkToken }),
  "link.completeMfa": (client) =>
    client.link.completeMfa(unlisted("acme_watch"), { mfa_code: "471100" }, { linkToken }),
  "link.email": (client) =>
    client.link.email(unlisted("acme_watch"), { email: "sam@example.com" }, { linkToken }),
  "timeseries.grouped": (client) =>
    client.timeseries.grouped("id-1", "heartrate", { start_date: "2026-01-01" }),
  "timeseries.workoutStream": (client) => client.timeseries.workoutStream("id-1"),
  "timeseries.sleepStream": (client) => client.timeseries.sleepStream("id-1"),
  "users.updateInfo": (client) => client.users.updateInfo("id-1", patientInfo),
  "users.latestInfo": (client) => client.users.latestInfo("id-1"),
  "insurance.create": (client) => client.insurance.create("id-1", insurance),
  "insurance.latest": (client) => client.insurance.latest("id-1", { is_primary: false }),
  "labTests.list": (client) => client.labTests.list({ lab_test_limit: 5, marker_ids: [1, 2] }),
  "labTests.listLegacy": (client) => client.labTests.listLegacy({ name: "a" }),
  "labTests.get": (client) => client.labTests.get("id-1", { lab_account_id: "id-2" }),
  "labTests.markers": (client) => client.labTests.markers("id-1", { page: 2, size: 3 }),
  "labTests.collectionInstructions": (client) => client.labTests.collectionInstructions("id-1"),
  "labTests.labs": (client) => client.labTests.labs(),
  "markers.list": (client) => client.markers.list({ lab_id: [1, 2], name: "a" }),
  "markers.orderSet": (client) => client.markers.orderSet({ lab_test_ids: ["id-1"] }, { page: 2 }),
  "markers.get": (client) => client.markers.get(7, "76/00", { lab_account_id: "id-2" }),
  "labAccounts.list": (client) => client.labAccounts.list({ status: "active" }),
  "orders.create": (client) => client.orders.create(orderCreate),
  "orders.import": (client) => client.orders.import(orderImport),
  "orders.get": (client) => client.orders.get("id-3"),
  "orders.list": (client) => client.orders.list({ status: ["completed", "lost"], page: 2 }),
  "orders.update": (client) => client.orders.update("id-3", { activate_by: null }),
  "orders.cancel": (client) => client.orders.cancel("id-3"),
  "orders.simulate": (client) => client.orders.simulate("id-3", { delay: 5 }, { has_missing_results: true }),
  "orders.drawCompleted": (client) => client.orders.drawCompleted("id-3"),
  "orders.createTestkit": (client) => client.orders.createTestkit(testkitOrder),
  "orders.registerTestkit": (client) => client.orders.registerTestkit(testkitRegistration),
  "orders.resendEvents": (client) => client.orders.resendEvents({ order_ids: ["id-1"] }),
  "orders.result": (client) => client.orders.result("id-3"),
  "orders.resultMetadata": (client) => client.orders.resultMetadata("id-3"),
  "orders.resultPdf": (client) => client.orders.resultPdf("id-3"),
  "orders.requisitionPdf": (client) => client.orders.requisitionPdf("id-3"),
  "orders.collectionInstructions": (client) => client.orders.collectionInstructions("id-3"),
  "orders.abnPdf": (client) => client.orders.abnPdf("id-3"),
  "orders.labelsPdf": (client) =>
    client.orders.labelsPdf("id-3", { collection_date: "2026-01-15T09:30:00+01:00", number_of_labels: 1 }),
  "orderTransactions.get": (client) => client.orderTransactions.get("id-1"),
  "orderTransactions.result": (client) => client.orderTransactions.result("id-1"),
  "orderTransactions.resultPdf": (client) => client.orderTransactions.resultPdf("id-1"),
  "psc.info": (client) => client.psc.info({ zip_code: "85004", lab_id: 1, capabilities: ["stat"] }),
  "psc.areaInfo": (client) => client.psc.areaInfo({ zip_code: "85004", labs: ["harrowgate_labs"] }),
  "phlebotomy.availability": (client) =>
    client.phlebotomy.availability(patientInfo.address, { start_date: "2026-02-03" }),
  "phlebotomy.book": (client) => client.phlebotomy.book("id-3", { booking_key: "k-1" }),
  "phlebotomy.request": (client) =>
    client.phlebotomy.request("id-3", { address: patientInfo.address, provider: "wayside_draws" }),
  "phlebotomy.reschedule": (client) => client.phlebotomy.reschedule("id-3", { booking_key: "k-1" }),
  "phlebotomy.cancel": (client) => client.phlebotomy.cancel("id-3", { cancellation_reason_id: "id-4" }),
  "phlebotomy.cancellationReasons": (client) => client.phlebotomy.cancellationReasons(),
  "phlebotomy.get": (client) => client.phlebotomy.get("id-3"),
  "psc.orderInfo": (client) => client.psc.orderInfo("id-3", { radius: "50" }),
  "psc.availability": (client) =>
    client.psc.availability({ lab: "harrowgate_labs", site_codes: ["NR-1", "NR-2"], allow_stale: true }),
  "psc.book": (client) => client.psc.book("id-3", { booking_key: "k-1", async_confirmation: true }),
  "psc.reschedule": (client) => client.psc.reschedule("id-3", { booking_key: "k-1" }),
  "psc.cancel": (client) => client.psc.cancel("id-3", { cancellationReasonId: "id-4" }),
  "psc.cancellationReasons": (client) => client.psc.cancellationReasons(),
  "psc.appointment": (client) => client.psc.appointment("id-3"),
  "labReports.create": (client) =>
    client.labReports.create({ user_id: "id-1", file: new TextEncoder().encode("%PDF-1.7") }),
  "labReports.get": (client) => client.labReports.get("id-1"),
};

/** What fills the templates above. */
const filled: Record<string, string> = {
  user_id: "id-1",
  client_user_id: "u-1",
  provider: "acme_watch",
  oauth_provider: "acme_watch",
  resource: "heartrate",
  workout_id: "id-1",
  sleep_id: "id-1",
  lab_test_id: "id-1",
  lab_id: "7",
  order_id: "id-3",
  transaction_id: "id-1",
  job_id: "id-1",
  provider_id: "76%2F00",
};

/** Makes the call against a service that always fails, and gives what was sent. */
async function sent(id: OperationId, status: number) {
  const requests: { url: URL; init: RequestInit }[] = [];
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey,
    retries: 1,
    sleep: () => Promise.resolve(),
    fetch: (url, init) => {
      requests.push({ url: new URL(url), init });
      return Promise.resolve(new Response(null, { status }));
    },
  });
  await failureOf(calls[id](client));
  return requests;
}

const table = Object.values(operations).map((operation): [OperationId, Operation] => [
  operation.id,
  operation,
]);

test.each(table)(
  "[VER-1, AUT-1, GEN-1, GEN-2] %s sends the canonical method and path, with the team key",
  async (id, operation) => {
    const [request] = await sent(id, 400);
    const path = operation.paths[0]?.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => filled[name] ?? `no ${name}`,
    );
    expect(request?.url.pathname).toBe(path);
    expect(request?.url.pathname).toMatch(/^\/(v2|v3|lab_report\/v1)\//);
    expect(request?.init.method).toBe(operation.method);
    const headers = new Headers(request?.init.headers);
    expect(headers.get("x-service-api-key")).toBe(apiKey);
    expect(headers.get("x-service-link-token")).toBe(operation.auth === "team" ? null : linkToken);
    const [type = null] = operation.body?.types ?? [];
    expect(headers.get("content-type")?.split(";")[0] ?? null).toBe(type);
    const { body } = request?.init ?? {};
    const sentBody: unknown = typeof body === "string" ? JSON.parse(body) : (body ?? null);
    expect(sentBody !== null && typeof sentBody === "object").toBe(operation.body !== null);
    for (const name of request?.url.searchParams.keys() ?? []) {
      expect(operation.query.map((parameter) => parameter.name)).toContain(name);
    }
  },
);

test.each(["users.create", "users.updateInfo", "orders.create"] as const)(
  "[ERR-4] %s is retried as the retry class of its operation says",
  async (id) => {
    const { retry } = operations[id];
    const first = await sent(id, 500);
    expect(first).toHaveLength(retry === "never" ? 1 : 2);
    const keys = first.map(({ init }) => new Headers(init.headers).get("x-idempotency-key"));
    // A keyed operation sends the same automatic key with each attempt; any other operation sends none.
    expect(new Set(keys).size).toBe(1);
    expect(keys[0] !== null).toBe(retry === "keyed");
  },
);

test("every method of the client is an operation, or is known to be made of some", async () => {
  const client = createClient({ baseUrl: "https://api.example.com", apiKey });
  const composed = [
    "users.createOrGet",
    "timeseries.steps",
    "phlebotomy.waitFor",
    "psc.waitFor",
    "orders.waitFor",
    "labReports.waitFor",
  ];
  const methods = Object.entries(client).flatMap(([area, resource]) =>
    Object.keys(resource as object).map((method) => `${area}.${method}`),
  );
  expect(methods.toSorted()).toEqual([...Object.keys(operations), ...composed].toSorted());
  const [steps] = await (async () => {
    const requests: string[] = [];
    const stub = createClient({
      baseUrl: "https://api.example.com",
      apiKey,
      fetch: (url) => {
        requests.push(url);
        return Promise.resolve(Response.json({ groups: {} }));
      },
    });
    await stub.timeseries.steps("id-1", { start_date: "2026-01-01" });
    return requests;
  })();
  expect(steps).toBe("https://api.example.com/v2/timeseries/id-1/steps/grouped?start_date=2026-01-01");
});

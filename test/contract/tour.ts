import { createMock, type Mock, type MockTeam } from "sanguine/mock";
import * as enums from "../../src/generated/enums.ts";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { operations, type OperationId } from "../../src/generated/operations.ts";
import type { Schema } from "../support/document.ts";
import { getDocumented, prepareCall, type PreparedCall } from "../support/calls.ts";
import { Observations } from "./observations.ts";
import { send } from "./send.ts";

const ids = Object.keys(operations) as OperationId[];

/** Enables all features: a team that lacks one gets a 403. */
export function enable<Team extends MockTeam>(team: Team): Team {
  const features = team.settings.list().filter(({ value }) => value === false);
  team.settings.set(Object.fromEntries(features.map(({ name }) => [name, true])));
  return team;
}

/** What a tour through the mock saw: the successful responses of all operations, the webhooks, and what violated the document. */
export type Tour = Awaited<ReturnType<typeof takeTour>>;

/** The schema of the body of each webhook, by its name in the document: an event type, or a family of them. */
export const webhookSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(document.webhooks).map(([name, { post }]) => [
    name,
    post.requestBody.content["application/json"].schema as Schema,
  ]),
);

function findWebhook(type: string): string {
  const [source = "", kind, resource = "", change = ""] = type.split(".");
  if (kind !== "data") return type;
  const family = enums.summaryResourceValues.some((one) => one === resource) ? "<summary>" : "<series>";
  return `${source}.data.${family}.${change}`;
}

/** Brings about what the service can respond and send, by the seeds that tests have. */
export async function takeTour() {
  const seen = new Observations();
  const eventTypes = new Set<string>();
  const violations: unknown[] = [];
  for (const visit of [
    visitUsers,
    visitConnections,
    visitEnded,
    visitPoints,
    visitCatalog,
    visitOrders,
    visitAppointments,
    visitReports,
    visitOperations,
  ]) {
    const mock = enable(createMock({ seed: "tour", now: "2026-01-15T09:00:00Z" }));
    mock.webhooks.register({
      handler: async (request) => {
        const body = (await request.json()) as { event_type: string };
        const name = findWebhook(body.event_type);
        // Days of one series have the same shape.
        if (!eventTypes.has(body.event_type) || !name.includes("<"))
          seen.add(webhookSchemas[name] ?? {}, body, name);
        eventTypes.add(body.event_type);
      },
    });
    await visit(mock, async (id, call = {}) => {
      const { status, body } = await send(mock, {
        id,
        path: {},
        query: {},
        headers: {},
        body: undefined,
        ...call,
      });
      const { success } = getDocumented(id);
      if (status < 300 && success.schema !== null) seen.add(success.schema, body, id);
    });
    await mock.idle();
    violations.push(...mock.requests.violations);
  }
  return { seen, eventTypes, violations };
}

async function visitOperations(mock: Mock, look: Look): Promise<void> {
  for (const { name } of mock.scenarios()) mock.scenario(name);
  for (const id of ids) await look(id, await prepareCall(mock, id));
  const order = await prepareCall(mock, "orders.create");
  const physician = { first_name: "Rowan", last_name: "Hale", npi: "1234567893" };
  const created = { ...order, body: { ...Object(order.body), physician } };
  await look("orders.create", created);
  const visit = await prepareCall(mock, "phlebotomy.request");
  const body = {
    ...Object(visit.body),
    address: { ...Reflect.get(Object(visit.body), "address"), unit: "4" },
  };
  await look("phlebotomy.request", { ...visit, body });
}

type Look = (id: OperationId, call?: Partial<PreparedCall>) => Promise<void>;

async function visitUsers(mock: Mock, look: Look): Promise<void> {
  const fields = {
    gender: enums.genderValues,
    race: enums.raceValues,
    ethnicity: enums.ethnicityValues,
    sexual_orientation: enums.sexualOrientationValues,
    gender_identity: enums.genderIdentityValues,
  };
  const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004", country: "US" };
  const guarantor = {
    first_name: "Edith",
    last_name: "Fernsby",
    phone_number: "+12025550143",
    email: "edith@mail.example",
    address,
    household_income: 2500.5,
    household_size: 2,
  };
  for (const [field, values] of Object.entries(fields))
    for (const value of values) {
      const { user_id } = mock.users.create({
        info: { [field]: value, medical_proxy: guarantor },
        fallback_birth_date: "1986-04-21",
      });
      await look("users.latestInfo", { path: { user_id } });
      await look("users.get", { path: { user_id } });
    }
  for (const relationship of enums.relationshipValues) {
    const { user_id } = mock.users.create({ info: {}, insurance: { relationship, guarantor } });
    await look("insurance.latest", { path: { user_id } });
  }
}

async function visitConnections(mock: Mock, look: Look): Promise<void> {
  const { user_id } = mock.users.create({ traits: ["insured"] });
  await look("providers.list");
  const missing = new Set<string>(enums.resourceValues);
  for (const { slug, supported_resources = [] } of await mock.client().providers.list()) {
    const adds = supported_resources.filter((name) => missing.delete(name));
    mock.connections.create({
      user: user_id,
      provider: slug,
      resources: adds.length > 0 ? adds : supported_resources.slice(0, 1),
    });
  }
  for (const fault of enums.connectionErrorTypeValues) {
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch", fault });
    await look("users.providers", { path: { user_id: user.user_id } });
  }
  const wheelchair = mock.users.create({ traits: ["wheelchair"] });
  mock.connections.create({
    user: wheelchair,
    provider: "copper_phone_health",
    resources: ["wheelchair_push"],
  });
  await mock.clock.advance("2d");
  for (const resource of enums.timeseriesResourceValues)
    await look("timeseries.grouped", { path: { user_id, resource }, query: { start_date: "2026-01-14" } });
  await look("users.providers", { path: { user_id } });
  // A point of a day without others creates the day, and changes it when it arrives again.
  const added = mock.users.create();
  for (const resource of enums.timeseriesResourceValues) {
    const read = (start_date: string) =>
      mock.timeseries.read(user_id, resource, { start_date, end_date: "2026-01-15" });
    const again = read("2026-01-14")[0] ?? read("2025-12-01")[0];
    if (again === undefined) continue;
    const { provider, source, ...point } = again;
    for (let times = 0; times < 2; times += 1)
      mock.timeseries.add(added, resource, {
        provider,
        source: { type: source.type },
        points: [point] as never,
      });
  }
  for (const username of ["sam", "mfa_email", ...enums.linkErrorTypeValues]) {
    const user = mock.users.create();
    const headers = { "x-service-link-token": mock.link.createToken({ user }).link_token };
    await look("link.password", {
      path: { provider: "glucose_two" },
      headers,
      body: { username, password: "secret" },
    });
    await look("link.completeMfa", {
      path: { provider: "glucose_two" },
      headers,
      body: { mfa_code: "000000" },
    });
  }
  const watch = mock.users.create({ connections: ["acme_watch"] });
  const [device] = mock.connections.devices(watch);
  mock.connections.renameDevice(device?.id ?? "", "Wrist");
}

/** Lets the data of a user end, and brings about what happens in few nights. */
async function visitEnded(mock: Mock, look: Look): Promise<void> {
  const denied = mock.users.create({ ingestion_end: "2026-01-16" });
  mock.connections.create({ user: denied, provider: "acme_watch", granted: [] });
  const providers = await mock.client().providers.list();
  for (const resources of [
    ["electrocardiogram", "electrocardiogram_voltage"],
    ["sleep_apnea_alert"],
  ] as const) {
    const names: readonly string[] = resources;
    const able = providers.filter((one) =>
      names.every((name) => one.supported_resources?.includes(name as never)),
    );
    for (const { slug } of able)
      mock.connections.create({ user: mock.users.create(), provider: slug, resources: [...resources] });
  }
  await mock.clock.advance("9d");
  await look("users.providers", { path: { user_id: denied.user_id } });
}

/** Adds points of each series twice: the second time, they change those of a past day. */
async function visitPoints(mock: Mock, look: Look): Promise<void> {
  const { user_id } = mock.users.create({ connections: ["acme_watch"] });
  for (const type of enums.providerSourceTypeValues) {
    const point = { start: "2026-01-14T09:00:00Z", value: 60 };
    mock.timeseries.add(user_id, "heartrate", {
      provider: "acme_watch",
      source: { type },
      points: [point] as never,
    });
  }
  await look("timeseries.grouped", {
    path: { user_id, resource: "heartrate" },
    query: { start_date: "2026-01-14" },
  });
  for (const [resource, field, values] of pointEnums) {
    const points = values.map((value, index) => ({
      value: 37,
      ...pointFields[resource],
      start: `2026-01-14T0${index % 10}:${10 + index}:00Z`,
      [field]: value,
    }));
    mock.timeseries.add(user_id, resource, { provider: "acme_watch", points });
    await look("timeseries.grouped", { path: { user_id, resource }, query: { start_date: "2026-01-14" } });
  }
}

const pointFields: Readonly<Record<string, object>> = {
  heart_rate_alert: { value: 1 },
  sleep_breathing_disturbance: { value: 1 },
  stand_hour: { value: 1 },
  insulin_injection: { type: "rapid_acting", value: 4 },
  note: { value: "x", tags: ["unspecified"] },
};

const pointEnums = [
  ["body_temperature", "sensor_location", enums.temperatureSensorLocationValues],
  ["cholesterol", "type", enums.cholesterolTypeValues],
  ["heart_rate_alert", "type", enums.heartRateAlertTypeValues],
  ["insulin_injection", "type", enums.insulinTypeValues],
  ["insulin_injection", "delivery_mode", enums.insulinDeliveryModeValues],
  ["insulin_injection", "delivery_form", enums.insulinDeliveryFormValues],
  ["insulin_injection", "bolus_purpose", enums.insulinBolusPurposeValues],
  ["sleep_breathing_disturbance", "type", enums.sleepBreathingDisturbanceTypeValues],
  ["workout_duration", "intensity", enums.workoutIntensityValues],
  ["stand_hour", "type", enums.standHourTypeValues],
  ["note", "tags", enums.noteTagValues.map((tag) => [tag])],
] as const;

async function visitCatalog(mock: Mock, look: Look): Promise<void> {
  await look("labTests.labs");
  for (let page = 1; page <= 8; page += 1)
    await look("markers.list", { query: { size: 100, page, include_pricing: true } });
  await look("labTests.list", {
    query: { lab_test_limit: 500, include_pricing: true, generation_method: "all" },
  });
  for (const order_key of enums.labTestOrderKeyValues)
    await look("labTests.listLegacy", { query: { order_key } });
  const allowed_billing = { client_bill: enums.usStateValues };
  mock.labAccounts.create({ lab: "harrowgate_labs", allowed_billing });
  for (const status of enums.labAccountStatusValues)
    mock.labAccounts.create({ lab: "harrowgate_labs", status });
  for (const delegated_flow of enums.delegatedFlowValues)
    mock.labAccounts.create({ lab: "harrowgate_labs", delegated_flow });
  await look("labAccounts.list");
}

async function visitAppointments(mock: Mock, look: Look): Promise<void> {
  for (const trait of ["walk_in", "at_home"] as const)
    for (const move of ["confirm", "reject", "start", "complete", "cancel", "reserve"] as const) {
      const order = mock.orders.create({ traits: [trait], status: "requisition_created" });
      const { id } = mock.appointments.create(order);
      if (move !== "reserve") attempt(() => mock.appointments[move](id));
      await look(trait === "walk_in" ? "psc.appointment" : "phlebotomy.get", {
        path: { order_id: order.id },
      });
    }
}

async function visitOrders(mock: Mock, look: Look): Promise<void> {
  for (const method of enums.collectionMethodValues)
    for (const status of enums.orderLowLevelStatusValues)
      for (const registrable of method === "testkit" ? [true, false] : [false]) {
        const order = attempt(() => mock.orders.create({ method, status, registrable }));
        if (order === null) continue;
        await look("orders.get", { path: { order_id: order.id } });
        await look("orders.result", { path: { order_id: order.id } });
      }
  for (const type of enums.resultTypeValues) {
    const order = mock.orders.create({
      method: "walk_in_test",
      status: "completed",
      result_types: [type],
      missing: true,
    });
    await look("orders.result", { path: { order_id: order.id } });
  }
  for (const detail of enums.orderStatusDetailValues) {
    const order = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
    mock.orders.fail(order, "sample_error", detail);
  }
  for (const missing of enums.failureTypeValues) {
    const order = mock.orders.create({
      method: "walk_in_test",
      interpretation: "unknown",
      status: "completed",
    });
    const [result] = mock.orders.results(order).results;
    mock.orders.set(order, { results: [{ slug: result?.slug, missing }] });
    await look("orders.result", { path: { order_id: order.id } });
  }
  for (let page = 1; page <= 3; page += 1) await look("orders.list", { query: { size: 100, page } });
}

async function visitReports(mock: Mock, look: Look): Promise<void> {
  const { user_id } = mock.users.create();
  const result = { name: "Glucose", value: "92" };
  const results = [
    ...enums.parsedResultTypeValues.map((type) => ({ ...result, type })),
    ...enums.parsedSampleTypeValues.map((sample_type) => ({ ...result, sample_type })),
    ...enums.parsedMeasurementKindValues.map((measurement_kind) => ({ ...result, measurement_kind })),
    ...enums.parsedSensitivityValues.map((sensitivity) => ({ ...result, sensitivity })),
    ...enums.loincMatchStatusValues.map((loinc_match_status) => ({ ...result, loinc_match_status })),
  ];
  for (const gender of enums.parsedReportGenderValues) {
    const outcome = { metadata: { gender }, results };
    const job = mock.labReports.create({ user: user_id, outcome, needs_human_review: true });
    await mock.clock.advance("1h");
    await look("labReports.get", { path: { job_id: job.id } });
    mock.labReports.approve(job);
    await look("labReports.get", { path: { job_id: job.id } });
  }
  for (const failure_reason of enums.parsingJobFailureReasonValues) {
    const job = mock.labReports.create({ user: user_id, outcome: { failure_reason } });
    await mock.clock.advance("1h");
    await look("labReports.get", { path: { job_id: job.id } });
  }
}

/** Returns null where the service refuses: not each status belongs to each method. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}

import type { Client } from "sanguine";
import type { MockTeam } from "sanguine/mock";
import * as descriptors from "../../src/generated/descriptors.ts";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { parseOperation } from "../../src/transport/resource.ts";
import type { OperationData, OperationInput } from "../../src/transport/transport.ts";
import { getLabTests } from "../../mock/catalog/labs/lab-tests.ts";
import { listOperations, resolve, type FuzzedOperation, type Parameter } from "./document.ts";

/** Values of fields and parameters that a request to an existing world names, such as the id of its order. */
export type Subject = Readonly<Record<string, string>>;

/** A request that an operation accepts, in the parts of the OpenAPI document. */
export interface PreparedCall {
  readonly id: OperationId;
  readonly path: Subject;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Subject;
  /** The fields of the body or of the form; undefined where the operation takes none. */
  readonly body: unknown;
}

type Area = OperationId extends `${infer Name}.${string}` ? Name : never;
type Prepare = (mock: MockTeam, id: OperationId) => Subject | Promise<Subject>;

const patient = (mock: MockTeam) => {
  const user = mock.users.create({ traits: ["insured"] });
  return { user_id: user.user_id, client_user_id: user.client_user_id };
};

const order =
  (seed: Parameters<MockTeam["orders"]["create"]>[0] = {}): Prepare =>
  (mock) => {
    const { id, user_id, lab_test, order_transaction } = mock.orders.create(seed);
    return { order_id: id, user_id, lab_test_id: lab_test.id, transaction_id: order_transaction?.id ?? "" };
  };

/** An order of a lab test that asks nothing and is for both sexes. */
const plainOrder =
  (slug: "annual_wellness" | "cholesterol_kit"): Prepare =>
  (mock, id) =>
    order({ lab_test_ids: getLabTests().flatMap((test) => (test.slug === slug ? test.id : [])) })(mock, id);

const connected = (mock: MockTeam) => {
  const user = patient(mock);
  const { provider } = mock.connections.create({ user: user.user_id, provider: "acme_watch" });
  return { ...user, provider };
};

const session =
  (kind: "workout" | "sleep"): Prepare =>
  (mock) => {
    const { user_id } = connected(mock);
    const found = mock.timeseries.sessions(user_id).find((one) => one.kind === kind);
    return { [`${kind}_id`]: found?.id ?? "" };
  };

const token = (mock: MockTeam, provider: string, name = "provider"): Subject => {
  const { user_id } = mock.users.create();
  return { link_token: mock.link.createToken({ user: user_id }).link_token, [name]: provider };
};

/** An order for an appointment at home or at a center, and the key of a free slot, a booked one or a reason. */
const appointment: Prepare = async (mock, id) => {
  const isPsc = id.startsWith("psc.");
  const isBooked = /\.(book|reschedule)$/.test(id);
  // Many centers are near, of which some lack a capability. A booking needs one, and each adds 180 keys to a search.
  const near = isBooked
    ? { state: "AZ", city: "Phoenix", zip: "85004" }
    : { state: "NY", city: "New York", zip: "10001" };
  const subject = await order({
    traits: [isPsc ? "walk_in" : "at_home"],
    status: "requisition_created",
    ...(isPsc && { address: near }),
  })(mock, id);
  if (/\.(reschedule|cancel|get|appointment)$/.test(id)) mock.appointments.create(subject["order_id"] ?? "");
  const { phlebotomy, psc } = mock.client();
  if (id.endsWith(".cancel")) {
    const [reason] = await (isPsc ? psc : phlebotomy).cancellationReasons();
    return {
      ...subject,
      [isPsc ? "cancellationReasonId" : "cancellation_reason_id"]: reason?.id ?? "",
    };
  }
  if (!isBooked) return subject;
  const { patient_address, lab_test } = mock.orders.get(subject["order_id"] ?? "");
  const { first_line = "", city = "", state = "", zip = "" } = patient_address ?? {};
  const { slots } = await (isPsc
    ? psc.availability({ lab: (lab_test.lab?.slug ?? "") as "harrowgate_labs", zip_code: zip })
    : phlebotomy.availability({ first_line, city, state, zip_code: zip }));
  const keys = slots.flatMap((day) => day.slots.flatMap(({ booking_key }) => booking_key ?? []));
  return { ...subject, booking_key: keys.at(-1) ?? "" };
};

/** What an operation of an area acts on. */
const areas: Readonly<Record<Area, Prepare>> = {
  users: connected,
  insurance: patient,
  providers: () => ({}),
  link: (mock) => patient(mock),
  timeseries: connected,
  labTests: async (mock, id) => {
    // Several panels and instructions, whichever order of its world this is.
    const [test] = await mock.client().labTests.list({ name: "Longevity at Home" }).toArray({ limit: 1 });
    return order({ lab_test_ids: [test?.id ?? ""] })(mock, id);
  },
  labAccounts: (mock) => ({ lab_account_id: mock.labAccounts.create({ lab: "harrowgate_labs" }).id }),
  markers: async (mock, id) => {
    const subject = await order({ traits: ["walk_in"] })(mock, id);
    const [marker] = await mock
      .client()
      .labTests.markers(subject["lab_test_id"] ?? "")
      .toArray({ limit: 1 });
    return { ...subject, lab_id: String(marker?.lab_id), provider_id: marker?.provider_id ?? "" };
  },
  orders: order({ traits: ["walk_in"], status: "requisition_created" }),
  orderTransactions: order({ traits: ["completed"] }),
  phlebotomy: appointment,
  psc: appointment,
  labReports: (mock) => ({
    file: "report.pdf",
    ...patient(mock),
    job_id: mock.labReports.create({ user: patient(mock) }).id,
  }),
};

/** What the operations act on that need more than the others of their area. */
const exceptions: { readonly [Id in OperationId]?: Prepare } = {
  "users.create": (mock) => ({ client_user_id: `new-${mock.users.list().length}` }),
  "users.undoDelete": (mock) => {
    const user = mock.users.create();
    mock.users.delete(user);
    return { user_id: user.user_id };
  },
  "link.connectDemo": (mock) => ({ user_id: mock.users.create().user_id }),
  "link.providers": (mock) => token(mock, ""),
  "link.oauth": (mock) => token(mock, "acme_watch", "oauth_provider"),
  "link.password": (mock) => token(mock, "glucose_two"),
  "link.email": (mock) => token(mock, "marlstone_sensor"),
  "link.completeMfa": async (mock) => {
    const subject = token(mock, "glucose_two");
    await mock.client().link.password(
      "glucose_two",
      { username: "mfa_sms", password: "secret" },
      {
        linkToken: subject["link_token"] ?? "",
      },
    );
    return { ...subject, mfa_code: mock.link.code(subject["link_token"] ?? "") };
  },
  "timeseries.workoutStream": session("workout"),
  "timeseries.sleepStream": session("sleep"),
  "orders.create": plainOrder("annual_wellness"),
  "orders.import": async (mock, id) => ({
    ...(await plainOrder("annual_wellness")(mock, id)),
    sample_id: `S-${mock.orders.list().length}`,
  }),
  "psc.availability": () => ({ zip_code: "85004" }),
  "orders.createTestkit": plainOrder("cholesterol_kit"),
  "orders.collectionInstructions": order({ traits: ["testkit"] }),
  "orders.registerTestkit": (mock) => {
    const kit = mock.orders.create({ traits: ["unregistered"] });
    mock.orders.advanceTo(kit, "with_customer");
    return { sample_id: mock.orders.get(kit.id).sample_id ?? "", user_id: kit.user_id };
  },
  "orders.update": (mock, id) => {
    const activate_by = new Date(mock.clock.now() + 100 * 86_400_000).toISOString().slice(0, 10);
    return order({ traits: ["walk_in"], activate_by })(mock, id);
  },
  "orders.drawCompleted": order({ traits: ["on_site"], status: "requisition_created" }),
  "orders.result": order({ traits: ["completed"] }),
  "orders.resultMetadata": order({ traits: ["completed"] }),
  "orders.resultPdf": order({ traits: ["completed"] }),
  "orders.abnPdf": (mock, id) => {
    const subject = order({ traits: ["walk_in"], status: "requisition_created" })(mock, id) as Subject;
    mock.orders.set(subject["order_id"] ?? "", { has_abn: true });
    return subject;
  },
};

const documented = new Map(listOperations().map((one) => [one.id, one]));

/** The operation as the OpenAPI document describes it. */
export function getDocumented(id: OperationId): FuzzedOperation {
  const found = documented.get(id);
  if (found === undefined) throw new Error(`The document has no operation ${id}.`);
  return found;
}

export const getRequestExample = <Id extends OperationId>(id: Id) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test checks the examples with the schemas.
  getDocumented(id).body?.example as (OperationInput<Id> & { readonly body: unknown })["body"];

export const getResponseExample = <Id extends OperationId>(id: Id) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above.
  getDocumented(id).success.example as OperationData<Id>;

/**
 * Prepares a request that succeeds: creates what it acts on, and fills the examples of the OpenAPI document with its ids.
 * Optional query parameters and headers are left out.
 */
export async function prepareCall(mock: MockTeam, id: OperationId): Promise<PreparedCall> {
  const [area] = id.split(".") as [Area];
  const subject = await (exceptions[id] ?? areas[area])(mock, id);
  const { parameters, body } = getDocumented(id);
  const required = (place: Parameter["in"]) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (one.required === true || completes[id] === one.name))
        .map((one) => [one.name, subject[one.name] ?? getExample(one)]),
    );
  return {
    id,
    path: required("path") as Subject,
    query: required("query"),
    headers: subject["link_token"] === undefined ? {} : { "x-service-link-token": subject["link_token"] },
    body:
      body === null
        ? undefined
        : fillExample(
            body.example ??
              resolve(body.schema).required?.reduce((fields, name) => ({ ...fields, [name]: "" }), {}),
            subject,
          ),
  };
}

/** The link token of the calls below. */
export const linkToken = "token_never_print_me_1147";

/** Creates a call that gives every parameter, with values that only a client takes. */
export function createCall(id: OperationId): PreparedCall {
  const { paths, query, body, auth } = operations[id];
  const names = [...paths[0].matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const file = body?.types.includes("multipart/form-data") === true ? { file: "report.pdf" } : {};
  return {
    id,
    path: Object.fromEntries(names.map((name) => [name, `${name}/1`])),
    query: Object.fromEntries(query.map(({ name }) => [name, "1"])),
    headers: auth === "team" ? {} : { "x-service-link-token": linkToken },
    body: body === null ? undefined : { user_id: "id-1", ...file },
  };
}

export function callClient(
  client: Client,
  { id, path, query, headers, body }: PreparedCall,
  options: object = {},
): PromiseLike<unknown> {
  const [area, method] = id.split(".") as [Area, string];
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = descriptors;
  const { path: template, inputs } = parseOperation(id, texts[area]?.[method] ?? "");
  const linkToken = headers["x-service-link-token"];
  const given = [
    ...[...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => path[name]),
    ...inputs.map((input) => (input === "query" ? query : withFile(body))),
    linkToken === undefined ? options : { linkToken, ...options },
  ];
  const resource: unknown = client[area];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every method returns a call or a list
  return Reflect.apply(Reflect.get(Object(resource), method), resource, given) as PromiseLike<unknown>;
}

/** The client takes the bytes of a file, and an example of the document is its name. */
function withFile(body: unknown): unknown {
  const isNamed =
    typeof body === "object" && body !== null && "file" in body && !(body.file instanceof Uint8Array);
  return isNamed ? { ...body, file: new TextEncoder().encode("%PDF-1.7") } : body;
}

/** An optional parameter without which the request is refused. */
const completes: { readonly [Id in OperationId]?: string } = {
  "users.undoDelete": "user_id",
  "psc.availability": "zip_code",
};

function getExample({ name, schema, ...parameter }: Parameter & { readonly example?: unknown }): unknown {
  const example = parameter.example ?? ("example" in schema ? schema.example : undefined);
  if (example === undefined) throw new Error(`The parameter ${name} has no example in the document.`);
  return example;
}

function fillExample(example: unknown, subject: Subject, name = ""): unknown {
  if (Array.isArray(example))
    return example.map((item) => fillExample(item, subject, name.replace(/s$/, "")));
  if (typeof example === "object" && example !== null)
    return Object.fromEntries(
      Object.entries(example).map(([field, value]) => [field, fillExample(value, subject, field)]),
    );
  return subject[name] ?? example;
}

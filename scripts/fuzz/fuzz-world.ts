import { createMock, type Mock } from "../../mock/index.ts";
import { seriesNames } from "../../mock/domain/timeseries/profiles/index.ts";
import type { OrderTrait } from "../../mock/facades/traits.ts";
import type { Random } from "../../mock/kernel/random.ts";
import type { RequestContext } from "./requests.ts";
import { KnownValues, Values, type Subject } from "./values.ts";

/** Creates the mock of a run. A test passes a mock with a planted fault. */
export type CreateFuzzMock = (seed: string) => Mock;

/** The mock that requests go to, with rows of every kind. */
export interface FuzzWorld {
  readonly mock: Mock;
  readonly context: RequestContext;
  /** Chooses what the next request to an operation is about. */
  focus(operation: string): void;
}

/** The orders that operations with this prefix act on. Other operations act on any order. */
const orderTraits: Readonly<Record<string, readonly OrderTrait[]>> = {
  "phlebotomy.": ["at_home"],
  "psc.": ["walk_in"],
  "orders.createTestkit": ["testkit"],
  "orders.registerTestkit": ["unregistered"],
  "orders.drawCompleted": ["on_site"],
  "orders.update": ["unregistered"],
  "orders.result": ["completed"],
  "orderTransactions.": ["completed"],
};
const allTraits: readonly OrderTrait[] = ["testkit", "walk_in", "at_home", "on_site", "completed", "partial"];

/** Creates a mock with all scenarios and features, and what requests to it need. */
export async function createFuzzWorld(
  seed: string,
  random: Random,
  create: CreateFuzzMock = createOwn,
): Promise<FuzzWorld> {
  const mock = create(seed);
  const features = mock.settings.list().filter(({ value }) => value === false);
  mock.settings.set(Object.fromEntries(features.map(({ name }) => [name, true])));
  for (const { name } of mock.scenarios()) mock.scenario(name);
  const known = new KnownValues(random);
  for (const user of mock.users.list()) known.remember(user, "user");
  for (const resource of seriesNames) known.remember({ resource }, "timeseries");
  const completed = mock.orders.create({ traits: ["completed"] });
  const pdf = await mock.orders.pdf(completed, "result");
  const values = new Values(random, known, () => mock.clock.now());
  const subjects = new Map<string, Subject[]>();
  return {
    mock,
    context: { random, values, known, apiKey: mock.apiKey, pdf: new Uint8Array(pdf) },
    focus: (operation) => {
      const own = subjects.get(operation) ?? [];
      subjects.set(operation, own);
      // Later requests find what earlier ones did to the same rows.
      if (own.length === 0 || random.chance(0.25)) own.push(createSubject(mock, operation, random));
      const subject = own.at(-1) ?? {};
      const key = known.pick(`${operation.split(".")[0]}.booking_key`);
      known.focus(typeof key === "string" ? { booking_key: key, ...subject } : subject);
    },
  };
}

function createOwn(seed: string): Mock {
  return createMock({ seed, journalSize: 10 });
}

/** Creates what an operation acts on, for a new or an existing user. */
function createSubject(mock: Mock, operation: string, random: Random): Subject {
  const users = mock.users.list();
  const fresh = users.length < 3 || operation.startsWith("insurance.");
  // An insurance needs patient info.
  const user = fresh ? mock.users.create({ traits: ["patient"] }) : random.pick(users);
  const subject = { user_id: user.user_id, client_user_id: user.client_user_id };
  const [area = ""] = operation.split(".");
  switch (area) {
    case "link":
      return { ...subject, link_token: mock.link.createToken({ user }).link_token };
    case "users":
    case "timeseries": {
      if (mock.connections.list(user).length === 0) mock.connections.create({ user, provider: "acme_watch" });
      const sessions = area === "timeseries" ? mock.timeseries.sessions(user) : [];
      const find = (kind: "workout" | "sleep") => sessions.find((session) => session.kind === kind)?.id ?? "";
      return { ...subject, provider: "acme_watch", workout_id: find("workout"), sleep_id: find("sleep") };
    }
    case "labReports":
      return { ...subject, job_id: mock.labReports.create({ user }).id };
    default:
      return createOrder(mock, operation, random);
  }
}

function createOrder(mock: Mock, operation: string, random: Random): Subject {
  const prefix = Object.keys(orderTraits).find((each) => operation.startsWith(each)) ?? "";
  const order = mock.orders.create({ traits: [random.pick(orderTraits[prefix] ?? allTraits)] });
  // An appointment or a draw needs a requisition.
  if (/^(phlebotomy|psc)\.|drawCompleted/.test(operation)) mock.orders.advance(order);
  if (/\.(reschedule|cancel|get|appointment)$/.test(operation)) bookAppointment(mock, order.id);
  return {
    user_id: order.user_id,
    order_id: order.id,
    lab_test_id: order.lab_test.id,
    transaction_id: order.order_transaction?.id ?? "",
    sample_id: order.sample_id ?? "",
  };
}

function bookAppointment(mock: Mock, order: string): void {
  try {
    mock.appointments.create(order);
  } catch {
    // All slots are taken, or the order takes none. The order remains without an appointment.
  }
}

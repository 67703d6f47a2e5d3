import { unlisted } from "sanguine";
import { createMock, type Mock } from "../../mock/index.ts";
import { seriesNames } from "../../mock/domain/timeseries/profiles/index.ts";
import type { OrderFactorySeed } from "../../mock/tools/orders.ts";
import type { OrderTrait } from "../../mock/tools/traits.ts";
import type { Random } from "../../mock/kernel/random.ts";
import type { Order, User } from "../../src/generated/types.ts";
import type { RequestContext } from "./requests.ts";
import { KnownValues, Values, type Subject } from "./values.ts";

/** Creates the mock of a run. A test passes a mock with a planted fault. */
export type CreateFuzzMock = (seed: string) => Mock;

/** The mock that requests go to, with rows of every kind. */
export interface FuzzWorld {
  readonly mock: Mock;
  readonly context: RequestContext;
  /** Chooses what the next request to an operation is about, and prepares the state that the operation needs. */
  focus(operation: string): Promise<void>;
}

/** The orders that operations with this prefix act on. Other operations act on any order. */
const orderSeeds: Readonly<Record<string, (now: number) => OrderFactorySeed>> = {
  "phlebotomy.": () => ({ traits: ["at_home"] }),
  "psc.": () => ({ traits: ["walk_in"] }),
  "orders.createTestkit": () => ({ traits: ["testkit"] }),
  // A kit can be registered when the customer has it.
  "orders.registerTestkit": () => ({ traits: ["unregistered"] }),
  "orders.drawCompleted": () => ({ traits: ["on_site"] }),
  // The day of an order for immediate processing does not change.
  "orders.update": (now) => ({ activate_by: new Date(now + 30 * DAY).toISOString().slice(0, 10) }),
  // The example of the document is for this method.
  "orders.import": () => ({ traits: ["walk_in"] }),
  // The labels of a kit come with it, not as a PDF.
  "orders.labelsPdf": () => ({ traits: ["walk_in"] }),
  "orders.requisitionPdf": () => ({ traits: ["walk_in"] }),
  "orders.result": () => ({ traits: ["completed"] }),
  "orderTransactions.": () => ({ traits: ["completed"] }),
};
const allTraits: readonly OrderTrait[] = ["testkit", "walk_in", "at_home", "on_site", "completed", "partial"];
const DAY = 86_400_000;

/** Operations that succeed once for each subject. */
const CONSUMES_SUBJECT: ReadonlySet<string> = new Set([
  "users.create",
  "users.undoDelete",
  "users.disconnect",
  "link.oauth",
  "orders.import",
  "orders.registerTestkit",
  "phlebotomy.book",
  "phlebotomy.reschedule",
  "psc.book",
  "psc.reschedule",
]);

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
    focus: async (operation) => {
      const own = subjects.get(operation) ?? [];
      subjects.set(operation, own);
      // Later requests find what earlier ones did to the same rows.
      const isNew = own.length === 0 || random.chance(CONSUMES_SUBJECT.has(operation) ? 0.5 : 0.25);
      if (isNew) own.push(await createSubject(mock, operation, random));
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
async function createSubject(mock: Mock, operation: string, random: Random): Promise<Subject> {
  const [area = ""] = operation.split(".");
  const users = mock.users.list();
  const user = users.length < 3 ? mock.users.create({ traits: ["patient"] }) : random.pick(users);
  const subject = { user_id: user.user_id, client_user_id: user.client_user_id };
  switch (area) {
    case "insurance":
      // Insurance needs patient info.
      return toSubject(mock.users.create({ traits: ["insured"] }));
    case "link":
      return { ...subject, link_token: mock.link.createToken({ user }).link_token };
    case "users":
      return createUser(mock, operation, random) ?? { ...subject, provider: connectWatch(mock, user) };
    case "timeseries": {
      const provider = connectWatch(mock, user);
      const sessions = mock.timeseries.sessions(user);
      const find = (kind: "workout" | "sleep") => sessions.find((session) => session.kind === kind)?.id ?? "";
      return { ...subject, provider, workout_id: find("workout"), sleep_id: find("sleep") };
    }
    case "labReports":
      return { ...subject, job_id: mock.labReports.create({ user }).id };
    default:
      return createOrder(mock, operation, random);
  }
}

const toSubject = ({ user_id, client_user_id }: User): Subject => ({ user_id, client_user_id });

/** Creates the user that some operations need. Returns null for operations that act on any user. */
function createUser(mock: Mock, operation: string, random: Random): Subject | null {
  switch (operation) {
    case "users.create":
      return { client_user_id: `new-${random.int(1, 1_000_000_000)}` };
    case "users.undoDelete": {
      const user = mock.users.create();
      mock.users.delete(user);
      return toSubject(user);
    }
    case "users.latestInfo":
      return toSubject(mock.users.create({ traits: ["patient"] }));
    case "users.disconnect": {
      const user = mock.users.create();
      return { ...toSubject(user), provider: connectWatch(mock, user) };
    }
    default:
      return null;
  }
}

/** Returns the provider of a connection of a user. Creates the connection when the user has none. */
function connectWatch(mock: Mock, user: User): string {
  const [connection] = mock.connections.list(user);
  return (connection ?? mock.connections.create({ user, provider: "acme_watch" })).provider;
}

async function createOrder(mock: Mock, operation: string, random: Random): Promise<Subject> {
  const prefix = Object.keys(orderSeeds).find((each) => operation.startsWith(each)) ?? "";
  const seed = orderSeeds[prefix]?.(mock.clock.now()) ?? { traits: [random.pick(allTraits)] };
  const order = mock.orders.create(seed);
  if (operation === "orders.abnPdf") mock.orders.set(order, { has_abn: true });
  if (operation === "orders.registerTestkit") mock.orders.advanceTo(order, "with_customer");
  // An appointment, a draw and labels need a requisition.
  if (/^(phlebotomy|psc)\.|drawCompleted|labelsPdf|requisitionPdf/.test(operation))
    mock.orders.advance(order);
  if (/\.(reschedule|cancel|get|appointment)$/.test(operation)) bookAppointment(mock, order.id);
  return {
    user_id: order.user_id,
    order_id: order.id,
    lab_test_id: order.lab_test.id,
    transaction_id: order.order_transaction?.id ?? "",
    // No two orders have the same sample.
    sample_id: operation === "orders.import" ? `S-${random.int(1, 1_000_000_000)}` : (order.sample_id ?? ""),
    ...(/\.(book|reschedule)$/.test(operation) ? await findSlot(mock, operation, order, random) : {}),
    ...(/^(phlebotomy|psc)\.cancel$/.test(operation) ? await findReason(mock, operation, random) : {}),
  };
}

/** Finds a slot at the address of an order. */
async function findSlot(mock: Mock, operation: string, order: Order, random: Random): Promise<Subject> {
  const { first_line = "", city = "", state = "", zip = "" } = order.patient_address ?? {};
  const { phlebotomy, psc } = mock.client();
  const { slots } = await (operation.startsWith("psc.")
    ? psc.availability({ lab: unlisted(order.lab_test.lab?.slug ?? ""), zip_code: zip })
    : phlebotomy.availability({ first_line, city, state, zip_code: zip }));
  const keys = slots.flatMap((day) => day.slots.flatMap(({ booking_key }) => booking_key ?? []));
  return keys.length === 0 ? {} : { booking_key: random.pick(keys) };
}

/** Finds a reason for the cancellation of an appointment. */
async function findReason(mock: Mock, operation: string, random: Random): Promise<Subject> {
  const { phlebotomy, psc } = mock.client();
  const reasons = await (operation.startsWith("psc.") ? psc : phlebotomy).cancellationReasons();
  return { cancellation_reason_id: random.pick(reasons).id };
}

function bookAppointment(mock: Mock, order: string): void {
  try {
    mock.appointments.create(order);
  } catch {
    // All slots are taken, or the order takes none. The order remains without an appointment.
  }
}

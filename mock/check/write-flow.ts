import { demoProviderValues } from "../../src/generated/enums.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import type { Expectation } from "./findings.ts";
import type { Arguments, Probe } from "./probe.ts";
import type { Account } from "./reads.ts";
import { collectTexts, getList, getNumber, getText } from "./read-body.ts";

/** A synthetic patient at a public address. */
const patient = {
  first_name: "Sanguine",
  last_name: "Check",
  dob: "1980-01-01",
  gender: "female",
  phone_number: "+16025550123",
  email: "sanguine-check@example.com",
} as const;

const address = { first_line: "200 W Washington St", city: "Phoenix", state: "AZ", country: "US" } as const;

const patient_address = {
  ...address,
  zip: "85003",
  receiver_name: "Sanguine Check",
  phone_number: patient.phone_number,
};

/** A PNG of one pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** How often a lab test is tried until one can be ordered. */
const maxOrders = 3;

/** How long to wait between attempts to find an object whose creation has no usable response, in milliseconds. */
const searchWaits = [500, 1_000, 2_000];

/** The statuses in which an order cannot be cancelled. */
const closedStatuses: readonly (string | undefined)[] = ["cancelled", "completed", "failed"];

/** Most orders that one list contains. */
const pageSize = 100;

/** What the clean-up did with one object: `none` when there was nothing to remove. */
type Outcome = "removed" | "left" | "none";

/** How many objects the clean-up left behind, or may have left behind. */
export type LeftObjects = Readonly<Record<"users" | "orders", number>>;

/** A creation. Its response can be lost or have another shape, and the object exists nevertheless. */
class Creation {
  /** Whether a request was sent and the service did not reject it. */
  mayExist = false;
  /** The id from the response. */
  id: string | undefined;
}

/** Creates synthetic objects in a sandbox, so that a check also sees the responses of writes, and removes them. */
export class WriteFlow {
  readonly #ownId: string;
  readonly #user = new Creation();
  readonly #duplicate = new Creation();
  readonly #order = new Creation();

  /** @param id - a part of `client_user_id` that no other run has */
  constructor(
    private readonly probe: Probe,
    id: string,
  ) {
    this.#ownId = `sanguine-check-${id}`;
  }

  /** Creates a user with patient info, a connection and a report to parse. Returns a link token; null when the service gave none. */
  async createUser(account: Account): Promise<string | null> {
    const { probe } = this;
    const body = { client_user_id: this.#ownId };
    await this.#create(this.#user, "users.create", [body], ["user_id"]);
    const user_id = this.#user.id;
    if (user_id === undefined) return null;
    account.users.unshift(user_id);
    const isConflict = { statuses: [400], rule: "conflict" } as const;
    await this.#create(this.#duplicate, "users.create", [body], ["user_id"], isConflict);
    await probe.call("users.updateInfo", [
      user_id,
      { ...patient, address: { ...address, zip_code: "85003" } },
    ]);
    await probe.call("link.connectDemo", [{ user_id, provider: demoProviderValues[0] }], { optional: true });
    // Deleting the user erases the picture.
    const file = Uint8Array.from(atob(pixel), (char) => char.codePointAt(0) ?? 0);
    const job = await probe.call("labReports.create", [{ user_id, file }], { optional: true });
    const id = getText(job?.body, "id");
    if (id !== undefined) account.jobs.push(id);
    const token = await probe.call("link.createToken", [{ user_id }]);
    return getText(token?.body, "link_token") ?? null;
  }

  /** Orders a lab test for the user: the first of a few that the service accepts. */
  async createOrder({ labTests }: Account): Promise<void> {
    const user_id = this.#user.id;
    if (user_id === undefined) return;
    const order = this.#order;
    for (const id of labTests.slice(0, maxOrders)) {
      const body = { user_id, patient_details: patient, patient_address, order_set: { lab_test_ids: [id] } };
      await this.#create(order, "orders.create", [body], ["order", "id"], { optional: true });
      // After a lost or unusable response, an order may exist. Another one would be one too many.
      if (order.mayExist) return;
    }
  }

  /** Sends a creation and notes what the service made. */
  async #create<Operation extends OperationId>(
    creation: Creation,
    operation: Operation,
    args: Arguments<Operation>,
    keys: readonly string[],
    expectation?: Expectation,
  ): Promise<void> {
    const created = await this.probe.call(operation, args, expectation, () => {
      // Before the request: it can reach the service although its response is lost.
      creation.mayExist = true;
    });
    creation.id = getText(created?.body, ...keys);
    if (created?.isRejected) creation.mayExist = false;
  }

  /**
   * Cancels the orders and deletes the users that the flow made. Keeps the user of an order that is left, so that the order can
   * be found. It never throws.
   */
  async cleanUp(probe: Probe): Promise<{ made: number; left: LeftObjects }> {
    const orLeft = (outcome: Promise<Outcome>): Promise<Outcome> => outcome.catch(() => "left");
    const order = await orLeft(this.#cancelOrders(probe));
    const user = order === "left" ? order : await orLeft(this.#deleteUser(probe, this.#user));
    const users = [user, await orLeft(this.#deleteUser(probe, this.#duplicate))];
    const count = (outcomes: readonly Outcome[], which: Outcome): number =>
      outcomes.filter((outcome) => outcome === which).length;
    const made = 3 - count([order, ...users], "none");
    return { made, left: { orders: count([order], "left"), users: count(users, "left") } };
  }

  /** Cancels every open order of the user, also one whose creation has no usable response. */
  async #cancelOrders(probe: Probe): Promise<Outcome> {
    const { mayExist, id } = this.#order;
    const user_id = this.#user.id;
    if (user_id === undefined || !mayExist) return "none";
    const listed = await searchFor(probe, id === undefined, () => listOrders(probe, user_id));
    const open = (listed ?? []).filter(({ status }) => !closedStatuses.includes(status));
    const ids = new Set(open.map((order) => order.id));
    // The id of the response, also when the list lacks it.
    if (id !== undefined && !listed?.some((order) => order.id === id)) ids.add(id);
    let isLeft = listed === undefined || (listed === null && id === undefined);
    for (const order of ids) {
      const cancelled = await probe.call("orders.cancel", [order]).catch(() => null);
      isLeft ||= cancelled?.exchange.status !== 200;
    }
    return isLeft ? "left" : "removed";
  }

  /**
   * Deletes a user by its id, or by our own id when the response of its creation is lost. The second one exists when the service
   * accepts a client_user_id twice; it may also respond with the first user.
   */
  async #deleteUser(probe: Probe, creation: Creation): Promise<Outcome> {
    if (!creation.mayExist) return "none";
    const isSecond = creation === this.#duplicate;
    const id = creation.id ?? (await searchFor(probe, !isSecond, () => resolveUser(probe, this.#ownId)));
    if (isSecond && (id === null || id === this.#user.id)) return "none";
    if (!id) return "left";
    const deleted = await probe.call("users.delete", [id]);
    return deleted?.exchange.status === 200 ? "removed" : "left";
  }
}

/** Repeats a search for a few seconds while it finds nothing (null), if the object may appear late. */
async function searchFor<T>(
  probe: Probe,
  mayAppear: boolean,
  find: () => Promise<T | null>,
): Promise<T | null> {
  let found = await find();
  for (const wait of mayAppear ? searchWaits : []) {
    if (found !== null) break;
    await probe.sleep(wait);
    found = await find();
  }
  return found;
}

/** Lists a user's orders. Returns null when there is none, and undefined when the service did not list them all. */
async function listOrders(probe: Probe, user_id: string) {
  const listed = await probe.call("orders.list", [{ user_id, size: pageSize }]);
  const items = getList(listed?.body, "orders");
  const total = getNumber(listed?.body, "total");
  if (items === undefined || total === undefined || total > items.length) return undefined;
  // Never an order of another user, even if the service ignores the filter.
  const own = items.filter((item) => getText(item, "user_id") === user_id);
  if (collectTexts(own, "id").length < own.length) return undefined;
  const orders = own.map((item) => ({ id: getText(item, "id") ?? "", status: getText(item, "status") }));
  return orders.length === 0 ? null : orders;
}

/** Returns the user's id; null when there is no such user, undefined when the service did not say. */
async function resolveUser(probe: Probe, ownId: string): Promise<string | null | undefined> {
  const found = await probe.call("users.resolve", [ownId], { optional: true });
  return found?.exchange.status === 404 ? null : getText(found?.body, "user_id");
}

import type { Client } from "sanguine";
import { demoProviderValues } from "../../src/generated/enums.ts";
import type { Account } from "./account.ts";
import type { CleanupReport } from "./report.ts";
import type { Probe } from "./probe.ts";
import { getText } from "./read-body.ts";

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

/** A PNG of one pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** How often a lab test is tried until one can be ordered. */
const maxOrders = 3;

/** One object that the flow made, and how it goes away. */
interface Made {
  readonly remove: (probe: Probe) => Promise<boolean>;
}

/** Creates synthetic objects in a sandbox, so that a check also sees the responses of writes, and removes them. */
export class WriteFlow {
  readonly #made: Made[] = [];
  #userId: string | undefined;

  /** @param id - a part of `client_user_id` that no other run has */
  constructor(
    private readonly probe: Probe,
    private readonly id: string,
  ) {}

  /** Creates a user with patient info and a connection. Returns a link token; null when the service gave none. */
  async createUser(account: Account): Promise<string | null> {
    const { probe } = this;
    const client_user_id = `sanguine-check-${this.id}`;
    // Before the request: it can reach the service although its response is lost.
    this.#made.push({ remove: (cleaner) => removeUser(cleaner, this.#userId, client_user_id) });
    const created = await probe.send("users.create", (client) => client.users.create({ client_user_id }));
    const id = getText(created?.body, "user_id");
    this.#userId = id;
    if (id === undefined) return null;
    account.users.unshift(id);
    await probe.send("users.create", (client) => client.users.create({ client_user_id }), {
      statuses: [400],
      rule: "conflict",
    });
    const info = { ...patient, address: { ...address, zip_code: "85003" } };
    await probe.send("users.updateInfo", (client) => client.users.updateInfo(id, info));
    const [provider] = demoProviderValues;
    const demo = { user_id: id, provider };
    await probe.send("link.connectDemo", (client) => client.link.connectDemo(demo), { optional: true });
    await this.#uploadReport(account, id);
    const token = await probe.send("link.createToken", (client) => client.link.createToken({ user_id: id }));
    return getText(token?.body, "link_token") ?? null;
  }

  /** Uploads a picture of one pixel to be parsed. Deleting its user erases it. */
  async #uploadReport(account: Account, user_id: string): Promise<void> {
    const bytes = Uint8Array.from(atob(pixel), (char) => char.codePointAt(0) ?? 0);
    const file = new Blob([bytes], { type: "image/png" });
    const job = await this.probe.send(
      "labReports.create",
      (client) => client.labReports.create({ user_id, file }),
      { optional: true },
    );
    const id = getText(job?.body, "id");
    if (id !== undefined) account.jobs.add(id);
  }

  /** Orders a lab test for the user: the first of a few that the service accepts. */
  async createOrder(account: Account): Promise<void> {
    const user_id = this.#userId;
    if (user_id === undefined) return;
    const patient_address = {
      ...address,
      zip: "85003",
      receiver_name: "Sanguine Check",
      phone_number: patient.phone_number,
    };
    for (const lab_test_id of account.labTests.slice(0, maxOrders)) {
      const body = {
        user_id,
        patient_details: patient,
        patient_address,
        order_set: { lab_test_ids: [lab_test_id] },
      };
      const created = await this.probe.send("orders.create", (client) => client.orders.create(body), {
        optional: true,
      });
      const id = getText(created?.body, "order", "id");
      if (id === undefined) continue;
      this.#made.push({ remove: (cleaner) => removeOrder(cleaner, id) });
      return;
    }
  }

  /** Removes everything that the flow made, the newest first. It never throws. */
  async cleanUp(probe: Probe): Promise<CleanupReport> {
    const made = this.#made.length;
    let left = 0;
    for (const object of this.#made.toReversed()) {
      const isGone = await object.remove(probe).catch(() => false);
      if (!isGone) left += 1;
    }
    return { made, left };
  }
}

async function removeOrder(probe: Probe, id: string): Promise<boolean> {
  const cancelled = await probe.send("orders.cancel", (client) => client.orders.cancel(id));
  return cancelled?.exchange.status === 200;
}

/** Deletes a user by its id, or by our own id when the response of its creation was lost. */
async function removeUser(probe: Probe, id: string | undefined, ownId: string): Promise<boolean> {
  const known = id ?? (await resolveUser(probe, ownId));
  if (known === null) return true;
  if (known === undefined) return false;
  const deleted = await probe.send("users.delete", (client) => client.users.delete(known));
  return deleted?.exchange.status === 200;
}

/** Returns the user's id; null when there is no such user, undefined when the service did not say. */
async function resolveUser(probe: Probe, ownId: string): Promise<string | null | undefined> {
  const call = (client: Client) => client.users.resolve(ownId);
  const found = await probe.send("users.resolve", call, { optional: true });
  return found?.exchange.status === 404 ? null : getText(found?.body, "user_id");
}

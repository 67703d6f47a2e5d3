import { createClient, isApiError, type Client } from "sanguine";
import type { Mock } from "sanguine/mock";

/** Plain texts that identify a patient in the session. */
const PATIENT = {
  client_user_id: "hospital-77431",
  first_name: "Rosalind",
  last_name: "Okonkwo-Vance",
  dob: "1951-03-09",
  gender: "female",
  email: "rosalind.okonkwo@hospital.example",
  phone_number: "+16025550143",
  street: "12 Alder Lane",
  city: "Phoenix",
  zip: "85004",
  member_id: "MBR-5577-QX",
  notes: "fasted since midnight, takes warfarin",
} as const;

export function connect(mock: Mock, fetch: typeof mock.fetch = mock.fetch): Client {
  const { url: baseUrl, apiKey, clock } = mock;
  return createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: async () => undefined });
}

/** What one call returned: its data, or its status and detail. */
export type Outcome = readonly [name: string, result: unknown];

/**
 * Makes the calls of an application: a user with patient info and insurance, a connection with data, an order, and errors. It uses
 * only ids that the service returned.
 */
export async function runSession(client: Client, advance: (orderId: string) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const call = async <Result>(name: string, make: () => PromiseLike<Result>): Promise<Result> => {
    try {
      const result = await make();
      outcomes.push([name, result]);
      return result;
    } catch (error) {
      if (!isApiError(error)) throw error;
      outcomes.push([name, { status: error.status, detail: error.detail }]);
      return undefined as Result;
    }
  };
  const { client_user_id, street, city, zip, member_id, notes, gender, ...person } = PATIENT;
  const address = { first_line: street, city, state: "AZ", zip, country: "US" };
  const { user_id } = await call("create", () => client.users.create({ client_user_id }));
  await call("conflict", () => client.users.create({ client_user_id }));
  await call("resolve", () => client.users.resolve(client_user_id));
  await call("get", () => client.users.get(user_id));
  await call("list", () => client.users.list().toArray({ limit: 10 }));
  await call("setInfo", () => client.users.updateInfo(user_id, { ...person, gender, address }));
  await call("info", () => client.users.latestInfo(user_id));
  await call("insurance", () =>
    client.insurance.create(user_id, {
      payor_code: "ACME01",
      member_id,
      relationship: "Self",
      insured: { ...person, gender, address },
    }),
  );
  await call("demo", () => client.link.connectDemo({ user_id, provider: "acme_watch" }));
  await call("providers", () => client.users.providers(user_id));
  await call("steps", () =>
    client.timeseries
      .grouped(user_id, "steps", { start_date: "2026-01-13", end_date: "2026-01-14" })
      .toArray({ limit: 20 }),
  );
  const tests = await call("tests", () =>
    client.labTests.list({ collection_method: "testkit" }).toArray({ limit: 2 }),
  );
  const order = await call("order", () =>
    client.orders.create({
      user_id,
      order_set: { lab_test_ids: [tests[0]?.id ?? ""] },
      patient_details: { ...person, gender },
      patient_address: { ...address, receiver_name: `${person.first_name} ${person.last_name}` },
      passthrough: notes,
    }),
  );
  const orderId = order.order.id;
  await call("received", () => client.orders.get(orderId));
  advance(orderId);
  await call("completed", () => client.orders.get(orderId));
  await call("results", () => client.orders.result(orderId));
  await call("unknown", () => client.users.get("00000000-0000-4000-8000-000000000000"));
  return outcomes;
}

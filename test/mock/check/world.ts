import type { User } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";

/** Texts that the mock holds as data. No report may contain one. */
export const canaries = {
  clientUserId: "canary-client-user",
  firstName: "Canarybird",
  lastName: "Canarysdottir",
  email: "canary@example.com",
  street: "77 Canary Row",
  notes: "canary notes",
  clinicalNotes: "canary clinical notes",
  sample: "canary-sample",
  passthrough: "canary-passthrough",
  apiKey: "sk_us_canary_key",
};

/** A mock whose account holds something for every read operation. */
export interface CheckWorld {
  readonly mock: Mock;
  readonly user: User;
  readonly ids: {
    readonly workouts: readonly string[];
    readonly sleeps: readonly string[];
    readonly jobs: readonly string[];
  };
  /** Ids, tokens and the key: what no report may contain beside `canaries`. */
  readonly secrets: readonly string[];
}

export function createCheckWorld(): CheckWorld {
  const mock = createMock({
    seed: "check",
    url: "https://sandbox.example.com",
    apiKey: canaries.apiKey,
    now: "2026-02-01T09:00:00Z",
    preset: "demo",
  });
  const user = mock.users.create({
    client_user_id: canaries.clientUserId,
    fallback_time_zone: "Europe/London",
  });
  for (const provider of ["acme_watch", "glucose_one_v3", "glimmer_sleep_api"])
    mock.connections.create({ user, provider });
  const address = { first_line: canaries.street, city: "Phoenix", state: "AZ", zip: "85004" };
  mock.users.setInfo(user, {
    first_name: canaries.firstName,
    last_name: canaries.lastName,
    email: canaries.email,
  });
  mock.insurance.create(user);
  mock.users.create({ client_user_id: "second" });
  const job = mock.labReports.create({ user });
  const patient = { first_name: canaries.firstName, last_name: canaries.lastName };
  const common = { user, patient, notes: canaries.notes, clinical_notes: canaries.clinicalNotes };
  const done = mock.orders.create({ ...common, status: "completed", sample_id: canaries.sample });
  mock.orders.create({ ...common, status: "completed", missing: true, passthrough: canaries.passthrough });
  mock.orders.create({ ...common });
  mock.orders.create({ ...common, method: "on_site_collection", status: "requisition_created" });
  mock.appointments.create(
    mock.orders.create({ ...common, address, method: "at_home_phlebotomy", status: "requisition_created" }),
  );
  mock.appointments.create(
    mock.orders.create({ ...common, address, method: "walk_in_test", status: "requisition_created" }),
  );
  mock.orders.set(done, { has_abn: true });
  const sessions = mock.timeseries.sessions(user);
  const find = (kind: "workout" | "sleep") => sessions.filter((one) => one.kind === kind).slice(0, 1);
  const ids = {
    workouts: find("workout").map(({ id }) => id),
    sleeps: find("sleep").map(({ id }) => id),
    jobs: [job.id],
  };
  const secrets = [user.user_id, done.id, done.order_transaction?.id ?? "", job.id, ...ids.sleeps];
  return { mock, user, ids, secrets };
}

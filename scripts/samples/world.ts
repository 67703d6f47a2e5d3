import { unlisted, type User } from "sanguine";
import { createMock, type Mock, type MockCore, type Snapshot } from "sanguine/mock";

/** The id that replaces the placeholder in requests to paths with this prefix. */
type PathRule = [prefix: string, id: string];

/** The address of appointments. Two phlebotomy companies serve it, and service centers are near. */
const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004" };

/**
 * Creates the orders of the sample world: a completed one, a cancellable one, one for on-site collection, and for each kind of
 * appointment one without and one with a confirmed appointment.
 *
 * @param id - the placeholder for all of them
 * @returns rules of which the first match counts, and the id of a lab test whose sample is taken at a service center
 */
async function createSampleOrders(mock: Mock, user: User, id: string) {
  const centers = { collection_method: "walk_in_test", lab_slug: "harrowgate_labs" } as const;
  const atCenter = (await mock.client().labTests.list(centers)).items[0]?.id ?? "";
  const visit = { method: "at_home_phlebotomy", address, status: "requisition_created" } as const;
  const center = { address, lab_test_ids: [atCenter], status: "requisition_created" } as const;

  const done = mock.orders.create({ user, status: "completed" });
  const fresh = mock.orders.create({ user });
  mock.orders.create({ user, method: "on_site_collection", status: "requisition_created" });
  const free = { visit: mock.orders.create(visit), center: mock.orders.create(center) };
  const booked = { visit: mock.orders.create(visit), center: mock.orders.create(center) };
  mock.appointments.create(booked.visit, { provider: "hearthside_phlebotomy" });
  mock.appointments.create(booked.center);
  const path = `/v3/order/${id}`;
  const orders: PathRule[] = [
    [`${path}/phlebotomy/appointment/book`, free.visit.id],
    [`${path}/phlebotomy/appointment/request`, free.visit.id],
    [`${path}/phlebotomy/`, booked.visit.id],
    [`${path}/psc/appointment/book`, free.center.id],
    [`${path}/psc/info`, free.center.id],
    [`${path}/psc/`, booked.center.id],
    [`${path}/cancel`, fresh.id],
    [`${path}/test`, fresh.id],
    [`${path}/labels/`, free.center.id],
    [path, done.id],
    ["/v3/order_transaction/", done.order_transaction?.id ?? ""],
  ];
  return { orders, atCenter };
}

/** The placeholder for all ids in samples. The path of the request decides which id replaces it. */
const PLACEHOLDER = "11111111-1111-4111-8111-111111111111";

/** The placeholder for the user's link token. */
const LINK_TOKEN = "<LINK_TOKEN>";
/** Lab test ids in a body that also contains other ids. */
const labTestIds = new RegExp(`("lab_test_ids?":\\s*\\[?")${PLACEHOLDER}`, "g");

export interface SampleWorld {
  readonly mock: Mock;
  /** The mock, with real values in place of the placeholders in requests. */
  readonly core: MockCore;
}

/**
 * Creates the world that each sample starts from. `u-1` is the user of the placeholder, with a watch, a glucose meter, a sleep mat, patient
 * info and insurance. `u-2` has no connections. `u-42` has just been deleted, so that samples can create or restore it.
 */
async function createSampleWorld(seed: string): Promise<SampleWorld> {
  const mock = createMock({
    seed,
    url: "https://api.example.com",
    apiKey: "<API_KEY>",
    now: "2026-02-01T09:00:00Z",
  });
  const user = mock.users.create({ client_user_id: "u-1", fallback_time_zone: "Europe/London" });
  for (const provider of ["acme_watch", "glucose_one_v3", "glimmer_sleep_api"])
    mock.connections.create({ user, provider });
  mock.users.setInfo(user);
  mock.insurance.create(user);
  mock.settings.set({ labReports: true });
  const report = mock.labReports.create({ user });
  await mock.clock.advance("5s");
  const unconnected = mock.users.create({ client_user_id: "u-2" });
  mock.users.delete(mock.users.create({ client_user_id: "u-42" }));

  const sessions = mock.timeseries.sessions(user);
  const session = (kind: "workout" | "sleep") => sessions.find((one) => one.kind === kind)?.id ?? "";
  const [account] = mock.labAccounts.list({ status: "active" });
  const labTests = await mock.client().labTests.list({ lab_slug: account && unlisted(account.lab) });
  const labTest = labTests.items.find((one) => one.has_collection_instructions);
  const { orders, atCenter } = await createSampleOrders(mock, user, PLACEHOLDER);
  const ids: PathRule[] = [
    ...orders,
    ["/v3/lab_tests/markers", account?.id ?? ""],
    ["/v3/lab_test/lab_account", account?.id ?? ""],
    ["/v3/order/psc/info", account?.id ?? ""],
    ["/v3/lab_test", labTest?.id ?? ""],
    ["/v2/timeseries/workouts/", session("workout")],
    ["/v2/timeseries/sleep/", session("sleep")],
    ["/lab_report/v1/parser/job/", report.id],
    ["/v2/link/connect/demo", unconnected.user_id],
    ["/", user.user_id],
  ];
  const { link_token } = mock.link.createToken({ user });
  const tests: PathRule[] = [
    ["/v3/order/import", atCenter],
    ["/", labTest?.id ?? ""],
  ];
  const replaceToken = (value: string | null) => (value === LINK_TOKEN ? link_token : value);
  const replacePlaceholders = (url: string, text: string) => {
    const path = url.slice(mock.url.length);
    const findId = (rules: readonly PathRule[]) =>
      rules.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "";
    return text
      .replaceAll(labTestIds, (_, before: string) => before + findId(tests))
      .replaceAll(PLACEHOLDER, findId(ids));
  };
  const core: MockCore = {
    url: mock.url,
    operations: mock.operations,
    handle: (request) =>
      mock.handle({
        ...request,
        url: replacePlaceholders(request.url, request.url),
        header: (name) => replaceToken(request.header(name)),
        body: async () => {
          const body = await request.body();
          if (typeof body === "string") return replacePlaceholders(request.url, body);
          // Replace byte by byte, because a form can contain a file. Ids all have the same length.
          const text = replacePlaceholders(
            request.url,
            Array.from(body, (byte) => String.fromCharCode(byte)).join(""),
          );
          return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
        },
      }),
  };
  return { mock, core };
}

let prepared: { readonly seed: string; readonly world: SampleWorld; readonly snapshot: Snapshot } | undefined;

/** Returns the world of a seed as it is before each sample. */
export async function openSampleWorld(seed = "samples"): Promise<SampleWorld> {
  if (prepared?.seed !== seed) {
    const world = await createSampleWorld(seed);
    prepared = { seed, world, snapshot: world.mock.snapshot() };
  }
  prepared.world.mock.restore(prepared.snapshot);
  prepared.world.mock.requests.clear();
  return prepared.world;
}

export const sampleEnvironment = {
  SANGUINE_WEBHOOK_SECRET: "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1",
  SANGUINE_URL: "https://api.example.com",
  SANGUINE_API_KEY: "<API_KEY>",
} as const;

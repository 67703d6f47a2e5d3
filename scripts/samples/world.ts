import { createMock, type Mock } from "sanguine/mock";
import { laboratoryFor, type Place } from "./orders.ts";

/** Stands for an id in every sample that needs one; which one, its place in the request tells. */
export const PLACEHOLDER = "11111111-1111-4111-8111-111111111111";

/** Stands for the link token of the user behind the placeholder. */
const LINK_TOKEN = "<LINK_TOKEN>";
/** Where a body names a lab test beside others, such as the user that an order is for. */
const labTestIds = new RegExp(`("lab_test_ids?":\\s*\\[?")${PLACEHOLDER}`, "g");

/** What a sample finds: the service at the address that it calls, with a user of whom everything is on file. */
export interface SampleWorld {
  readonly mock: Mock;
  /** Fills in the id that a request means by the placeholder. */
  readonly fill: (url: string, text: string) => string;
  /** Fills in the link token in the value of a header. */
  readonly fillHeader: (value: string | null) => string | null;
}

/**
 * Makes a world for one sample. `u-1` is the user behind the placeholder, with a watch, a glucose meter, a sleep mat, patient
 * info and insurance; `u-2` is connected to nothing; `u-42` was deleted a moment ago, so that it can be created as well as
 * brought back. Lab test and lab account are the first of their lists that are fit for any sample.
 */
export async function createSampleWorld(): Promise<SampleWorld> {
  const mock = createMock({
    seed: "samples",
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
  const bare = mock.users.create({ client_user_id: "u-2" });
  mock.users.delete(mock.users.create({ client_user_id: "u-42" }));

  const sessions = mock.timeseries.sessions(user);
  const session = (kind: "workout" | "sleep") => sessions.find((each) => each.kind === kind)?.id ?? "";
  const [account] = mock.labAccounts.list({ status: "active" });
  const labTests = await mock.client().labTests.list({ lab_slug: account?.lab });
  const labTest = labTests.items.find((each) => each.has_collection_instructions);
  const { orders, atCenter } = await laboratoryFor(mock, user, PLACEHOLDER);
  const ids: Place[] = [
    ...orders,
    ["/v3/lab_tests/markers", account?.id ?? ""],
    ["/v3/lab_test/lab_account", account?.id ?? ""],
    ["/v3/order/psc/info", account?.id ?? ""],
    ["/v3/lab_test", labTest?.id ?? ""],
    ["/v2/timeseries/workouts/", session("workout")],
    ["/v2/timeseries/sleep/", session("sleep")],
    ["/lab_report/v1/parser/job/", report.id],
    ["/v2/link/connect/demo", bare.user_id],
    ["/", user.user_id],
  ];
  const { link_token } = mock.link.createToken({ user });
  const tests: Place[] = [
    ["/v3/order/import", atCenter],
    ["/", labTest?.id ?? ""],
  ];
  return {
    mock,
    fillHeader: (value) => (value === LINK_TOKEN ? link_token : value),
    fill: (url, text) => {
      const path = url.slice(mock.url.length);
      const meant = (places: readonly Place[]) => places.find(([place]) => path.startsWith(place))?.[1] ?? "";
      return text
        .replaceAll(labTestIds, (_, before: string) => before + meant(tests))
        .replaceAll(PLACEHOLDER, meant(ids));
    },
  };
}

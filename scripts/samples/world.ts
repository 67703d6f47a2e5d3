import { createMock, type Mock } from "sanguine/mock";

/** Stands for an id in every sample that needs one; which one, its place in the request tells. */
export const PLACEHOLDER = "11111111-1111-4111-8111-111111111111";

/** What a sample finds: the service at the address that it calls, with a user whose providers delivered their history. */
export interface SampleWorld {
  readonly mock: Mock;
  /** Fills in the id that a request means by the placeholder. */
  readonly fill: (url: string, text: string) => string;
}

/**
 * Makes a world for one sample. `u-1` is the user behind the placeholder, with a watch, a glucose meter and a sleep mat;
 * `u-2` is connected to nothing; `u-42` was deleted a moment ago, so that it can be created as well as brought back.
 */
export function createSampleWorld(): SampleWorld {
  const mock = createMock({
    seed: "samples",
    url: "https://api.example.com",
    apiKey: "<API_KEY>",
    now: "2026-02-01T09:00:00Z",
  });
  const user = mock.users.create({ client_user_id: "u-1", fallback_time_zone: "Europe/London" });
  for (const provider of ["acme_watch", "glucose_one_v3", "glimmer_sleep_api"])
    mock.connections.create({ user, provider });
  const bare = mock.users.create({ client_user_id: "u-2" });
  mock.users.delete(mock.users.create({ client_user_id: "u-42" }));

  const sessions = mock.timeseries.sessions(user);
  const session = (kind: "workout" | "sleep") => sessions.find((each) => each.kind === kind)?.id ?? "";
  const ids: [place: string, id: string][] = [
    ["/v2/timeseries/workouts/", session("workout")],
    ["/v2/timeseries/sleep/", session("sleep")],
    ["/v2/link/connect/demo", bare.user_id],
    ["/", user.user_id],
  ];
  return {
    mock,
    fill: (url, text) => {
      const path = url.slice(mock.url.length);
      const [, id = ""] = ids.find(([place]) => path.startsWith(place)) ?? [];
      return text.replaceAll(PLACEHOLDER, id);
    },
  };
}

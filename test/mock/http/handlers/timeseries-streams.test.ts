import { beforeEach, describe, expect, it } from "vitest";
import { createMock, type Mock } from "sanguine/mock";
import { createCaller } from "./caller.ts";

const UNKNOWN = "11111111-1111-4111-8111-111111111111";

let mock: Mock;
let user: { user_id: string };

beforeEach(() => {
  mock = createMock({ seed: "streams", now: "2026-01-15T09:00:00Z" });
  user = mock.users.create({});
  mock.connections.create({ user, provider: "cobble_watch_v3" });
});

const getSession = (kind: "workout" | "sleep") =>
  mock.timeseries.sessions(user, { start_date: "2025-11-01" }).find((session) => session.kind === kind);

describe.each([
  ["workout", "timeseries.workoutStream", "/v2/timeseries/workouts"],
  ["sleep", "timeseries.sleepStream", "/v2/timeseries/sleep"],
] as const)("the stream of a %s (%s)", (kind, _operation, path) => {
  it("has the heart rate of the session", async () => {
    const { status, body } = await createCaller(mock).get(`${path}/${getSession(kind)?.id}/stream`);
    expect(status).toBe(200);
    expect(body.heartrate.length).toBeGreaterThan(10);
  });

  it("returns 404 for an unknown id, and for an id of the other kind", async () => {
    const other = getSession(kind === "workout" ? "sleep" : "workout");
    for (const id of [UNKNOWN, other?.id]) {
      expect(await createCaller(mock).get(`${path}/${id}/stream`)).toMatchObject({
        status: 404,
        body: { detail: expect.stringMatching(new RegExp(`^${kind} not found`, "i")) },
      });
    }
  });
});

import * as fc from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { listIngestionWindows, buildIngestionWindow } from "../../../../mock/domain/connections/ingestion.ts";
import {
  connect,
  failConnection,
  findLiveConnection,
  recoverConnection,
} from "../../../../mock/domain/connections/rules.ts";
import { createUser, updateUser } from "../../../../mock/domain/users/rules.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { DAY, HOUR, toIso } from "../../../../mock/kernel/time.ts";
import { createTestWorld, START } from "../test-world.ts";

function connectUser(fields: object = {}) {
  const made = createTestWorld();
  const user = createUser(made.world, { client_user_id: "u", ...fields });
  return { ...made, user, connection: connect(made.world, { user, provider: "acme_watch" }) };
}

const steps = (world: World, user: { user_id: string }) =>
  listIngestionWindows(world, user.user_id, "acme_watch", "steps").map(({ from, until, zone }) => [
    toIso(from),
    until === Infinity ? null : toIso(until),
    zone,
  ]);

describe("the ingested range", () => {
  it("[USR-9] keeps earlier data when a bound changes, and follows the change from then on", async () => {
    const { world, advance, user } = connectUser();
    await advance("1h");
    updateUser(world, user.user_id, { ingestion_start: "2026-01-20" });
    expect(steps(world, user)).toEqual([
      [toIso(START - 90 * DAY), toIso(START + HOUR), "UTC"],
      ["2026-01-20T00:00:00.000Z", null, "UTC"],
    ]);
    await advance("1h");
    updateUser(world, user.user_id, { ingestion_start: null });
    expect(steps(world, user)).toEqual([
      [toIso(START - 90 * DAY), toIso(START + HOUR), "UTC"],
      [toIso(START + 2 * HOUR), null, "UTC"],
    ]);
  });

  it("[USR-8] uses the user's birth date of that time", async () => {
    const { world, advance, user } = connectUser({ fallback_birth_date: "1986-04-21" });
    await advance("1h");
    updateUser(world, user.user_id, { fallback_birth_date: "1956-04-21" });
    const windows = listIngestionWindows(world, user.user_id, "acme_watch", "heartrate");
    expect(windows.map(({ birth_date }) => birth_date)).toEqual(["1986-04-21", "1956-04-21"]);
  });

  it("pauses while the connection fails and catches up on recovery", async () => {
    const { world, advance, user, connection } = connectUser();
    await advance("1h");
    const failed = failConnection(world, connection, "token_refresh_failed");
    await advance("5h");
    failConnection(world, failed, "unknown");
    updateUser(world, user.user_id, { fallback_time_zone: "Asia/Tokyo" });
    expect(steps(world, user)).toEqual([[toIso(START - 90 * DAY), toIso(START + HOUR), "UTC"]]);
    await advance("1h");
    recoverConnection(world, findLiveConnection(world, user.user_id, "acme_watch") ?? failed);
    expect(steps(world, user)).toEqual([
      [toIso(START - 90 * DAY), toIso(START + HOUR), "UTC"],
      [toIso(START + HOUR), null, "Asia/Tokyo"],
    ]);
  });

  it("omits resources that were not requested or whose scope was denied", () => {
    const { world } = createTestWorld();
    const user = createUser(world, { client_user_id: "u" });
    connect(world, {
      user,
      provider: "acme_watch",
      resources: ["steps", "heartrate"],
      denied: ["heart:read"],
    });
    const has = (resource: string) =>
      listIngestionWindows(world, user.user_id, "acme_watch", resource).length > 0;
    expect(["steps", "heartrate", "sleep"].map(has)).toEqual([true, false, false]);
    connect(world, { user, provider: "acme_watch", resources: ["sleep"] });
    expect(["steps", "heartrate", "sleep"].map(has)).toEqual([true, false, true]);
  });

  it("consists of ordered windows that never overlap and have the latest segment of every instant", () => {
    const hour = fc.integer({ min: 0, max: 40 });
    const segment = fc.record({ from: hour, length: fc.integer({ min: 0, max: 20 }) });
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 8 }), (given) => {
        const { world } = createTestWorld();
        const inserted = given.map(({ from, length }, index) =>
          world.tables.ingestion.insert({
            segment_id: `s${index}`,
            connection_id: `c${index}`,
            user_id: "u",
            provider: "acme_watch",
            opened_at: 0,
            from,
            until: from + length,
            start: null,
            end: null,
            zone: "UTC",
            birth_date: null,
            resources: ["steps"],
          }),
        );
        const windows = listIngestionWindows(world, "u", "acme_watch", "steps");
        for (let instant = 0; instant < 62; instant += 1) {
          const covers = (span: { from: number; until: number }) =>
            span.from <= instant && instant < span.until;
          const latest = inserted.map(buildIngestionWindow).findLast(covers);
          const found = windows.filter(covers);
          expect(found.map((each) => each.connection_id)).toEqual(
            latest === undefined ? [] : [latest.connection_id],
          );
        }
        expect(windows.map((each) => each.from)).toEqual(
          windows.map((each) => each.from).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: fc.repeat(50) },
    );
  });
});

import * as fc from "../support/fast-check.ts";
import { expect, it } from "vitest";
import { createMock } from "sanguine/mock";
import { createDayPlanner } from "../../mock/domain/timeseries/generation/day-plan.ts";
import { buildPerson } from "../../mock/domain/timeseries/generation/person.ts";
import { seriesNames } from "../../mock/domain/timeseries/profiles/index.ts";
import { readSeries } from "../../mock/domain/timeseries/generation/series.ts";
import type { GroupedTimeseries, StepsPoint } from "../../src/generated/types.ts";
import { createCaller } from "../mock/http/handlers/caller.ts";
import { DAY, HOUR, toIso } from "../../mock/kernel/time.ts";

const NOW = Date.UTC(2026, 0, 15, 9);
const zones = ["UTC", "Australia/Lord_Howe", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland"];

/** A source as in another run: it shares nothing with an earlier one. */
const fresh = (zone: string) => ({
  seed: "any",
  userId: "user",
  provider: "acme_watch",
  type: "watch",
  zone,
  birthDate: null,
  planner: createDayPlanner(buildPerson("any", "user")),
});

it("[TS-7] a computed series is the same for any division into windows, read in any order", () => {
  const windows = fc.record({
    name: fc.constantFrom(...seriesNames),
    zone: fc.constantFrom(...zones),
    // Around the clock changes in spring and autumn, and at random times.
    from: fc.oneof(
      fc.integer({ min: NOW - 500 * DAY, max: NOW - 3 * DAY }),
      fc.constantFrom(
        Date.UTC(2025, 3, 5),
        Date.UTC(2025, 9, 4),
        Date.UTC(2025, 2, 9),
        Date.UTC(2025, 10, 2),
      ),
    ),
    cuts: fc.array(fc.integer({ min: 1, max: 40 * HOUR }), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(windows, ({ name, zone, from, cuts }) => {
      const until = from + 40 * HOUR;
      const whole = readSeries(name, fresh(zone), { from, until, now: NOW });
      const bounds = [...new Set([0, ...cuts, 40 * HOUR + 1])].toSorted((a, b) => a - b);
      const parts = bounds.slice(1).map((end, index) => ({
        from: from + (bounds[index] ?? 0),
        until: from + end - 1,
        now: NOW,
      }));
      const source = fresh(zone);
      const read = parts.toReversed().map((span) => readSeries(name, source, span));
      expect(read.toReversed().flat()).toEqual(whole);
    }),
    { numRuns: fc.repeat(50) },
  );
});

it("[TS-4] pages contain every point exactly once, with any size and with points at the same instant", async () => {
  const providers = ["fernway_fit", "acme_watch", "acme_ring_v2", "pepperleaf_ring"];
  const minute = fc.integer({ min: 0, max: 400 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 90 }),
      fc.subarray(providers, { minLength: 1 }),
      fc.array(fc.record({ minute, provider: fc.constantFrom(...providers, "manual") }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 30 }),
      async (pageSize, connected, given, hours) => {
        const mock = createMock({ seed: "pages", now: NOW, pageSize });
        const user = mock.users.create({});
        for (const provider of connected) mock.connections.create({ user, provider });
        for (const { minute: after, provider } of given) {
          const points = [{ start: toIso(NOW - 12 * HOUR + after * 60_000), value: after }];
          mock.timeseries.add(user, "steps", { provider, points });
        }
        const range = { start_date: toIso(NOW - hours * HOUR) };
        const walked: string[] = [];
        for (let cursor: string | null = ""; cursor !== null;) {
          const query = new URLSearchParams(
            cursor === "" ? range : { ...range, next_cursor: cursor },
          ).toString();
          const response = await createCaller(mock).get(
            `/v2/timeseries/${user.user_id}/steps/grouped?${query}`,
          );
          const page: GroupedTimeseries<StepsPoint> = response.body;
          const points = Object.values(page.groups).flatMap((groups) =>
            groups.flatMap(({ data, source }) =>
              data.map((point) => JSON.stringify([source.provider, point])),
            ),
          );
          expect(points.length).toBeLessThanOrEqual(pageSize);
          expect(page.next_cursor == null || points.length === pageSize).toBe(true);
          walked.push(...points);
          cursor = page.next_cursor ?? null;
        }
        const whole = mock.timeseries
          .read(user, "steps", range)
          .map(({ provider, source: _source, ...point }) => JSON.stringify([provider, point]));
        expect(walked.toSorted()).toEqual(whole.toSorted());
        expect(new Set(walked).size).toBe(walked.length);
      },
    ),
    { numRuns: fc.repeat(15) },
  );
});

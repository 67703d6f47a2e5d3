import { timeseriesResourceValues } from "../../../src/generated/enums.ts";
import { DAY, formatDate, parseInstant, toCivilDate } from "../../kernel/time.ts";
import type { Account } from "../account.ts";
import { walkCursorPages } from "../pages.ts";
import type { Probe } from "../probe.ts";
import { asList, asObject, getAt, getList, getText } from "../read-body.ts";

/** How many days of a series are read. */
const days = 7;

/** Reads each series of the sampled users until one of them has data, and the streams of the workouts that they name. */
export async function readTimeseries(probe: Probe, account: Account): Promise<void> {
  if (account.users.length === 0) probe.skip("the account has no users", "timeseries.grouped");
  await Promise.all(timeseriesResourceValues.map((resource) => readSeries(probe, account, resource)));
  const [workout] = account.workouts;
  const [sleep] = account.sleeps;
  if (workout !== undefined) await probe.call("timeseries.workoutStream", [workout]);
  else probe.skip("no series names a workout; pass --id workout_id=...", "timeseries.workoutStream");
  if (sleep !== undefined) await probe.call("timeseries.sleepStream", [sleep]);
  else probe.skip("no response names a sleep; pass --id sleep_id=...", "timeseries.sleepStream");
}

type Resource = (typeof timeseriesResourceValues)[number];

async function readSeries(probe: Probe, account: Account, resource: Resource): Promise<void> {
  const today = Math.floor(probe.serviceNow() / DAY);
  const format = (day: number): string => formatDate(toCivilDate(day));
  const dates = { start_date: format(today - days), end_date: format(today) };
  const path = { resource };
  for (const user of account.users) {
    const [body] = await walkCursorPages(probe, {
      operation: "timeseries.grouped",
      path,
      items: "groups",
      args: (from) => [user, resource, dates, { from }] as const,
    });
    const groups = asObject(getAt(body, "groups")) ?? {};
    for (const group of flattenGroups(groups)) {
      const workout = getText(group, "source", "workout_id");
      if (workout !== undefined) account.workouts.add(workout);
    }
    const [provider] = Object.keys(groups);
    if (provider === undefined) continue;
    const read = await probe.call("timeseries.grouped", [user, resource, { ...dates, provider }], { path });
    const found = asObject(getAt(read?.body, "groups"));
    const isFiltered = (all: object): boolean => Object.keys(all).every((slug) => slug === provider);
    probe.test("provider filter", read, found, isFiltered, "/groups");
    const instants = flattenGroups(found ?? {})
      .flatMap((group) => getList(group, "data") ?? [])
      .flatMap((point) => parseInstant(getText(point, "start") ?? getText(point, "timestamp") ?? "") ?? []);
    const isWithin = (instant: number): boolean =>
      instant >= (today - days) * DAY && instant < (today + 1) * DAY;
    if (instants.length > 0)
      probe.test("time range", read, instants, (all) => all.every(isWithin), "/groups/*/*/data");
    return;
  }
}

function flattenGroups(groups: Readonly<Record<string, unknown>>): unknown[] {
  return Object.values(groups).flatMap((list) => asList(list) ?? []);
}

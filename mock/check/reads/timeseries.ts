import { timeseriesResourceValues } from "../../../src/generated/enums.ts";
import { DAY, formatDate, parseInstant, toCivilDate } from "../../kernel/time.ts";
import { getBody, type Account } from "../account.ts";
import { walkCursorPages } from "../pages.ts";
import type { Probe } from "../probe.ts";
import { asObject, getAt, getList, getText } from "../read-body.ts";

/** How many days of a series are read. */
const days = 7;

/**
 * Reads each series of the sampled users until one of them has data, and the streams of the workouts that they name.
 */
export async function readTimeseries(probe: Probe, account: Account): Promise<void> {
  const { findings } = probe;
  if (account.users.length === 0) findings.skip("timeseries.grouped", "the account has no users");
  await Promise.all(timeseriesResourceValues.map((resource) => readSeries(probe, account, resource)));
  const [workout] = account.workouts;
  const [sleep] = account.sleeps;
  if (workout === undefined)
    findings.skip("timeseries.workoutStream", "no series names a workout; pass --id workout_id=...");
  else await probe.send("timeseries.workoutStream", (client) => client.timeseries.workoutStream(workout));
  if (sleep === undefined)
    findings.skip("timeseries.sleepStream", "no response names a sleep; pass --id sleep_id=...");
  else await probe.send("timeseries.sleepStream", (client) => client.timeseries.sleepStream(sleep));
}

type Resource = (typeof timeseriesResourceValues)[number];

async function readSeries(probe: Probe, account: Account, resource: Resource): Promise<void> {
  const today = Math.floor(probe.now() / DAY);
  const [start_date, end_date] = [today - days, today].map((day) => formatDate(toCivilDate(day))) as [
    string,
    string,
  ];
  const path = { resource };
  for (const user of account.users) {
    const [body] = await walkCursorPages(probe, {
      operation: "timeseries.grouped",
      path,
      getItems: (page) => getAt(page, "groups"),
      request: (client, from) =>
        client.timeseries.grouped(user, resource, { start_date, end_date }, { from }),
    });
    const groups = Object.entries(asObject(getAt(body, "groups")) ?? {});
    for (const [, list] of groups) collectWorkouts(list, account);
    const [provider] = groups.map(([slug]) => slug);
    if (provider === undefined) continue;
    const bounds = [(today - days) * DAY, (today + 1) * DAY] as const;
    await readOneProvider(probe, user, resource, { start_date, end_date, provider }, bounds);
    return;
  }
}

function collectWorkouts(list: unknown, account: Account): void {
  for (const group of Array.isArray(list) ? list : []) {
    const workout = getText(group, "source", "workout_id");
    if (workout !== undefined) account.workouts.add(workout);
  }
}

async function readOneProvider(
  probe: Probe,
  user: string,
  resource: Resource,
  query: { start_date: string; end_date: string; provider: string },
  [from, to]: readonly [number, number],
): Promise<void> {
  const read = await probe.send(
    "timeseries.grouped",
    (client) => client.timeseries.grouped(user, resource, query),
    { path: { resource } },
  );
  const groups = asObject(getAt(getBody(read), "groups"));
  if (!read || !groups) return;
  const isFiltered = Object.keys(groups).every((slug) => slug === query.provider);
  probe.findings.test("provider filter", isFiltered, read.exchange, "/groups");
  const instants = Object.values(groups)
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((group) => getList(group, "data") ?? [])
    .flatMap((point) => parseInstant(getText(point, "start") ?? getText(point, "timestamp") ?? "") ?? []);
  if (instants.length === 0) return;
  const isWithin = instants.every((instant) => instant >= from && instant < to);
  probe.findings.test("time range", isWithin, read.exchange, "/groups/*/*/data");
}

import { localDate, type Client } from "sanguine";

const DAY = 24 * 60 * 60 * 1000;

/** Reads the first users with their steps of yesterday, null without data. A page for more users needs a link to the next page. */
export async function readUsers(client: Client, now: number) {
  const users = await client.users.list().toArray({ limit: 20 });
  return Promise.all(
    users.map(async ({ user_id, client_user_id, connected_sources, fallback_time_zone }) => ({
      id: user_id,
      name: client_user_id,
      devices: connected_sources.map(({ provider }) => provider.name),
      steps:
        connected_sources.length === 0
          ? null
          : await readSteps(client, user_id, now, fallback_time_zone?.id ?? "UTC"),
    })),
  );
}

async function readSteps(client: Client, userId: string, now: number, zone: string): Promise<number | null> {
  const at = (days: number): string => new Date(now - days * DAY).toISOString();
  const yesterday = localDate({ start: at(1) }, zone);
  let steps: number | null = null;
  // One more day on either side, because the range of a request is in UTC.
  const range = { start_date: at(2).slice(0, 10), end_date: at(0).slice(0, 10) };
  for await (const point of client.timeseries.steps(userId, range)) {
    if (localDate(point, zone) === yesterday) steps = (steps ?? 0) + point.value;
  }
  return steps === null ? null : Math.round(steps);
}

import { isUserExistsError, type UserCreated } from "sanguine";
import { chapter, done, table, type Stage } from "../terminal.ts";

/** Users with their time zones, and the providers that they connect. */
const watches = [
  ["ada", "Europe/London", "acme_watch"],
  ["bao", "Asia/Shanghai", "acme_ring_v2"],
  ["cleo", "Australia/Lord_Howe", "slate_phone_health"],
] as const;

/** Creates users, shows the conflict error, and connects a provider to each user. Returns the user of the next chapter. */
export async function people({ client }: Stage): Promise<UserCreated> {
  chapter("Users, and the providers they connect");
  for (const [client_user_id, fallback_time_zone, provider] of watches) {
    const { user_id } = await client.users.create({ client_user_id, fallback_time_zone });
    await client.link.connectDemo({ user_id, provider });
  }
  done("three users created", watches.map(([name]) => name).join(", "));
  try {
    await client.users.create({ client_user_id: "ada" });
  } catch (error) {
    if (!isUserExistsError(error)) throw error;
    const { name, existing } = error;
    done("the same client_user_id again is rejected", `${name}, created at ${existing.created_on}`);
  }
  const ada = await client.users.createOrGet({ client_user_id: "ada" });
  done("createOrGet returns the existing user", ada.client_user_id);
  const { link_web_url } = await client.link.createToken({ user_id: ada.user_id });
  done("a link token for the browser", `a page under ${new URL(link_web_url).host}`);

  const rows: string[][] = [];
  for await (const { user_id, client_user_id } of client.users.list()) {
    const { providers } = await client.users.providers(user_id);
    for (const { name, status, resource_availability } of providers) {
      const resources = Object.values(resource_availability);
      const open = resources.filter((resource) => resource.status === "available").length;
      rows.push([client_user_id, name, status, `${open} of ${resources.length} resources`]);
    }
  }
  table(["user", "provider", "status", "available"], rows);
  return ada;
}

/** Reads a month of several time series page by page. */
export async function series({ client }: Stage, user: UserCreated): Promise<void> {
  chapter("A month of time series, page by page");
  const month = { start_date: "2026-02-01", end_date: "2026-02-28" };
  const rows: (string | number)[][] = [];
  for (const resource of ["heartrate", "steps", "hrv", "respiratory_rate"] as const) {
    let pages = 0;
    const values: number[] = [];
    for await (const { items } of client.timeseries.grouped(user.user_id, resource, month).pages()) {
      pages += 1;
      values.push(...items.map(({ value }) => value));
    }
    rows.push([resource, values.length, pages, Math.min(...values), Math.max(...values)]);
  }
  table(["resource", "points", "pages", "lowest", "highest"], rows);
}

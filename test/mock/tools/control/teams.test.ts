import { expect, it } from "vitest";
import { transports } from "./connect.ts";

it.each(transports)("isolates two teams over %s", async (_, open) => {
  await using steered = await open();
  const { mock, control, url } = steered;
  const other = await control.team({ name: "wärme & co", preset: "demo", now: "2026-03-01T00:00:00Z" });
  const [first, second] = [await control.info(), await other.info()];
  expect([first.team, second.team]).toEqual(["team-1", "wärme & co"]);
  expect(second).toMatchObject({ url, link_url: `${url}/link`, now: "2026-03-01T00:00:00.000Z" });
  expect(second.api_key).not.toBe(first.api_key);
  expect(second.team_id).not.toBe(first.team_id);

  const user = await other.users.create();
  expect(await control.users.list()).toEqual([]);
  await expect(control.users.get(user)).rejects.toMatchObject({ name: "ControlError", status: 404 });
  await other.clock.advance("1h");
  expect(await control.clock.iso()).toBe(mock.clock.iso());
  expect((await other.settings.get()).labReports).toBe(true);
  expect((await control.settings.get()).labReports).toBe(false);
  await other.faults.add({ status: 500 });
  expect(await control.faults.list()).toEqual([]);

  const snapshot = await other.snapshot();
  await expect(control.restore(snapshot)).rejects.toMatchObject({ name: "ControlError", status: 404 });

  // A mock called with its key is the same team that the control API names.
  const response = await mock
    .client({ apiKey: second.api_key, retries: 0 })
    .users.list()
    .catch(() => null);
  expect(response).toBeNull();
  expect(await other.requests.count()).toBe(1);
  expect(await control.requests.count()).toBe(0);
  const chosen = control.select("wärme & co");
  expect(await chosen.users.list()).toEqual([user]);
});

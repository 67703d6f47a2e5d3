import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { expect, it } from "vitest";

it("a token of a team reaches that team alone [CTL-18]", async () => {
  const mock = createMock();
  const { url, fetch, controlToken } = mock;
  const control = createControlClient({ url, token: controlToken, fetch });
  const blue = await control.team({ name: "blau & rot" });
  await control.team({ name: "green" });
  const { control_token: token } = await blue.token();
  const connect = (given: string) => createControlClient({ url, token: given, fetch });
  const limited = connect(token);

  const user = await limited.users.create();
  expect(await blue.users.list()).toEqual([user]);
  expect((await limited.info()).team).toBe("blau & rot");
  expect((await limited.teams()).map(({ name }) => name)).toEqual(["blau & rot"]);
  for (const other of ["green", "team-1"])
    await expect(limited.select(other).users.list()).rejects.toMatchObject({
      status: 404,
      detail: "No team of this mock has that name. The teams are blau & rot.",
    });
  await expect(limited.team({ name: "more" })).rejects.toMatchObject({ status: 403 });
  expect(mock.teams()).toHaveLength(3);

  const events = await limited.events();
  await control.users.create();
  const [own] = [await limited.users.create()];
  expect((await events.next()).value).toMatchObject({ type: "state", team: "blau & rot" });
  await events.return?.();
  expect(own.user_id).not.toBe("");

  const forged = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const stranger = token.replace(/^tt_[^.]+/, "tt_green");
  for (const wrong of [forged, stranger, token.replace(/^tt_[^.]+/, "tt_%E0"), "tt_green.", mock.apiKey])
    await expect(connect(wrong).info()).rejects.toMatchObject({ status: 401 });
  await blue.remove();
  await expect(limited.info()).rejects.toMatchObject({ status: 401 });
});

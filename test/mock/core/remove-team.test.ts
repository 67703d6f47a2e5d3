import { createLinkClient } from "sanguine";
import { createMock, type Mock, type MockEvent } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { describe, expect, it } from "vitest";

const connect = (mock: Mock) =>
  createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });

describe("a removed team", () => {
  it("is unknown by its key, its link tokens and its name [CTL-20]", async () => {
    const mock = createMock();
    const team = mock.team({ name: "blue" });
    const client = team.client({ retries: 0 });
    const { link_token } = team.link.createToken({ user: team.users.create() });
    const page = createLinkClient({ baseUrl: mock.url, linkToken: link_token, fetch: mock.fetch });
    expect((await page.link.providers()).length).toBeGreaterThan(0);
    const { revision } = mock;
    team.remove();
    team.remove();
    expect(mock.revision).toBeGreaterThan(revision);
    expect(mock.teams().map(({ name }) => name)).toEqual(["team-1"]);
    await expect(client.users.list()).rejects.toMatchObject({
      status: 401,
      detail: "The team credential in x-service-api-key is unknown.",
    });
    await expect(page.link.providers()).rejects.toMatchObject({ status: 401 });
    await expect(connect(mock).select("blue").info()).rejects.toMatchObject({
      status: 404,
      detail: "No team of this mock has that name. The teams are team-1.",
    });
  });

  it("runs no scheduled task and sends no webhook [CTL-20]", async () => {
    const mock = createMock();
    const team = mock.team();
    let received = 0;
    team.webhooks.register({ handler: () => void (received += 1) });
    team.orders.policy("auto");
    team.orders.create();
    team.remove();
    await team.idle();
    await team.clock.advance("30d");
    expect(received).toBe(0);
    expect(team.orders.list()).toEqual([]);
  });

  it("is reported, with nothing of it among the kept events [CTL-3] [CTL-20]", async () => {
    const mock = createMock();
    const seen: MockEvent[] = [];
    mock.events.subscribe((event) => seen.push(event));
    const control = connect(mock);
    const stream = await control.events();
    await control.users.create();
    const team = await control.team({ name: "blue" });
    await team.users.create();
    await team.remove();
    expect(seen.map((event) => [event.team, event.type, "action" in event ? event.action : ""])).toEqual([
      ["team-1", "state", ""],
      ["blue", "team", "created"],
      ["blue", "state", ""],
      ["blue", "team", "removed"],
    ]);
    await stream.return?.();
    const [first] = await control.listEvents();
    const resume = async (after: string, name?: string) => {
      const kept = await control.events({
        after: first?.id.replace(/\d+$/, after) ?? "",
        ...(name && { team: name }),
      });
      const { value } = (await kept.next()) as { value: unknown };
      await kept.return?.();
      return value;
    };
    // The events 2 and 3 are gone.
    expect(await resume("0")).toMatchObject({ type: "missed" });
    expect(await resume("2")).toMatchObject({ type: "missed" });
    expect(await resume("3")).toMatchObject({ team: "blue", action: "removed", sequence: 4 });
    // The stream of another team has lost nothing.
    expect(await resume("0", "team-1")).toMatchObject({ team: "team-1", sequence: 1 });
    await control.users.create();
    expect(await resume("2", "team-1")).toMatchObject({ team: "team-1", type: "state", sequence: 5 });
    // A later team of the name does not replace the earlier one without notice.
    await control.team({ name: "blue" });
    expect(await resume("2", "blue")).toMatchObject({ type: "missed" });
    expect(await resume("3", "blue")).toMatchObject({ action: "removed", sequence: 4 });
  });

  it("ends its event streams, and those of no later team of its name [CTL-5] [CTL-20]", async () => {
    const mock = createMock();
    const control = connect(mock);
    const team = mock.team({ name: "blue" });
    const [own, other] = [await control.events({ team: "blue" }), await control.events({ team: "team-1" })];
    team.remove();
    await mock.team({ name: "blue" }).clock.advance("1h");
    await mock.clock.advance("1h");
    expect((await own.next()).value).toMatchObject({ type: "team", action: "removed" });
    expect(await own.next()).toEqual({ done: true, value: undefined });
    expect((await other.next()).value).toMatchObject({ type: "clock", team: "team-1" });
    await other.return?.();
  });

  it("leaves what is kept of another team, even when it had the oldest events [CTL-4] [CTL-20]", async () => {
    const mock = createMock();
    const control = connect(mock);
    const watching = await control.events();
    const team = mock.team({ name: "blue" });
    for (let count = 0; count < 1000; count += 1) await team.clock.advance(0);
    await mock.clock.advance("1h");
    const [last] = await control.listEvents();
    // Event 1001 is one of the removed team.
    expect(last?.sequence).toBe(1002);
    team.remove();
    const resumed = await control.events({ team: "team-1", after: last?.id.replace("1002", "1000") ?? "" });
    expect((await resumed.next()).value).toEqual(last);
    await resumed.return?.();
    await watching.return?.();
  });

  it("leaves its name to a team that starts empty [CTL-20]", async () => {
    const control = connect(createMock());
    const earlier = await control.team({ name: "blue" });
    await earlier.users.create();
    const snapshot = await earlier.snapshot();
    await earlier.remove();
    const later = await control.team({ name: "blue" });
    expect(await later.users.list()).toEqual([]);
    await expect(later.restore(snapshot)).rejects.toMatchObject({ detail: "Snapshot not found" });
  });
});

it("the mock's own team cannot be removed [CTL-20]", async () => {
  const mock = createMock();
  const user = mock.users.create();
  const message = "The first team of a mock cannot be removed. Call reset() to discard its data.";
  expect(() => mock.remove()).toThrow(message);
  await expect(connect(mock).remove()).rejects.toMatchObject({ status: 422, detail: [{ msg: message }] });
  expect(mock.users.list()).toEqual([user]);
});

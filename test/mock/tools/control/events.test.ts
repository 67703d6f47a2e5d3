import { createMock, type Mock } from "sanguine/mock";
import { type ControlClient, type ControlEvent, createControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";

/** What a caller may leave unread: 1 MiB. */
const MAX_BACKLOG = 1_048_576;

const now = "2026-02-01T08:00:00Z";

function connect(mock: Mock, url = mock.url): ControlClient {
  const fetch = url === mock.url ? mock.fetch : undefined;
  return createControlClient({ url, token: mock.controlToken, ...(fetch === undefined ? {} : { fetch }) });
}

/** Reads this many events. Leaves the stream open. */
async function take(events: AsyncIterator<ControlEvent>, count: number): Promise<ControlEvent[]> {
  const taken: ControlEvent[] = [];
  for (let index = 0; index < count; index += 1) {
    const next = await events.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

const open = (mock: Mock, headers: Readonly<Record<string, string>> = {}, search = "") =>
  mock.fetch(`${mock.url}/__mock/v1/events${search}`, {
    headers: { authorization: `Bearer ${mock.controlToken}`, ...headers },
  });

describe("the event stream", () => {
  it("sends server-sent events with ids and JSON data [CTL-3]", async () => {
    const mock = createMock({ now, seed: "stream" });
    const response = await open(mock);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("content-length")).toBe(false);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const ready = await reader?.read();
    const [, mark] = /^id: (\w+)-0\nevent: ready\ndata: {"missed":false}\n\n$/.exec(ready?.value ?? "") ?? [];
    expect(mark).toMatch(/^\w+$/);
    await mock.clock.advance("1h");
    const event = '{"sequence":1,"team":"team-1","at":"2026-02-01T09:00:00.000Z","type":"clock"}';
    expect((await reader?.read())?.value).toBe(`id: ${mark}-1\nevent: clock\ndata: ${event}\n\n`);
    await reader?.cancel();
  });

  it("needs the control token and a GET [CTL-3]", async () => {
    const mock = createMock();
    const path = `${mock.url}/__mock/v1/events`;
    expect((await mock.fetch(path)).status).toBe(401);
    expect((await open(mock, { authorization: "Bearer ct_wrong" })).status).toBe(401);
    const headers = { authorization: `Bearer ${mock.controlToken}` };
    const post = await mock.fetch(path, { method: "POST", headers });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET"]);
    expect((await open(mock, { "last-event-id": "no id" })).status).toBe(422);
    await expect(connect(mock).events({ team: "green" })).rejects.toMatchObject({
      verb: "events",
      status: 404,
      message: "events: No team of this mock has that name. The teams are team-1. (status 404)",
    });
  });

  it("closes the connection when the caller ends it before the first read [CTL-3]", async () => {
    const mock = createMock({ now });
    let isClosed = false;
    const control = createControlClient({
      url: mock.url,
      token: mock.controlToken,
      fetch: async (url, init) => {
        const { body, headers } = await mock.fetch(url, init);
        const close = new TransformStream<Uint8Array, Uint8Array>();
        void body?.pipeTo(close.writable).catch(() => (isClosed = true));
        return new Response(close.readable, { headers });
      },
    });
    const events = await control.events();
    expect(await events.return?.()).toEqual({ done: true, value: undefined });
    await new Promise(setImmediate);
    expect(isClosed).toBe(true);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("is an iterable of typed events in another process, and ends with the server [CTL-3] [CTL-5]", async () => {
    const mock = createMock({ now });
    const server = await listen(mock);
    const control = connect(mock, server.url);
    const events = await control.events();
    const user = await control.users.create();
    await control.team({ name: "blue" });
    const [state, team] = await take(events, 2);
    expect(state).toMatchObject({ type: "state", team: "team-1", changes: [{ changed: [user.user_id] }] });
    expect(team).toMatchObject({ type: "team", team: "blue" });
    const rest = events.next();
    await server.close();
    expect(await rest).toEqual({ done: true, value: undefined });
  });

  it("resumes after the last id, and says when events were missed [CTL-4]", async () => {
    const mock = createMock({ now });
    const control = connect(mock);
    const first = await control.events();
    await mock.clock.advance("1h");
    const [last] = await take(first, 1);
    await first.return?.();
    await mock.clock.advance("1h");
    const second = await control.events({ after: last?.id ?? "" });
    await mock.clock.advance("1h");
    expect(await take(second, 2)).toMatchObject([
      { sequence: 2, type: "clock", at: "2026-02-01T10:00:00.000Z" },
      { sequence: 3, type: "clock", at: "2026-02-01T11:00:00.000Z" },
    ]);
    await second.return?.();

    // Of a thousand events, the oldest can still be the next one. After one more, it is missed.
    const mark = last?.id.split("-")[0] ?? "";
    for (let kept = (await control.listEvents()).length; kept < 1000; kept += 1) await mock.clock.advance(0);
    expect(await control.listEvents()).toHaveLength(1000);
    const [oldest] = await control.listEvents();
    const before = Number(oldest?.sequence) - 1;
    const whole = await control.events({ after: `${mark}-${before}` });
    expect(await take(whole, 1)).toMatchObject([{ type: "clock", sequence: before + 1 }]);
    await whole.return?.();
    await mock.clock.advance(0);
    expect(await control.listEvents()).toHaveLength(1000);
    const late = await control.events({ after: `${mark}-${before}` });
    expect(await take(late, 1)).toMatchObject([{ type: "missed" }]);
    await late.return?.();

    // While nobody listens, a thousand events are kept. Then the mock stops watching.
    for (let count = 0; count <= 1000; count += 1) await mock.clock.advance(0);
    const third = await control.events({ after: last?.id ?? "" });
    await mock.clock.advance("1h");
    expect(await take(third, 2)).toMatchObject([{ type: "missed" }, { type: "clock" }]);
    await third.return?.();

    // The newest id has missed nothing. An id that no event has had yet is none of this mock.
    const [newest] = (await control.listEvents()).slice(-1);
    const none = await control.events({ after: newest?.id ?? "" });
    const ahead = await control.events({ after: `${mark}-${Number(newest?.sequence) + 1}` });
    await mock.clock.advance(0);
    expect(await take(none, 1)).toMatchObject([{ type: "clock" }]);
    expect(await take(ahead, 1)).toMatchObject([{ type: "missed" }]);
    await Promise.all([none.return?.(), ahead.return?.()]);

    // A mock that starts again has the same token.
    for (const controlToken of ["ct_of_another_mock", mock.controlToken]) {
      const other = createMock({ now, controlToken });
      await connect(other).listEvents();
      await other.clock.advance(0);
      await other.clock.advance(0);
      const fourth = await connect(other).events({ after: last?.id ?? "" });
      await other.clock.advance(0);
      expect(await take(fourth, 1)).toMatchObject([{ type: "missed" }]);
      await fourth.return?.();
    }
  });

  it("ends the stream of a caller that reads too slowly, and tells it [CTL-5]", async () => {
    const mock = createMock({ now });
    const events = await connect(mock).events();
    // Each event repeats the name of its team.
    const team = mock.team({ name: "x".repeat(MAX_BACKLOG / 16) });
    for (let count = 0; count <= 16; count += 1) await team.clock.advance(0);
    await expect(take(events, Infinity)).rejects.toMatchObject({
      name: "ControlError",
      message: "events: the mock ended the stream because its events were not read in time.",
    });
  });

  it("does not end the stream of a caller that reads at once, however large an event is or the kept ones are [CTL-5]", async () => {
    const mock = createMock({ now });
    const control = connect(mock);
    const events = await control.events();
    const team = mock.team({ name: "x".repeat(MAX_BACKLOG) });
    // Before the caller can read it, another team has events.
    await mock.clock.advance(0);
    await mock.clock.advance(0);
    const [created] = await take(events, 3);
    for (let count = 0; count < 3; count += 1) {
      await team.clock.advance(0);
      expect(await take(events, 1)).toMatchObject([{ type: "clock" }]);
    }
    await events.return?.();
    const resumed = await control.events({ after: created?.id ?? "" });
    await mock.clock.advance(0);
    const later = await take(resumed, 6);
    expect(later.map((event) => "sequence" in event && event.sequence)).toEqual([2, 3, 4, 5, 6, 7]);
    await resumed.return?.();
  });
});

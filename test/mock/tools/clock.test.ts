import { isAbortError } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

const start = Date.parse("2026-01-15T09:00:00Z");

describe("[CON-3] clock.setMode", () => {
  it("lets a frozen clock run with real time, and freezes it again", async () => {
    const mock = createMock();
    await mock.tick(500);
    expect(mock.clock.now()).toBe(start);
    mock.clock.setMode("running");
    await mock.tick(500);
    expect([mock.clock.mode, mock.clock.now()]).toEqual(["running", start + 500]);
    mock.clock.setMode("frozen");
    await mock.tick(500);
    expect([mock.clock.mode, mock.clock.now()]).toEqual(["frozen", start + 500]);
  });

  it("reports a change of the mode to those who watch, and nothing when the mode stays", () => {
    const mock = createMock();
    const events: string[] = [];
    mock.events.subscribe(({ type }) => void events.push(type));
    mock.clock.setMode("running");
    mock.clock.setMode("running");
    expect(events).toEqual(["clock"]);
  });

  it("lets a clock run faster than real time, as does its wait", async () => {
    const mock = createMock();
    mock.clock.setMode({ running: 60 });
    await mock.tick(500);
    expect([mock.clock.mode, mock.clock.iso()]).toEqual(["running", "2026-01-15T09:00:30.000Z"]);
    mock.clock.setMode({ running: 86_400 });
    await mock.clock.sleep(86_400);
    mock.clock.setMode("running");
    await mock.tick(500);
    expect(mock.clock.iso()).toBe("2026-01-15T09:00:30.500Z");
    for (const running of [0, -1, 86_401, Number.NaN])
      expect(() => mock.clock.setMode({ running })).toThrow("mode");
  });

  it("applies to clients that exist already", async () => {
    const mock = createMock();
    const client = mock.client();
    mock.faults.add({ status: 503, retryAfter: 30, times: 1 });
    await client.users.list();
    expect(mock.clock.now()).toBe(start + 30_000);
    mock.clock.setMode("running");
    mock.faults.add({ status: 503, retryAfter: 30, times: 1 });
    mock.requests.clear();
    const stop = new AbortController();
    const call = client.users.list({}, { signal: stop.signal }).then(
      () => null,
      (error: unknown) => error,
    );
    await mock.requests.waitFor("users.list", { status: 503 });
    stop.abort();
    // The wait takes real time, so the virtual clock stands still and the call ends by its signal.
    expect(isAbortError(await call)).toBe(true);
    expect(mock.clock.now()).toBe(start + 30_000);
  });
});

it("[GEN-10, GEN-11] the mock's now, advanceTo and team take a Date, and advance the same durations", async () => {
  const mock = createMock({ now: new Date("2026-03-01T00:00:00Z") });
  await mock.clock.advance("500ms");
  expect(mock.clock.iso()).toBe("2026-03-01T00:00:00.500Z");
  await mock.clock.advanceTo(new Date("2026-03-02T00:00:00Z"));
  expect(mock.clock.iso()).toBe("2026-03-02T00:00:00.000Z");
  expect(mock.team({ now: new Date("2026-04-01T00:00:00Z") }).clock.iso()).toBe("2026-04-01T00:00:00.000Z");
  expect(() => createMock({ now: new Date(Number.NaN) })).toThrow(/now must be an ISO 8601/);
  await expect(mock.clock.advanceTo(new Date(Number.NaN))).rejects.toThrow(/it is no instant/);
});

it("clock.sleep does nothing for a signal that is aborted, and takes real time while the clock runs", async () => {
  const { clock } = createMock();
  await clock.sleep(1000, AbortSignal.abort());
  await expect(clock.sleep(1, "stop" as never)).rejects.toThrow("signal: Value error, Input should be an");
  clock.setMode("running");
  await clock.sleep(0.1);
  const stop = new AbortController();
  const wait = clock.sleep(3_000_000_000, stop.signal);
  stop.abort();
  await wait;
  expect(clock.now()).toBe(start);
});

it.each(["1000-01-01T00:00:00Z", "9998-12-31T20:00:00Z"])("all of the service works at %s", async (now) => {
  const mock = createMock({ now, preset: "demo" });
  mock.webhooks.register({ handler: () => new Response(null, { status: 500 }) });
  const user = mock.users.create({ traits: ["insured", "connected"] });
  const client = mock.client();
  const visit = mock.orders.create({ user, method: "at_home_phlebotomy", status: "requisition_created" });
  mock.appointments.create(visit);
  await client.orders.get(mock.orders.create({ user, method: "testkit", status: "completed" }).id);
  await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004" });
  mock.labReports.create({ user });
  await client.users.delete(user.user_id);
  await mock.clock.advance("1h");
  expect(mock.requests.violations).toEqual([]);
  createMock().import(mock.export());
});

it("shows no time whose birth dates or tasks would have no date of four digits for the year", async () => {
  for (const now of ["0999-12-31T23:59:59.999Z", "9999-01-01T00:00:00Z"])
    expect(() => createMock({ now })).toThrow("Use whole milliseconds between the years 1000 and 9998.");
  const mock = createMock();
  await expect(mock.clock.advanceTo("9999-01-01T00:00:00Z")).rejects.toThrow("beyond the year 9998");
  const exported = { ...mock.export(), now: "9999-01-01T00:00:00.000Z" };
  expect(() => mock.import(exported)).toThrow("now must be an ISO instant");
});

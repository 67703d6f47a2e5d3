import { createMock } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import { describe, expect, it } from "vitest";
import { fates, createGate, listener } from "./receiver.ts";

describe("[EVT-2] messages and their attempts", () => {
  it("are restored with a snapshot, and continue from there", async () => {
    const mock = createMock({ seed: "snapshot" });
    let broken = true;
    const { events } = listener(mock, { respond: () => new Response(null, { status: broken ? 500 : 200 }) });
    mock.orders.create();
    await mock.idle();
    const snapshot = mock.snapshot();
    const exportedText = JSON.stringify(mock.export());
    broken = false;
    await mock.clock.advance("5s");
    expect(fates(mock)).toEqual([["delivered", 2]]);
    mock.restore(snapshot);
    expect(JSON.stringify(mock.export())).toBe(exportedText);
    expect(fates(mock)).toEqual([["failed", 1]]);
    await mock.clock.advance("5s");
    expect(fates(mock)).toEqual([["delivered", 2]]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ["a status that only some servers send", 799, 799, "status 799"],
    ["a redirect whose status the runtime hides", 0, null, "a redirect, which is not followed"],
    ["a number that is no status", 1000, null, "status 1000"],
    ["a part of a status", 200.5, null, "status 200.5"],
  ])("are exported and imported with %s", async (_, sent, status, error) => {
    const mock = createMock();
    mock.webhooks.register({ handler: () => ({ status: sent, headers: {} }) });
    mock.orders.create();
    await mock.idle();
    const other = createMock();
    other.import(JSON.parse(JSON.stringify(mock.export())));
    expect(other.webhooks.outbox().map(({ attempts }) => attempts)).toMatchObject([[{ status, error }]]);
  });

  it("are exported, and the importing mock continues them", async () => {
    const mock = createMock({ seed: "export" });
    listener(mock, { respond: () => new Response(null, { status: 500 }) });
    mock.webhooks.register({
      url: "http://127.0.0.1:9/hooks",
      secret: "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1",
    });
    mock.webhooks.hold();
    mock.orders.create();
    mock.webhooks.release([mock.webhooks.outbox()[0]?.id ?? ""]);
    await mock.idle();
    const exported: unknown = JSON.parse(JSON.stringify(mock.export()));
    const posted: string[] = [];
    const other = createMockWith(
      { seed: "other" },
      { delivery: { fetch: async (url) => (posted.push(url), new Response()) } },
    );
    other.import(exported);
    expect(JSON.stringify(other.export())).toBe(JSON.stringify(exported));
    expect(fates(other)).toEqual([
      ["failed", 1],
      ["held", 0],
    ]);
    other.webhooks.release();
    await other.clock.advance("5s");
    const [first, second] = other.webhooks.outbox();
    expect([second?.status, posted]).toEqual(["delivered", ["http://127.0.0.1:9/hooks"]]);
    expect(first?.attempts[1]?.error).toMatch(/function of another process/);
  });

  it("never reach a function that was registered for something else", async () => {
    const hits: string[] = [];
    const first = createMock({ seed: "first" });
    first.webhooks.register({ handler: () => void hits.push("first") });
    const second = createMock({ seed: "second" });
    second.webhooks.register({ handler: () => void hits.push("second") });
    second.import(first.export());
    // The failed attempt of the new endpoint requests this.
    second.webhooks.register({ handler: () => void hits.push("registered again") });
    second.orders.create();
    await second.idle();
    expect([hits, fates(second)]).toEqual([
      ["registered again"],
      [
        ["failed", 1],
        ["delivered", 1],
      ],
    ]);
  });

  it("that were in progress at an export are sent again after the import", async () => {
    const arrived = createGate();
    const stuck = createMockWith(
      { seed: "stuck" },
      {
        delivery: {
          fetch: () => (arrived.open(), new Promise(() => undefined)),
          setTimer: () => () => undefined,
        },
      },
    );
    stuck.webhooks.register({ url: "http://127.0.0.1:9/hooks" });
    stuck.orders.create();
    await arrived.passed;
    let taken = 0;
    const other = createMockWith({}, { delivery: { fetch: async () => ((taken += 1), new Response()) } });
    other.import(stuck.export());
    await other.idle();
    expect([taken, fates(other)]).toEqual([1, [["delivered", 1]]]);
    await other.clock.advance("1h");
    expect(taken).toBe(1);
  });

  it("are imported without their endpoint when they were delivered, and an invalid one is named", async () => {
    const mock = createMock({ seed: "removed" });
    const { id } = listener(mock, { eventTypes: ["labtest.order.*"] });
    mock.orders.create();
    await mock.idle();
    mock.webhooks.remove(id);
    const state = mock.export();
    const other = createMock();
    other.import(state);
    expect(fates(other)).toEqual([["delivered", 1]]);
    const webhookMessages = state.tables["webhookMessages"]!.map((row) => ({ ...row, failures: "none" }));
    expect(() => other.import({ ...state, tables: { ...state.tables, webhookMessages } })).toThrow(
      "It has 1 problem:\n- tables.webhookMessages[0].failures must be of type number",
    );
  });

  it("are removed by a reset, like endpoints, and no old one reaches the new world", async () => {
    const mock = createMock({ seed: "reset" });
    const { events } = listener(mock);
    mock.orders.create();
    mock.reset();
    mock.orders.create();
    await mock.idle();
    expect([mock.webhooks.outbox(), mock.webhooks.list(), events]).toEqual([[], [], []]);
  });

  it("of a user are erased with the user, also those with pending attempts", async () => {
    const mock = createMock({ seed: "erasure" });
    const { events } = listener(mock, {
      eventTypes: ["labtest.order.*"],
      respond: () => new Response(null, { status: 500 }),
    });
    const user = mock.users.create();
    const other = mock.orders.create();
    mock.orders.create({ user });
    await mock.idle();
    mock.users.delete(user);
    await mock.clock.advance("8d");
    expect(mock.webhooks.outbox().map(({ body }) => body.includes(other.id))).toEqual([true]);
    expect(JSON.stringify(mock.export())).not.toContain(user.user_id);
    expect(events.filter(({ user_id }) => user_id === user.user_id)).toHaveLength(8);
  });
});

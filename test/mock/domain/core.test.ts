import { describe, expect, it } from "vitest";
import { MockCore } from "../../../mock/domain/core.ts";

describe("the core of a mock", () => {
  it("is the same for the same options, and another for another seed", () => {
    const [one, two, three] = [
      new MockCore({ seed: "a" }),
      new MockCore({ seed: "a" }),
      new MockCore({ seed: "b" }),
    ];
    expect(one.base.team.apiKey).toBe(two.base.team.apiKey);
    expect(one.base.team.id).toBe(two.base.team.id);
    expect(one.team().team.apiKey).toBe(two.team().team.apiKey);
    expect(three.base.team.apiKey).not.toBe(one.base.team.apiKey);
  });

  it("gives keys and ids of the service's shape", () => {
    const { base } = new MockCore();
    expect(base.team.apiKey).toMatch(/^sk_us_[0-9A-Za-z]{40}$/);
    expect(base.team.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("keeps each team's data, clock and ids apart", async () => {
    const core = new MockCore({ now: "2026-01-15T09:00:00Z" });
    const other = core.team();
    await other.scheduler.advance("1d");
    other.emit("something", {});
    expect(core.base.clock.iso()).toBe("2026-01-15T09:00:00.000Z");
    expect(core.base.tables.outbox.size).toBe(0);
    expect(core.base.ids.uuid("user")).not.toBe(other.ids.uuid("user"));
    expect(core.base.team.id).not.toBe(other.team.id);
  });

  it("finds a team by its key", () => {
    const core = new MockCore({ apiKey: "first" });
    const other = core.team({ apiKey: "second", now: "2027-01-01T00:00:00Z", preset: "demo" });
    expect(core.teams.byKey("first")).toBe(core.base);
    expect(core.teams.byKey("second")).toBe(other);
    expect(core.teams.byKey("third")).toBeUndefined();
    expect(other.clock.iso()).toBe("2027-01-01T00:00:00.000Z");
    expect([core.base.settings.get().medfed, other.settings.get().medfed]).toEqual([false, true]);
    expect(() => core.team({ apiKey: "second" })).toThrow("has this API key already");
  });

  it("gives teams of one seed the same data under ids of their own", () => {
    const core = new MockCore({ apiKey: "first", seed: "a" });
    const twin = core.team({ apiKey: "second", seed: "a" });
    expect(twin.ids.uuid("user")).toBe(core.base.ids.uuid("user"));
    expect(twin.team.id).not.toBe(core.base.team.id);
  });

  it("refuses a start that is no instant, and an empty key", () => {
    expect(() => new MockCore({ now: "tomorrow" })).toThrow(`"tomorrow" is no instant`);
    expect(() => new MockCore({ apiKey: "" })).toThrow("cannot be empty");
  });

  it("has a base URL without a slash at its end", () => {
    expect(new MockCore({ baseUrl: "http://127.0.0.1:4010/" }).baseUrl).toBe("http://127.0.0.1:4010");
  });

  it("runs the tasks of the domain in every world", async () => {
    const core = new MockCore();
    expect(() =>
      core.team().schedule("users.erase", core.start, { user_id: "x", deleted_at: 1 }),
    ).not.toThrow();
  });
});

import { describe, expect, it } from "vitest";
import { createWorld, type Warning } from "../../../mock/domain/world.ts";
import { createTestWorld, emitUndescribedEvent, START } from "./test-world.ts";

const team = { id: "3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10", apiKey: "sk_us_never_printed" };

function addUser({ world }: ReturnType<typeof createTestWorld>, clientUserId: string) {
  return world.tables.users.insert({
    user_id: world.ids.uuid("user"),
    client_user_id: clientUserId,
    created_on: world.now(),
    time_zone: null,
    birth_date: null,
    ingestion_start: null,
    ingestion_end: null,
    deleted_at: null,
    refreshes: [],
  });
}

describe("a world", () => {
  it("does not reveal its key when it is printed or exported", () => {
    const world = createWorld({ team, seed: "test", start: START });
    expect(world.team.apiKey).toBe("sk_us_never_printed");
    expect(JSON.stringify(world.team)).toBe(`{"id":"${team.id}"}`);
    expect(JSON.stringify(world.export())).not.toContain("never_printed");
  });

  it("sends warnings only to the view that serves a call", () => {
    const world = createWorld({ team, seed: "test", start: START });
    const [first, second]: [Warning[], Warning[]] = [[], []];
    const one = world.withWarnings((warning) => first.push(warning));
    const two = world.withWarnings((warning) => second.push(warning));
    one.warn("odd", "This is odd.");
    world.warn("lost", "Nobody listens.");
    expect([first, second]).toEqual([[{ code: "odd", message: "This is odd." }], []]);
    expect([two.now(), two.tables, two.seed]).toEqual([START, world.tables, "test"]);
  });

  it("shares one state between all views", () => {
    const made = createTestWorld();
    const view = made.world.withWarnings(() => undefined);
    const snapshot = made.world.snapshot();
    addUser(made, "u-1");
    view.settings.set({ minors: true });
    expect(view.tables.users.size).toBe(1);
    view.restore(snapshot);
    expect(made.world.generation).toBe(1);
    expect([made.world.tables.users.size, made.world.settings.get().minors]).toEqual([0, false]);
  });

  it("returns tracked work, and waits for it", async () => {
    const { world } = createTestWorld();
    const work = Promise.resolve("done");
    expect(world.track(work)).toBe(work);
    await world.idle();
    const alive = world.trackCurrent();
    world.reset();
    expect(alive()).toBe(false);
  });
});

describe("the outbox", () => {
  it("keeps events in order, with the ids of team and user", () => {
    const made = createTestWorld();
    const user = addUser(made, "u-1");
    emitUndescribedEvent(made.world, "lab.opened", { lab: 1 });
    const event = emitUndescribedEvent(made.world, "user.noticed", { user_id: user.user_id }, user.user_id);
    expect(event).toMatchObject({
      sequence: 2,
      created_at: START,
      event_type: "user.noticed",
      team_id: made.world.team.id,
      user_id: user.user_id,
      client_user_id: "u-1",
    });
    expect(made.events()).toEqual(["lab.opened", "user.noticed"]);
    expect(made.world.tables.outbox.all("all")[0]).toMatchObject({ user_id: null, client_user_id: null });
    expect(made.world.tables.outbox.all("user", user.user_id)).toEqual([event]);
    expect(made.world.tables.outbox.count("type", "lab.opened")).toBe(1);
  });
});

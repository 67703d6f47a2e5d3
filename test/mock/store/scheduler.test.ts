import { describe, expect, it } from "vitest";
import type { ClockMode } from "../../../mock/kernel/clock.ts";
import { DAY, HOUR, MINUTE, toIso } from "../../../mock/kernel/time.ts";
import { createWorldCore } from "../../../mock/store/world.ts";
import { createGate } from "../webhooks/receiver.ts";

const START = Date.UTC(2026, 0, 15, 9);

/** Creates a world without tables whose tasks of type `note` record when they ran. */
function world(mode: ClockMode = "frozen") {
  const core = createWorldCore({ tables: {}, seed: "test", start: START, mode });
  const notes: string[] = [];
  core.scheduler.register<{ readonly name: string }>("note", ({ name }) => {
    notes.push(`${name} ${toIso(core.clock.now()).slice(8, 16)}`);
  });
  const note = (name: string, due: number) => core.scheduler.schedule("note", due, { name });
  return { core, scheduler: core.scheduler, notes, note };
}

describe("advance", () => {
  it("runs due tasks in order, with the clock at each due time, and ends at its target", async () => {
    const { core, scheduler, notes, note } = world();
    note("late", START + 2 * HOUR);
    note("first", START + HOUR);
    note("second", START + HOUR);
    note("beyond", START + 8 * DAY);
    await scheduler.advance("7d");
    expect(notes).toEqual(["first 15T10:00", "second 15T10:00", "late 15T11:00"]);
    expect(core.clock.now()).toBe(START + 7 * DAY);
    expect(scheduler.listPending().map((task) => task.id)).toEqual(["task-4"]);
  });

  it("runs what a task schedules within the range", async () => {
    const { core, scheduler, notes, note } = world();
    scheduler.register("chain", () => {
      note("inside", core.clock.now() + HOUR);
      note("at once", core.clock.now());
      note("outside", core.clock.now() + DAY);
    });
    scheduler.schedule("chain", START + HOUR, {});
    await scheduler.advance("3h");
    expect(notes).toEqual(["at once 15T10:00", "inside 15T11:00"]);
  });

  it("awaits work that a task starts", async () => {
    const { core, scheduler, note, notes } = world();
    const { open, passed } = createGate();
    scheduler.register("deliver", () => void core.track(passed.then(() => notes.push("delivered"))));
    scheduler.schedule("deliver", START + HOUR, {});
    note("next", START + HOUR);
    const advanced = scheduler.advance("2h");
    open();
    await advanced;
    expect(notes).toEqual(["delivered", "next 15T10:00"]);
  });

  it("rejects a concurrent advance, also from within a task", async () => {
    const { scheduler } = world();
    scheduler.register("again", () => scheduler.advance("1h"));
    scheduler.schedule("again", START + HOUR, {});
    await expect(scheduler.advance("2h")).rejects.toThrow("The clock is being advanced already");
    const first = scheduler.advance("1h");
    await expect(scheduler.advance("1h")).rejects.toThrow("await that advance before the next one");
    await first;
  });

  it("continues after a failed task from its time", async () => {
    const { core, scheduler, notes, note } = world();
    scheduler.register("broken", () => {
      throw new Error("broken on purpose");
    });
    scheduler.schedule("broken", START + HOUR, {});
    note("later", START + 2 * HOUR);
    await expect(scheduler.advance("3h")).rejects.toThrow("broken on purpose");
    expect(core.clock.now()).toBe(START + HOUR);
    await scheduler.advance("3h");
    expect(notes).toEqual(["later 15T11:00"]);
  });

  it("advances to an instant, and rejects a past or malformed one", async () => {
    const { core, scheduler } = world();
    await scheduler.advanceTo("2026-01-15T12:00:00+01:00");
    expect(core.clock.iso()).toBe("2026-01-15T11:00:00.000Z");
    await scheduler.advanceTo(START + DAY);
    expect(core.clock.now()).toBe(START + DAY);
    await expect(scheduler.advanceTo(START)).rejects.toThrow("cannot go back to 2026-01-15T09:00:00.000Z");
    await expect(scheduler.advanceTo("2026-02-30T00:00:00Z")).rejects.toThrow(
      "it is no instant. Write one such as 2026-01-15T09:00:00Z.",
    );
    await expect(scheduler.advanceTo(Number.NaN)).rejects.toThrow("it is no instant");
    await expect(scheduler.advance(1e15)).rejects.toThrow("beyond the year 9998");
  });
});

describe("tasks", () => {
  it("are data: later changes to the payload have no effect", async () => {
    const { scheduler, notes } = world();
    const payload = { name: "before" };
    scheduler.schedule("note", START, payload);
    payload.name = "after";
    await scheduler.advance(0);
    expect(notes).toEqual(["before 15T09:00"]);
  });

  it("can be cancelled", async () => {
    const { scheduler, notes, note } = world();
    const task = note("never", START + HOUR);
    expect([scheduler.cancel(task.id), scheduler.cancel(task.id)]).toEqual([true, false]);
    await scheduler.advance("1d");
    expect(notes).toEqual([]);
  });
});

describe("a running clock", () => {
  it("follows the elapsed time, including fractions of a millisecond", async () => {
    const { core, scheduler, notes, note } = world("running");
    note("soon", START + 2);
    for (let count = 0; count < 10; count += 1) await scheduler.tick(0.25);
    expect(core.clock.now()).toBe(START + 2);
    expect(notes).toEqual(["soon 15T09:00"]);
    expect(() => scheduler.tick(-1)).toThrow("is no time that can have gone by");
  });

  it("can be advanced while it ticks, and ticks while it is advanced", async () => {
    const { core, scheduler } = world();
    await Promise.all([scheduler.tick(1_000), scheduler.advance("1h")]);
    expect(core.clock.now()).toBe(START + HOUR);
    await Promise.all([scheduler.advance("1h"), scheduler.tick(1_000)]);
    expect(core.clock.now()).toBe(START + 2 * HOUR + 1_000);
  });
});

describe("sleepers", () => {
  it("wake by the clock in one move, after due tasks ran", async () => {
    const { core, scheduler, notes, note } = world();
    note("meanwhile", START + MINUTE);
    await Promise.all([scheduler.sleep(2 * MINUTE), scheduler.sleep(MINUTE), scheduler.sleep(0.5)]);
    expect(core.clock.now()).toBe(START + 2 * MINUTE);
    expect(notes).toEqual(["meanwhile 15T09:01"]);
  });

  it("wake immediately within a task, which would wait for them otherwise", async () => {
    const { core, scheduler } = world();
    const seen: string[] = [];
    scheduler.register("receive", async () => {
      await scheduler.sleep(30_000);
      seen.push(core.clock.iso());
    });
    scheduler.schedule("receive", START + HOUR, {});
    await scheduler.advance("2h");
    expect(seen).toEqual(["2026-01-15T10:00:00.000Z"]);
  });
});

describe("work in progress", () => {
  it("is awaited by idle, like work that starts meanwhile", async () => {
    const { core } = world();
    const [one, two] = [createGate(), createGate()];
    void core.track(one.passed.then(() => core.track(two.passed)));
    let idle = false;
    const waited = core.idle().then(() => (idle = true));
    one.open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(idle).toBe(false);
    two.open();
    await waited;
    expect(idle).toBe(true);
  });

  it("rejects idle once, with all failures", async () => {
    const { core } = world();
    void core.track(Promise.reject(new Error("one")));
    await expect(core.idle()).rejects.toThrow("one");
    await core.idle();
    for (const text of ["two", "three"]) void core.track(Promise.reject(new Error(text)));
    await expect(core.idle()).rejects.toThrow("2 pieces of work failed");
  });

  it("is dropped by a restore: idle does not wait for it, and its lease has expired", async () => {
    const { core } = world();
    const stuck = createGate();
    const snapshot = core.snapshot();
    const alive = core.trackCurrent();
    void core.track(stuck.passed);
    const waited = core.idle();
    expect(alive()).toBe(true);
    core.restore(snapshot);
    await waited;
    await core.idle();
    expect(alive()).toBe(false);
    stuck.fail(new Error("too late to matter"));
    await expect(stuck.passed).rejects.toThrow("too late");
    await core.idle();
  });

  it("does not hold up the next advance when a restore drops a task that never ends", async () => {
    const { core, scheduler, notes, note } = world();
    const slow = createGate();
    scheduler.register("stuck", () => createGate().passed);
    scheduler.register("slow", () => slow.passed);
    const snapshot = core.snapshot();
    scheduler.schedule("stuck", START + HOUR, {});
    const dropped = scheduler.advance("1d");
    while (core.clock.now() === START) await Promise.resolve();
    core.restore(snapshot);
    scheduler.schedule("slow", START + HOUR, {});
    note("next", START + 2 * HOUR);
    const next = scheduler.advance("2h");
    await dropped;
    // The end of the dropped advance does not end this one.
    await expect(scheduler.advance("1h")).rejects.toThrow("The clock is being advanced already");
    slow.open();
    await next;
    expect(notes).toEqual(["next 15T11:00"]);
    expect(core.clock.now()).toBe(START + 2 * HOUR);
  });
});

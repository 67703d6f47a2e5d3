import { describe, expect, it, vi } from "vitest";
import { Cell } from "../../../mock/store/cell.ts";
import { UndoLog, type Snapshot } from "../../../mock/store/undo.ts";

describe("snapshots", () => {
  it("can be discarded, and the others restore the same state as before", () => {
    for (const position of [0, 1, 2]) {
      const log = new UndoLog();
      const cell = new Cell(log, "start");
      const snapshots = ["one", "two", "three"].map((value) => {
        const snapshot = log.snapshot();
        cell.set(value);
        return { snapshot, restored: value === "one" ? "start" : value === "two" ? "one" : "two" };
      });
      const [discarded] = snapshots.splice(position, 1);
      discarded?.snapshot.discard();
      cell.set("four");
      expect(() => log.restore(discarded?.snapshot as Snapshot)).toThrow("it was discarded");
      for (const { snapshot, restored } of snapshots.toReversed()) {
        log.restore(snapshot);
        expect(cell.get()).toBe(restored);
      }
    }
  });

  it("free their records when the last one is discarded", () => {
    const log = new UndoLog();
    const snapshot = log.snapshot();
    snapshot.discard("ten were taken after it");
    const read = vi.fn();
    log.record({ area: null, read, putBack: () => undefined }, "key");
    expect(read).not.toHaveBeenCalled();
    snapshot.discard();
    expect(() => log.restore(snapshot)).toThrow("ten were taken after it");
  });

  it("explain why they cannot be restored", () => {
    const log = new UndoLog();
    const outer = log.snapshot();
    const inner = log.snapshot();
    log.restore(outer);
    expect(() => log.restore(inner)).toThrow("an earlier snapshot was restored");
    expect(() => new UndoLog().restore(outer)).toThrow("it was taken of another world");
    expect(() => log.restore(undefined as never)).toThrow("it is not what snapshot() returned");
    log.forget("the world was reset after it was taken");
    expect(() => log.restore(outer)).toThrow(
      "This snapshot cannot be restored: the world was reset after it was taken.",
    );
  });
});

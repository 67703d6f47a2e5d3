import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { Snapshots } from "../../../../mock/tools/control/snapshots.ts";

it("lists the newest 50 snapshots, and says why an older one cannot be restored [CON-4]", () => {
  const mock = createMock();
  const snapshots = new Snapshots();
  for (let number = 1; number <= 51; number += 1) {
    snapshots.keep(mock.snapshot(), null, mock.clock.iso());
    mock.users.create();
  }
  expect(snapshots.list().map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `snapshot-${index + 2}`),
  );
  expect(() => mock.restore(snapshots.get("snapshot-1"))).toThrow("50 snapshots were taken after it");
  mock.restore(snapshots.get("snapshot-2"));
  expect(mock.users.list()).toHaveLength(1);
  snapshots.keep(mock.snapshot(), null, mock.clock.iso());
  expect(() => snapshots.get("snapshot-1")).toThrow("Snapshot not found");
});

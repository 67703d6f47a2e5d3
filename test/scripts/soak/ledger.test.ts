import { expect, test } from "vitest";
import { Ledger } from "../../../scripts/soak/ledger.ts";

test("finds a row that is missing, doubled, of another id, of no call or deleted", () => {
  const ledger = new Ledger();
  for (const label of ["a", "b", "c", "d"]) ledger.created(label, `id-${label}`);
  ledger.failed("e");
  ledger.deleted("d", "done");
  const stored = [
    { label: "b", id: "id-b" },
    { label: "b", id: "id-b2" },
    { label: "c", id: "id-x" },
    { label: "d", id: "id-d" },
    { label: "e", id: "id-e" },
    { label: "e", id: "id-e2" },
    { label: "f", id: "id-f" },
  ];
  expect(ledger.compare(stored)).toEqual({
    lost: ["c: stored with another id", "a: reported as created, but missing"],
    doubled: ["b: 2 rows", "e: 2 rows"],
    unexpected: ["d: it was deleted", "f: no call created it"],
  });
});

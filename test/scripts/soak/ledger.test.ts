import { expect, test } from "vitest";
import { Ledger } from "../../../scripts/soak/ledger.ts";

test("rows are as calls reported them: once after a success, at most once after a failure", () => {
  const ledger = new Ledger();
  ledger.created("a", "1");
  ledger.failed("b");
  ledger.failed("c");
  ledger.created("d", "4");
  ledger.deleted("d", "done");
  ledger.created("e", "5");
  ledger.deleted("e", "maybe");
  const stored = [
    { label: "a", id: "1" },
    { label: "b", id: "2" },
  ];
  const clean = { lost: [], doubled: [], unexpected: [] };
  expect(ledger.compare(stored)).toEqual(clean);
  expect(ledger.compare([...stored, { label: "e", id: "5" }])).toEqual(clean);
});

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

import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { Journal, type JournalEntry } from "../../../mock/journal/journal.ts";
import { createNewEntry as entry } from "./create-new-entry.ts";

const sequences = (entries: readonly JournalEntry[]) => entries.map((one) => one.sequence);

describe("the journal", () => {
  it("keeps the newest entries up to its limit", () => {
    const journal = new Journal(3);
    for (let sequence = 1; sequence <= 7; sequence += 1) journal.record(entry(sequence));
    expect(sequences(journal.list())).toEqual([5, 6, 7]);
    expect(journal.last()?.sequence).toBe(7);
  });

  it("finds a kept entry by its number, its id or an object with its number, also after the list was cleared", () => {
    const journal = new Journal(2);
    for (let sequence = 1; sequence <= 3; sequence += 1) journal.record(entry(sequence));
    const find = (...refs: Parameters<Journal["find"]>[0][]) =>
      refs.map((ref) => journal.find(ref)?.sequence);
    expect(find(2, "req_3", { sequence: 2 }, 1, "req_1", { sequence: 1 })).toEqual([
      2,
      3,
      2,
      undefined,
      undefined,
      undefined,
    ]);
    expect([journal.dropped, journal.limit]).toEqual([1, 2]);
    journal.recordViolation({ operation: "users.get", status: 200, problems: [] });
    journal.clear();
    expect([journal.dropped, journal.violations, journal.list()]).toEqual([0, [], []]);
    for (let sequence = 4; sequence <= 5; sequence += 1) journal.record(entry(sequence));
    expect([sequences(journal.list()), journal.dropped]).toEqual([[4, 5], 0]);
    expect(journal.countCalls()).toEqual(new Map([["users.get", new Map([[200, 5]])]]));
  });

  it.each([-1, 0.5, Number.NaN])("cannot have the limit %d", (limit) => {
    expect(() => new Journal(limit)).toThrow("journalSize must be a non-negative integer.");
  });

  it("lists requests in the order of their start, whichever ended first", () => {
    const journal = new Journal();
    const [first, second] = [journal.begin(), journal.begin()];
    journal.record(entry(second));
    journal.record(entry(first));
    expect(sequences(journal.list())).toEqual([1, 2]);
  });

  it("calls an observer until it is stopped", () => {
    const journal = new Journal();
    const seen: JournalEntry[] = [];
    const stop = journal.observe((one) => void seen.push(one));
    journal.record(entry(1));
    stop();
    journal.record(entry(2));
    expect(sequences(seen)).toEqual([1]);
    journal.clear();
    expect(journal.list()).toEqual([]);
  });

  it("filters by operation, method and status", () => {
    const journal = new Journal();
    journal.record(entry(1));
    journal.record(entry(2, { operation: "users.create", method: "POST", status: 400 }));
    journal.record(entry(3, { operation: null, status: 404, unmatched: true }));
    expect(sequences(journal.list({ operation: "users.create" }))).toEqual([2]);
    expect(sequences(journal.list({ method: "get" }))).toEqual([1, 3]);
    expect(journal.last({ status: 400 })?.sequence).toBe(2);
    expect(journal.last({ status: 500 })).toBeUndefined();
    expect(journal.count({ method: "GET" })).toBe(2);
    expect(sequences(journal.unmatched())).toEqual([3]);
  });

  it("shows path, query and body only on request", () => {
    const journal = new Journal();
    journal.record(entry(1));
    const [one] = journal.list();
    expect(one?.request.body).toEqual({ name: "secret-body" });
    expect(inspect(one, { depth: 9 }) + JSON.stringify(one)).not.toContain("secret");
  });

  it("keeps the first hundred violations of the OpenAPI document", () => {
    const journal = new Journal();
    for (let status = 200; status < 500; status += 1)
      journal.recordViolation({ operation: "users.get", status, problems: [] });
    expect(journal.violations.map(({ status }) => status)).toEqual(
      Array.from({ length: 100 }, (_, i) => 200 + i),
    );
  });
});

import { describe, expect, it } from "vitest";
import {
  areFaultRecords,
  Faults,
  type FaultRecord,
  type FaultRule,
  type FaultTarget,
} from "../../../mock/faults/faults.ts";

const target: FaultTarget = {
  operation: "users.get",
  method: "GET",
  path: "/v2/user/1",
  templates: ["/v2/user/{user_id}"],
};

function setUp() {
  let records: readonly FaultRecord[] = [];
  const faults = new Faults({ get: () => records, set: (next) => (records = next) });
  const strikes = (when: "before" | "after" = "before") => faults.takeMatching(when, target) !== null;
  return { faults, strikes, save: () => records, load: (saved: readonly FaultRecord[]) => (records = saved) };
}

describe("a fault", () => {
  it.each<[FaultRule, boolean]>([
    [{}, true],
    [{ operation: "users.get" }, true],
    [{ operation: "users.list" }, false],
    [{ method: "get" }, true],
    [{ method: "POST" }, false],
    [{ path: "/v2/user/1" }, true],
    [{ path: "/v2/user/{user_id}" }, true],
    [{ path: "/v2/user" }, false],
    [{ operation: "users.get", method: "DELETE" }, false],
  ])("%j strikes where all its conditions hold: %s", (rule, expected) => {
    const { faults, strikes } = setUp();
    faults.add(rule);
    expect(strikes()).toBe(expected);
    expect(strikes("after")).toBe(false);
  });

  it("strikes as many times as it says, after those that it lets pass", () => {
    const { faults, strikes } = setUp();
    const fault = faults.add({ skip: 1, times: 2 });
    expect([strikes(), strikes(), strikes(), strikes()]).toEqual([false, true, true, false]);
    expect(fault.hits).toBe(2);
  });

  it("strikes at its own moment", () => {
    const { faults, strikes } = setUp();
    faults.add({ when: "after" });
    expect([strikes("before"), strikes("after")]).toEqual([false, true]);
  });

  it("gives way to an older one, and takes over when that is spent", () => {
    const { faults } = setUp();
    faults.add({ status: 500, times: 1 });
    faults.add({ status: 503 });
    expect([1, 2].map(() => faults.takeMatching("before", target)?.status)).toEqual([500, 503]);
  });

  it("can be removed, once, and alone", () => {
    const { faults, strikes } = setUp();
    const first = faults.add({ status: 500 });
    const second = faults.add({ status: 503 });
    expect([first.remove(), first.remove()]).toEqual([true, false]);
    expect(faults.list().map((fault) => fault.rule)).toEqual([{ status: 503 }]);
    expect(second.remove()).toBe(true);
    expect(strikes()).toBe(false);
    const third = faults.add({});
    expect(first.remove()).toBe(false);
    expect(third.hits).toBe(0);
  });

  it("is data, so that its count comes back with a snapshot", () => {
    const { faults, strikes, save, load } = setUp();
    faults.add({ times: 1 });
    const before = JSON.parse(JSON.stringify(save())) as readonly FaultRecord[];
    expect([strikes(), strikes()]).toEqual([true, false]);
    load(before);
    expect(strikes()).toBe(true);
    faults.clear();
    expect(save()).toEqual([]);
  });

  it.each<FaultRule>([
    { status: 99 },
    { status: 600 },
    { status: 200.5 },
    { times: 0 },
    { skip: -1 },
    { network: "reset", status: 503 },
    { network: "hang", retryAfter: 3 },
    { retryAfter: -1 },
    { retryAfter: Number.NaN },
    { retryAfter: "1\r\nset-cookie: a" },
    { status: 204, body: {} },
    { body: () => "a" },
    { body: 1n },
    JSON.parse('{ "network": "slow" }'),
    JSON.parse('{ "when": "later" }'),
  ])("is refused where it makes no sense: %o", (rule) => {
    const { faults, save } = setUp();
    expect(() => faults.add(rule)).toThrow(/A fault's|A reset|A hang/);
    expect(save()).toEqual([]);
  });

  it("keeps the body that it was given, whatever becomes of the caller's object", () => {
    const { faults } = setUp();
    const body = { detail: "first" };
    faults.add({ body });
    body.detail = "second";
    expect(faults.takeMatching("before", target)?.body).toEqual({ detail: "first" });
  });

  it.each([[null], [[1]], [[{ id: 1, rule: { status: 99 }, seen: 0, struck: 0 }]], [[{ rule: {} }]]])(
    "is told from what an import may hold instead: %j",
    (value) => {
      const { faults, save } = setUp();
      faults.add({ status: 503 });
      expect(areFaultRecords(save())).toBe(true);
      expect(areFaultRecords(value)).toBe(false);
    },
  );
});

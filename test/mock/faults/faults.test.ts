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

function createSetup() {
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
  ])("%j applies when all its conditions match: %s", (rule, expected) => {
    const { faults, strikes } = createSetup();
    faults.add(rule);
    expect(strikes()).toBe(expected);
    expect(strikes("after")).toBe(false);
  });

  it("applies as many times as specified, after the requests that it skips", () => {
    const { faults, strikes } = createSetup();
    const fault = faults.add({ skip: 1, times: 2 });
    expect([strikes(), strikes(), strikes(), strikes()]).toEqual([false, true, true, false]);
    expect(fault.hits).toBe(2);
  });

  it("applies at its own phase", () => {
    const { faults, strikes } = createSetup();
    faults.add({ when: "after" });
    expect([strikes("before"), strikes("after")]).toEqual([false, true]);
  });

  it("yields to an older one, and applies when that is used up", () => {
    const { faults } = createSetup();
    faults.add({ status: 500, times: 1 });
    faults.add({ status: 503 });
    expect([1, 2].map(() => faults.takeMatching("before", target)?.status)).toEqual([500, 503]);
  });

  it("can be removed, once, without others", () => {
    const { faults, strikes } = createSetup();
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

  it("is plain data, so a snapshot restores its count", () => {
    const { faults, strikes, save, load } = createSetup();
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
  ])("is rejected when it is invalid: %o", (rule) => {
    const { faults, save } = createSetup();
    expect(() => faults.add(rule)).toThrow(/A fault's|A reset|A hang/);
    expect(save()).toEqual([]);
  });

  it("keeps a copy of its body, independent of later changes to the original", () => {
    const { faults } = createSetup();
    const body = { detail: "first" };
    faults.add({ body });
    body.detail = "second";
    expect(faults.takeMatching("before", target)?.body).toEqual({ detail: "first" });
  });

  it.each([[null], [[1]], [[{ id: 1, rule: { status: 99 }, seen: 0, applied: 0 }]], [[{ rule: {} }]]])(
    "differs from invalid data in an import: %j",
    (value) => {
      const { faults, save } = createSetup();
      faults.add({ status: 503 });
      expect(areFaultRecords(save())).toBe(true);
      expect(areFaultRecords(value)).toBe(false);
    },
  );
});

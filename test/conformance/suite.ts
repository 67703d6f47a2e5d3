import { afterEach, beforeEach, describe, expect } from "vitest";
import type { AdapterFactory, Adapter } from "./adapter.ts";
import { mechanicsSuite } from "./mechanics.ts";
import { messageSuite } from "./messages.ts";
import { requisitionSuite } from "./requisition.ts";

/** Runs the tests that every adapter must pass. */
export function describeAdapter(name: string, createAdapter: AdapterFactory): void {
  describe(`through ${name}`, () => {
    let adapter: Adapter | undefined;
    const open = (): Adapter => {
      if (adapter === undefined) throw new Error("The adapter is not connected.");
      return adapter;
    };
    beforeEach(async () => {
      adapter = await createAdapter();
    });
    afterEach(async () => {
      const violations = adapter?.mock.requests.violations ?? [];
      await adapter?.close();
      expect(violations).toEqual([]);
    });

    messageSuite(open);
    requisitionSuite(open);
    mechanicsSuite(open, createAdapter);
  });
}

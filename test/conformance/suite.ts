import { afterEach, beforeEach, describe, expect } from "vitest";
import { authSuite } from "./auth.ts";
import type { DoorOpener, OpenDoor } from "./adapter.ts";
import { mechanicsSuite } from "./mechanics.ts";
import { messageSuite } from "./messages.ts";
import { requisitionSuite } from "./requisition.ts";
import { uploadSuite } from "./uploads.ts";

/** Holds one door to everything that is the same through every door. */
export function describeDoor(name: string, opener: DoorOpener): void {
  describe(`through ${name}`, () => {
    let door: OpenDoor | undefined;
    const open = (): OpenDoor => {
      if (door === undefined) throw new Error("The door is not open.");
      return door;
    };
    beforeEach(async () => {
      door = await opener();
    });
    afterEach(async () => {
      const violations = door?.mock.requests.violations ?? [];
      await door?.close();
      expect(violations).toEqual([]);
    });

    describe("credentials", () => {
      authSuite(open);
    });
    describe("messages", () => {
      messageSuite(open);
    });
    describe("requisitions", () => {
      requisitionSuite(open);
    });
    describe("uploads", () => {
      uploadSuite(open);
    });
    describe("mechanics", () => {
      mechanicsSuite(open, opener);
    });
  });
}

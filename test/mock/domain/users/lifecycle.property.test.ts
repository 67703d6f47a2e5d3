import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../../../mock/domain/refusal.ts";
import { deleteUser, undoDelete } from "../../../../mock/domain/users/deletion.ts";
import { createUser, listUsers } from "../../../../mock/domain/users/rules.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { newWorld } from "../new-world.ts";

const WEEK_IN_HOURS = 168;

/** Users as plainly as they can be told: a list, and hours instead of a clock. */
class Model {
  readonly users: { id: string; name: string; deletedAt: number | null }[] = [];
  hour = 0;

  pass(hours: number): void {
    this.hour += hours;
    const alive = this.users.filter(
      ({ deletedAt }) => deletedAt === null || this.hour - deletedAt < WEEK_IN_HOURS,
    );
    this.users.splice(0, this.users.length, ...alive);
  }

  isTaken(name: string): boolean {
    return this.users.some((user) => user.name === name && user.deletedAt === null);
  }

  delete(id: string): boolean {
    const user = this.users.find((each) => each.id === id && each.deletedAt === null);
    if (user === undefined) return false;
    user.deletedAt = this.hour;
    return true;
  }

  undo(id: string): boolean {
    const user = this.users.find((each) => each.id === id && each.deletedAt !== null);
    if (user === undefined || this.isTaken(user.name)) return false;
    user.deletedAt = null;
    return true;
  }
}

/** Whether a rule said yes. Only refusals count as a no. */
const accepted = (rule: () => unknown): boolean => {
  try {
    rule();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const step = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), name: fc.constantFrom("a", "b", "c") }),
  fc.record({ kind: fc.constant("delete" as const), pick: fc.nat(9) }),
  fc.record({ kind: fc.constant("undo" as const), pick: fc.nat(9) }),
  fc.record({ kind: fc.constant("pass" as const), hours: fc.constantFrom(1, 24, 100, 167, 168) }),
);

const activeIds = (world: World) => listUsers(world, 0, 100).users.map((user) => user.user_id);

describe("any course of creating, deleting, undoing and waiting", () => {
  it("[USR-4, USR-11, USR-12, USR-13] agrees with a plain model of users", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { world, advance } = newWorld();
        const model = new Model();
        const ids: string[] = [];
        for (const each of steps) {
          switch (each.kind) {
            case "create": {
              const free = !model.isTaken(each.name);
              const made = accepted(() => {
                const { user_id: id } = createUser(world, { client_user_id: each.name });
                ids.push(id);
                model.users.push({ id, name: each.name, deletedAt: null });
              });
              expect(made).toBe(free);
              break;
            }
            case "delete": {
              const id = ids[each.pick] ?? "none";
              expect(accepted(() => deleteUser(world, id))).toBe(model.delete(id));
              break;
            }
            case "undo": {
              const id = ids[each.pick] ?? "none";
              expect(accepted(() => undoDelete(world, { user_id: id }))).toBe(model.undo(id));
              break;
            }
            case "pass":
              await advance(`${each.hours}h`);
              model.pass(each.hours);
              break;
          }
          expect(world.tables.users.size).toBe(model.users.length);
          expect(activeIds(world)).toEqual(
            model.users.filter((user) => user.deletedAt === null).map(({ id }) => id),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});

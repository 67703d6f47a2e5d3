import * as fc from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../../mock/domain/service-error.ts";
import { deleteUser, undoDelete } from "../../../../mock/domain/users/deletion.ts";
import { createUser, listUsers } from "../../../../mock/domain/users/rules.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { createTestWorld } from "../test-world.ts";

const WEEK_IN_HOURS = 168;

/** A plain model of users: a list, and hours instead of a clock. */
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

/** Checks whether a rule succeeds. Only service errors count as a failure. */
const accepted = (rule: () => unknown): boolean => {
  try {
    rule();
    return true;
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
};

const step = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), name: fc.constantFrom("a", "b", "c") }),
  fc.record({ kind: fc.constant("delete" as const), pick: fc.nat(9) }),
  fc.record({ kind: fc.constant("undo" as const), pick: fc.nat(9) }),
  fc.record({ kind: fc.constant("pass" as const), hours: fc.constantFrom(1, 24, 100, 167, 168) }),
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Whether the world and the model accepted a step. */
interface ExpectedResult {
  readonly world: boolean;
  readonly model: boolean;
}

/** A world and a model that run the same steps. */
class Comparison {
  readonly test = createTestWorld();
  readonly model = new Model();
  readonly ids: string[] = [];

  /** Runs a step on both and records whether each accepted it. */
  async take(each: Step): Promise<ExpectedResult> {
    if (each.kind !== "pass") return this.#act(each);
    await this.test.advance(`${each.hours}h`);
    this.model.pass(each.hours);
    return { world: true, model: true };
  }

  #act(each: Exclude<Step, { kind: "pass" }>): ExpectedResult {
    const { world } = this.test;
    if (each.kind === "create") {
      const model = !this.model.isTaken(each.name);
      return { world: accepted(() => this.#create(each.name)), model };
    }
    const id = this.ids[each.pick] ?? "none";
    return each.kind === "delete"
      ? { world: accepted(() => deleteUser(world, id)), model: this.model.delete(id) }
      : { world: accepted(() => undoDelete(world, { user_id: id })), model: this.model.undo(id) };
  }

  #create(name: string): void {
    const { user_id: id } = createUser(this.test.world, { client_user_id: name });
    this.ids.push(id);
    this.model.users.push({ id, name, deletedAt: null });
  }
}

const activeIds = (world: World) => listUsers(world, 0, 100).users.map((user) => user.user_id);

describe("any sequence of creation, deletion, undoing and waiting", () => {
  it("[USR-4, USR-11, USR-12, USR-13] agrees with a plain model of users", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const comparison = new Comparison();
        const { world } = comparison.test;
        for (const each of steps) {
          const outcome = await comparison.take(each);
          expect(outcome.world).toBe(outcome.model);
          const { users } = comparison.model;
          expect(world.tables.users.size).toBe(users.length);
          expect(activeIds(world)).toEqual(
            users.filter((user) => user.deletedAt === null).map(({ id }) => id),
          );
        }
      }),
      { numRuns: fc.repeat(40) },
    );
  });
});

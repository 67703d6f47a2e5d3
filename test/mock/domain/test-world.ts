import { parseInstant } from "../../../mock/kernel/time.ts";
import { ServiceError } from "../../../mock/domain/service-error.ts";
import { registerTasks } from "../../../mock/domain/tasks.ts";
import { createWorld, type World } from "../../../mock/domain/world.ts";

/** The instant at which every world of these tests begins. */
export const START = parseInstant("2026-01-15T09:00:00Z") ?? 0;

/** A world with registered tasks, and the types of the events in its outbox. */
export type TestWorld = ReturnType<typeof createTestWorld>;

export function createTestWorld(seed = "test") {
  const team = { id: "3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10", apiKey: "sk_us_test" };
  const world = createWorld({ team, seed, start: START });
  registerTasks(world);
  return {
    world,
    advance: (duration: string) => world.scheduler.advance(duration),
    events: () => world.tables.outbox.all("all").map((event) => event.event_type),
  };
}

/** Emits an event that the OpenAPI document does not describe: an unknown type, or data that its schema rejects. */
export const emitUndescribedEvent = (world: World, type: string, data: object = {}) =>
  world.emit(type as never, data as never, null);

/** Returns the service error that a rule throws. Throws when the rule throws none. */
export function catchServiceError(rule: () => unknown): ServiceError {
  try {
    rule();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("The rule threw no ServiceError.");
}

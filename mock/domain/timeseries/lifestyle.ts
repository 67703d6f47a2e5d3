import type { World } from "../world.ts";
import { DayPlanner } from "./generation/day-plan.ts";
import { buildPerson, type Lifestyle } from "./generation/person.ts";

/** Stores the way of life of a user, which shapes all computed series of the user. */
export function setLifestyle(world: World, userId: string, lifestyle: Lifestyle): void {
  const { fitness = "average", schedule = "days", diabetes = "none", wear = "good" } = lifestyle;
  world.tables.lifestyles.insert({ user_id: userId, fitness, schedule, diabetes, wear });
}

/** Creates the day planner of a user. All series of one read share it. */
export function createDayPlanner(world: World, userId: string): DayPlanner {
  return new DayPlanner(buildPerson(world.seed, userId, world.tables.lifestyles.get(userId)));
}

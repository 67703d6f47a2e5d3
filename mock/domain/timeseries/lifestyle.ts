import type { World } from "../world.ts";
import { createDayPlanner, type DayPlanner } from "./generation/day-plan.ts";
import { buildPerson, completeLifestyle, type Lifestyle } from "./generation/person.ts";

/** Stores the way of life of a user, which shapes all computed series of the user. */
export function setLifestyle(world: World, userId: string, lifestyle: Lifestyle): void {
  world.tables.lifestyles.insert({ user_id: userId, ...completeLifestyle(lifestyle) });
}

interface UserPlanner {
  /** An import replaces the seed of a world. */
  readonly seed: string;
  readonly userId: string;
  readonly lifestyle: Lifestyle | undefined;
  readonly homeZone: string | undefined;
  readonly planner: DayPlanner;
}

/** The last planner of each world: pages and series of one user are often read one after the other, and share days. */
const lastPlanners = new WeakMap<World, UserPlanner>();

/** Returns the day planner of a user. Everything that is read of the user's data shares it. */
export function getDayPlanner(world: World, userId: string): DayPlanner {
  const lifestyle = world.tables.lifestyles.get(userId);
  // A later move does not change the data of before, so the first zone decides where the person lives.
  const homeZone = world.tables.ingestion.all("user", userId)[0]?.zone;
  const last = lastPlanners.get(world);
  const { seed } = world;
  if (
    last?.userId === userId &&
    last.lifestyle === lifestyle &&
    last.homeZone === homeZone &&
    last.seed === seed
  )
    return last.planner;
  const planner = createDayPlanner(buildPerson(seed, userId, lifestyle, homeZone));
  lastPlanners.set(world, { seed, userId, lifestyle, homeZone, planner });
  return planner;
}

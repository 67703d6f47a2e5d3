import type { Mock } from "../core/create-mock.ts";
import type { Story } from "./story.ts";

/** What a step and an invariant see. */
export interface Scene<App = unknown> {
  /** The service. */
  readonly mock: Mock;
  /** The application, as `app` returned it. After a crash, it is a new one. */
  readonly app: App;
  readonly story: Story;
}

/** Chooses for a step. The same story always makes the same choices. */
export interface Choice {
  /** Returns one of the items. Throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns an integer from `min` to `max`. Throws RangeError when there is none. */
  integer(min: number, max: number): number;
}

/** Something that can happen in a story: at the service, in the application, on the way between them, or to the clock. */
export interface Step<App = unknown> {
  /** Unique name. A printed test names the step by it. */
  readonly name: string;
  /** Returns whether the step can happen now. @default always */
  readonly when?: (scene: Scene<App>) => boolean;
  /**
   * Makes it happen. Returns what happened as a sentence for the printed story. @default the name
   */
  readonly run: (scene: Scene<App>, choice: Choice) => string | void | Promise<string | void>;
}

/** A step of a printed story: its name and the numbers of its choices. */
export type StoryStep = readonly [name: string, ...choices: number[]];

/** What a step has chosen, and from how many. */
export type Chosen = readonly [size: number, chosen: number];

/** Returns the number of a choice, which is less than `size`. 0 chooses the first item. */
export type Numbers = (at: number, size: number) => number;

/** Creates the choices of a step from its numbers. */
export function createChoice(numbers: Numbers, onChosen: (...chosen: Chosen) => void): Choice {
  let next = 0;
  const integer = (min: number, max: number): number => {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || max < min)
      throw new RangeError("choice.integer: min and max must be whole numbers, and max at least min.");
    const size = max - min + 1;
    const chosen = numbers(next++, size);
    onChosen(size, chosen);
    return min + chosen;
  };
  return {
    integer,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("pick needs at least one item.");
      return items[integer(0, items.length - 1)]!;
    },
  };
}

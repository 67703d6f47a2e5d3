import type { StoryStep } from "./step.ts";

/** What happened in a story that failed. */
export interface Failure {
  readonly lines: readonly (readonly [at: string, text: string])[];
  readonly steps: readonly StoryStep[];
  readonly cause: unknown;
}

/** A failed story, and what its test needs. */
interface FormattedStory extends Failure {
  readonly seed: number;
  readonly story: number;
  readonly stories: number;
  readonly runner: "vitest" | "node:test";
  readonly from: string;
}

/** The text of a thrown value. */
export const toMessage = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Formats a failed story as text: what is broken, what happened when, and a test that repeats it. */
export function formatStory(failed: FormattedStory): string {
  const { lines, cause, seed, story, stories, runner, from } = failed;
  const told = lines.map(([at, text], index) => {
    const day = at.slice(0, 10) === lines[index - 1]?.[0].slice(0, 10) ? " ".repeat(10) : at.slice(0, 10);
    return `  ${day} ${at.slice(11, 19)}  ${text}`;
  });
  const steps = dropTrailingZeros(failed.steps).map((step) => `    ${JSON.stringify(step)},`);
  return [
    toMessage(cause),
    "",
    `The shortest story that shows it (seed ${seed}, found in story ${story} of ${stories}):`,
    "",
    ...told,
    "",
    "A test that repeats it:",
    "",
    `  import { test } from "${runner}";`,
    '  import { replayStory } from "sanguine/mock/stories";',
    `  import { options } from "${from}";`,
    "",
    '  test("a story that broke an invariant", () =>',
    "    replayStory(options, [",
    ...steps.map((line) => `  ${line}`),
    "    ]));",
  ].join("\n");
}

/** A missing number counts as 0. */
const dropTrailingZeros = (steps: readonly StoryStep[]): readonly StoryStep[] =>
  steps.map(([name, ...numbers]): StoryStep => [
    name,
    ...numbers.slice(0, numbers.findLastIndex((number) => number !== 0) + 1),
  ]);

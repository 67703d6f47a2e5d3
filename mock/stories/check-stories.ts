import type * as FastCheck from "fast-check";
import * as z from "zod";
import { hash53 } from "../kernel/random.ts";
import { checkArguments } from "../tools/arguments/check.ts";
import { required } from "../tools/arguments/parameters.ts";
import { formatStory, type Failure } from "./format-story.ts";
import { chaos, time } from "./chaos.ts";
import { createPlayedStep, Replay } from "./replay.ts";
import { StoryRun, type StoryOptions } from "./run-story.ts";
import type { Numbers, Step, StoryStep } from "./step.ts";

/** Options of `checkStories`. */
export interface CheckStoriesOptions<App> extends StoryOptions<App> {
  /** How many stories to play. @default 50 */
  readonly stories?: number;
  /** The most steps of a story. @default 24 */
  readonly length?: number;
  /** The same seed plays the same stories. @default 20261126 */
  readonly seed?: number;
  /** Whether webhooks and requests get lost, and the application is killed. @default true */
  readonly chaos?: boolean;
  /** The runner of the test that a failure prints. @default "vitest" */
  readonly runner?: "vitest" | "node:test";
  /** The module that exports these options as `options`, for that test. @default "./stories.ts" */
  readonly from?: string;
}

/** What was played. */
export interface StoriesReport {
  readonly stories: number;
  /** Steps of all stories. */
  readonly steps: number;
}

/** Thrown for a story in which an invariant is broken. The message has the shortest such story, and a test that repeats it. */
export class StoryError extends Error {
  override readonly name = "StoryError";
  /** The steps of the shortest story. */
  readonly steps: readonly StoryStep[];
  /** The number of stories that were played until the first broken one. */
  readonly stories: number;

  constructor(message: string, steps: readonly StoryStep[], stories: number, cause: unknown) {
    super(message, { cause });
    this.steps = steps;
    this.stories = stories;
  }
}

type StoryCommand<App> = FastCheck.AsyncCommand<Replay<App>, Replay<App>, true>;

/**
 * Plays generated stories with your application against a mock of its own each: what happens at the service and in your application,
 * lost and repeated webhooks, failed requests, crashes and time. Checks your invariants after each step. It needs the package
 * fast-check, and waits for no real time.
 *
 * @throws StoryError with the shortest story that breaks an invariant, and a test that repeats it.
 * @example
 * ```ts
 * import { checkStories, once, stories } from "sanguine/mock/stories";
 *
 * const report = await checkStories({
 *   app: (_, story) => {
 *     const seen = new Set<string>();
 *     story.receive(async (request) => {
 *       const id = request.headers.get("webhook-id") ?? "";
 *       if (!seen.has(id)) story.effect("notification", id);
 *       seen.add(id);
 *     });
 *     return { seen };
 *   },
 *   steps: stories.labOrders({ methods: ["testkit"] }),
 *   always: [once("notification")],
 *   stories: 10,
 * });
 * console.log(report.stories); // 10
 * ```
 */
export async function checkStories<App>(options: CheckStoriesOptions<App>): Promise<StoriesReport> {
  const steps = collectSteps("checkStories", options);
  const { stories: numRuns = 50, length = 24, seed = 20_261_126 } = options;
  const { runner = "vitest", from = "./stories.ts" } = options;
  const fc = await loadFastCheck();
  let played = 0;
  let taken = 0;
  let failure: Failure | undefined;
  let known = createPlayedStep<App>();
  const play = async (commands: Iterable<StoryCommand<App>>): Promise<void> => {
    if (failure === undefined) {
      played += 1;
      known = createPlayedStep();
    }
    const story = new Replay(known, () => StoryRun.start(options, steps));
    try {
      await fc.asyncModelRun(() => ({ model: story, real: story }), commands);
      await story.finish();
      taken += story.length;
    } catch (cause) {
      failure = await story.fail(cause);
      throw cause;
    }
  };
  const numbers = fc.array(fc.nat(MOST - 1), { minLength: 3, maxLength: 3 }).map(extendNumbers);
  const commands = [...steps.values()].flatMap((step) => {
    const command = numbers.map((chosen) => createCommand(step, chosen));
    // Without weights, most of a story would be time and chaos.
    return options.steps.flat().includes(step) ? [command, command, command] : [command];
  });
  const list = fc.commands(commands, { maxCommands: length, size: "max" });
  const details = await fc.check(fc.asyncProperty(list, play), { seed, numRuns });
  if (!details.failed) return { stories: played, steps: taken };
  const found = failure!;
  const message = formatStory({ ...found, seed, story: played, stories: numRuns, runner, from });
  throw new StoryError(message, found.steps, played, found.cause);
}

/**
 * Plays one story again, as the printed test does. It does not need fast-check.
 *
 * @throws BrokenInvariant when an invariant is broken, and TypeError for a step that the options do not have.
 * @example
 * ```ts
 * import { replayStory, stories } from "sanguine/mock/stories";
 *
 * const options = {
 *   app: () => ({ name: "an application that does nothing" }),
 *   steps: stories.labOrders(),
 *   always: [],
 * };
 * await replayStory(options, [["an order is created at the service"], ["a day passes"]]);
 * ```
 */
export async function replayStory<App>(
  options: CheckStoriesOptions<App>,
  story: readonly StoryStep[],
): Promise<void> {
  const steps = collectSteps("replayStory", options);
  const run = await StoryRun.start(options, steps);
  try {
    for (const [name, ...numbers] of story) {
      const step = steps.get(name);
      if (step === undefined)
        throw new TypeError(
          `replayStory: no step has the name ${JSON.stringify(name)}. Has it been renamed?`,
        );
      if (run.canTake(step)) await run.take(step, (at, size) => (numbers[at] ?? 0) % size);
    }
    await run.finish();
  } catch (cause) {
    await run.abandon();
    throw cause;
  }
}

/** How many values a number has. */
const MOST = 1000;

/** Calculates from the numbers those of further choices and of choices from more items. Numbers that are all 0 choose the first items. */
const extendNumbers =
  (numbers: readonly number[]): Numbers =>
  (at, size) => {
    const others = numbers.filter((_, other) => other !== at);
    const isEnough = (at < numbers.length && size <= MOST) || others.every((number) => number === 0);
    return ((numbers[at] ?? 0) + (isEnough ? 0 : hash53(at, ...others))) % size;
  };

const createCommand = <App>(step: Step<App>, numbers: Numbers): StoryCommand<App> => ({
  check: (story) => story.canTake(step),
  run: (_, story) => story.take(step, numbers),
  toString: () => step.name,
});

const isFunction = (value: unknown): boolean => typeof value === "function";
const hasFunction = (value: unknown, name: string): boolean =>
  typeof value === "object" && value !== null && isFunction(Reflect.get(value, name)) && "name" in value;
const step = z.custom(
  (value) => [value].flat().every((each) => hasFunction(each, "run")),
  "Input should be a step with name and run, or a list of steps such as stories.users()",
);
const parameters = [
  required("options", () =>
    z.strictObject({
      app: z.custom(isFunction, "Input should be the function that starts the application"),
      steps: z.array(step),
      always: z.array(
        z.custom(
          (value) => hasFunction(value, "check"),
          'Input should be an invariant, such as once("mail")',
        ),
      ),
      mock: z.unknown().optional(),
      stories: z.int().min(1).optional(),
      length: z.int().min(1).optional(),
      seed: z.int().optional(),
      chaos: z.boolean().optional(),
      runner: z.enum(["vitest", "node:test"]).optional(),
      from: z.string().optional(),
    }),
  ),
];

function collectSteps<App>(call: string, options: CheckStoriesOptions<App>): ReadonlyMap<string, Step<App>> {
  checkArguments(call, parameters, [options]);
  const all: readonly Step<App>[] = [
    ...options.steps.flat(),
    ...time(),
    ...(options.chaos === false ? [] : chaos()),
  ];
  const steps = new Map(all.map((step) => [step.name, step]));
  const twice = all.find((step) => steps.get(step.name) !== step);
  if (twice !== undefined)
    throw new TypeError(`checkStories: two steps have the name ${JSON.stringify(twice.name)}.`);
  return steps;
}

async function loadFastCheck(): Promise<typeof FastCheck> {
  try {
    return await import("fast-check");
  } catch (cause) {
    throw new Error("checkStories needs the package fast-check. Run: npm install --save-dev fast-check", {
      cause,
    });
  }
}

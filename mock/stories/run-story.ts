import { createMock, type Mock } from "../core/create-mock.ts";
import type { MockOptions } from "../core/options.ts";
import { toIso } from "../kernel/time.ts";
import { toMessage } from "./format-story.ts";
import type { Invariant } from "./invariant.ts";
import { createChoice, type Chosen, type Numbers, type Scene, type Step, type StoryStep } from "./step.ts";
import { RunningStory, runUntilCrash, type Story } from "./story.ts";

/** What a story is played with. */
export interface StoryOptions<App> {
  /**
   * Starts the application: once for each story, and again after each crash. Where it has a method `stop`, it is called at the end of
   * the story and after a crash.
   */
  readonly app: (mock: Mock, story: Story) => App | Promise<App>;
  /** What can happen: packs and own steps. */
  readonly steps: readonly (Step<NoInfer<App>> | readonly Step<NoInfer<App>>[])[];
  /** What must hold. */
  readonly always: readonly Invariant<App>[];
  /** Options of the mock. @default the preset "demo" at 2026-03-06T09:00:00Z, two days before the clocks change in the United States */
  readonly mock?: MockOptions;
}

const MOST_CHAOS = 4;

/** Thrown when an invariant is broken, or when the application fails on its own. */
export class BrokenInvariant extends Error {
  override readonly name = "BrokenInvariant";

  constructor(
    readonly invariant: string,
    readonly problem: string,
  ) {
    super(`It does not hold that ${invariant}. ${problem}`);
  }
}

export class StoryRun<App> implements Scene<App> {
  readonly mock: Mock;
  readonly story: RunningStory;
  app: App;
  /** What has happened: the time and a sentence. */
  readonly lines: (readonly [at: string, text: string])[] = [];
  readonly taken: StoryStep[] = [];
  #chaos = 0;
  readonly #since = new Map<Invariant<App>, number>();

  private constructor(
    private readonly options: StoryOptions<App>,
    readonly steps: ReadonlyMap<string, Step<App>>,
  ) {
    this.mock = createMock({ seed: "stories", now: "2026-03-06T09:00:00Z", preset: "demo", ...options.mock });
    this.story = new RunningStory(this.mock, {
      getDeadline: () => Math.min(...[...this.#since].map(([{ within }, since]) => since + within)),
      onStop: () => this.#settle(),
    });
    // `start` sets it before any step.
    this.app = undefined as App;
  }

  /** Starts the application against an empty service. */
  static async start<App>(
    options: StoryOptions<App>,
    steps: ReadonlyMap<string, Step<App>>,
  ): Promise<StoryRun<App>> {
    const run = new StoryRun(options, steps);
    run.app = await options.app(run.mock, run.story);
    await run.#settle();
    return run;
  }

  canTake(step: Step<App>): boolean {
    if (isChaos(step) && this.#chaos >= MOST_CHAOS) return false;
    return step.when?.(this) ?? true;
  }

  async take(step: Step<App>, numbers: Numbers, chosen: Chosen[] = []): Promise<void> {
    if (isChaos(step)) this.#chaos += 1;
    const taken: [string, ...number[]] = [step.name];
    this.taken.push(taken);
    const choice = createChoice(numbers, (...each) => {
      chosen.push(each);
      taken.push(each[1]);
    });
    const at = this.mock.clock.now();
    const line = this.lines.push([toIso(at), toSentence(step.name)]) - 1;
    const says = await runUntilCrash(() => step.run(this, choice));
    if (typeof says === "string") this.lines[line] = [toIso(at), says];
    await this.#settle();
  }

  /** Ends all chaos, lets time pass until each invariant must hold, and stops the application. */
  async finish(): Promise<void> {
    this.mock.faults.clear();
    this.story.fates.end();
    this.story.deadly = null;
    const longest = Math.max(0, ...this.options.always.map(({ within }) => within));
    this.lines.push([this.mock.clock.iso(), "Nothing else happens."]);
    await this.story.advance(longest + 1000);
    await this.stop();
  }

  /** Stops after an error, which counts more than an error of `stop`. */
  readonly abandon = (): Promise<void> => this.stop().catch(() => undefined);

  async stop(): Promise<void> {
    const stop: unknown = Object(this.app).stop;
    try {
      if (typeof stop === "function") await stop.call(this.app);
    } catch (cause) {
      throw new BrokenInvariant("the application stops", toMessage(cause));
    }
    this.story.stop();
  }

  /** Waits until the service and the application are idle, restarts a killed application, and checks the invariants. */
  async #settle(): Promise<void> {
    for (let busy = true; busy; busy = this.story.hasCrashed) {
      this.story.fates.apply();
      await this.mock.idle();
      if (this.story.hasCrashed) await this.#restart();
    }
    const now = this.mock.clock.now();
    for (const invariant of this.options.always) {
      const problem = await Promise.resolve(this)
        .then((scene) => invariant.check(scene))
        .catch(toMessage);
      if (problem === null) this.#since.delete(invariant);
      else if (!this.#since.has(invariant)) this.#since.set(invariant, now);
      const since = this.#since.get(invariant);
      if (problem !== null && since !== undefined && now - since >= invariant.within)
        throw new BrokenInvariant(invariant.name, problem);
    }
  }

  async #restart(): Promise<void> {
    this.lines.push([this.mock.clock.iso(), "The application starts again."]);
    await this.stop();
    const app = await runUntilCrash(() => this.options.app(this.mock, this.story));
    if (app !== undefined) this.app = app;
  }
}

/** A step that says nothing, or that has not ended, is told by its name. */
const toSentence = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}.`;

/** Steps of chaos have names that say so. */
const isChaos = ({ name }: Pick<Step, "name">): boolean => name.startsWith("chaos: ");

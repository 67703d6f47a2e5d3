import type { Failure } from "./format-story.ts";
import type { StoryRun } from "./run-story.ts";
import type { Chosen, Numbers, Step } from "./step.ts";

/** A step that was played, with its choices, and what is known of what follows. */
export interface PlayedStep<App> {
  readonly step: Step<App> | null;
  readonly chosen: readonly Chosen[];
  readonly failure: Failure | null;
  /** The steps that cannot happen now. */
  readonly skipped: Set<Step<App>>;
  readonly next: PlayedStep<App>[];
  /** Whether a story that ends here breaks nothing. */
  passes: boolean;
}

export const createPlayedStep = <App>(
  step: Step<App> | null = null,
  chosen: readonly Chosen[] = [],
  failure: Failure | null = null,
): PlayedStep<App> => ({ step, chosen, failure, skipped: new Set(), next: [], passes: false });

/**
 * A story that plays only from the first step on that no story before it has played: most of the stories that are tried to find the shortest
 * one differ only in numbers that no step uses.
 */
export class Replay<App> {
  #run: StoryRun<App> | undefined;
  readonly #path: (readonly [step: Step<App>, numbers: Numbers])[] = [];

  constructor(
    private played: PlayedStep<App>,
    private readonly start: () => Promise<StoryRun<App>>,
  ) {}

  get length(): number {
    return this.#path.length;
  }

  async canTake(step: Step<App>): Promise<boolean> {
    const { skipped, next } = this.played;
    if (skipped.has(step)) return false;
    if (next.some((played) => played.step === step)) return true;
    const canTake = (await this.#play()).canTake(step);
    if (!canTake) skipped.add(step);
    return canTake;
  }

  async take(step: Step<App>, numbers: Numbers): Promise<void> {
    let next = this.played.next.find(
      (played) =>
        played.step === step && played.chosen.every(([size, chosen], at) => numbers(at, size) === chosen),
    );
    if (this.#run !== undefined || next === undefined) {
      const run = await this.#play();
      const chosen: Chosen[] = [];
      const failure = await run.take(step, numbers, chosen).then(
        () => null,
        (cause: unknown): Failure => ({ lines: run.lines, steps: run.taken, cause }),
      );
      if (next === undefined) this.played.next.push((next = createPlayedStep(step, chosen, failure)));
    }
    this.#path.push([step, numbers]);
    this.played = next;
    if (next.failure !== null) throw next.failure.cause;
  }

  async finish(): Promise<void> {
    if (!this.played.passes) await (await this.#play()).finish();
    this.played.passes = true;
  }

  /** Stops after an error. */
  async fail(cause: unknown): Promise<Failure> {
    await this.#run?.abandon();
    return this.played.failure ?? { lines: this.#run?.lines ?? [], steps: this.#run?.taken ?? [], cause };
  }

  async #play(): Promise<StoryRun<App>> {
    if (this.#run === undefined) {
      this.#run = await this.start();
      for (const [step, numbers] of this.#path) await this.#run.take(step, numbers);
    }
    return this.#run;
  }
}

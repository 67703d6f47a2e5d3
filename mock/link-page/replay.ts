import type { World } from "../domain/world.ts";
import type { MockResponse } from "../http/exchange.ts";
import { hash53 } from "../kernel/random.ts";

/** How many answers are remembered for each world; the oldest ones give way. */
const MOST_REMEMBERED = 200;

/** A form that came in. A screen may have several of one showing, each with an address of its own. */
export interface PostedForm {
  readonly showing: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

interface Memory {
  readonly generation: number;
  readonly answers: Map<string, MockResponse>;
}

/**
 * Answers to forms, by the showing of the form, where it was posted and what was filled in. A form that is sent twice, by an impatient click or
 * by loading its answer anew, is done once and answered the same twice.
 */
export class Replay {
  readonly #worlds = new WeakMap<World, Memory>();

  /** What was answered to the same form before. */
  find(world: World, posted: PostedForm): MockResponse | undefined {
    return this.#answers(world).get(keyOf(posted));
  }

  /** Remembers an answer. */
  keep(world: World, posted: PostedForm, answer: MockResponse): void {
    const answers = this.#answers(world);
    const [oldest] = answers.keys();
    if (answers.size >= MOST_REMEMBERED && oldest !== undefined) answers.delete(oldest);
    answers.set(keyOf(posted), answer);
  }

  /** What a world was told before it was reset or restored did not happen in it. */
  #answers(world: World): Map<string, MockResponse> {
    const known = this.#worlds.get(world);
    if (known?.generation === world.generation) return known.answers;
    const answers = new Map<string, MockResponse>();
    this.#worlds.set(world, { generation: world.generation, answers });
    return answers;
  }
}

/** A form holds a password, so what is kept of it is a hash. */
function keyOf({ showing, path, form }: PostedForm): string {
  return `${showing}:${hash53(showing, path, form.toString()).toString(36)}`;
}

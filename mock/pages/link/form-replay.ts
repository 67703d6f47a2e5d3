import type { World } from "../../domain/world.ts";
import type { MockResponse } from "../../http/exchange.ts";
import { hash53 } from "../../kernel/random.ts";

/** Number of responses kept for each world. Older ones are dropped. */
const MAX_RESPONSES = 200;

/** A submitted form. A screen can have several forms with one form id; their paths differ. */
export interface PostedForm {
  readonly formId: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

interface WorldResponses {
  readonly generation: number;
  readonly responses: Map<string, MockResponse>;
}

/**
 * Responses to forms, by form id, path and fields. A form that is submitted twice, by a double click or a reload, takes effect
 * once and gets the same response twice.
 */
export class FormReplay {
  readonly #worlds = new WeakMap<World, WorldResponses>();

  /** Returns the response to the same form, or undefined when it was not submitted before. */
  find(world: World, posted: PostedForm): MockResponse | undefined {
    return this.#getResponses(world).get(buildKey(posted));
  }

  /** Stores the response to a form. */
  store(world: World, posted: PostedForm, response: MockResponse): void {
    const responses = this.#getResponses(world);
    const [oldest] = responses.keys();
    if (responses.size >= MAX_RESPONSES && oldest !== undefined) responses.delete(oldest);
    responses.set(buildKey(posted), response);
  }

  /** Returns a world's responses. Resetting or restoring a world discards them. */
  #getResponses(world: World): Map<string, MockResponse> {
    const known = this.#worlds.get(world);
    if (known?.generation === world.generation) return known.responses;
    const responses = new Map<string, MockResponse>();
    this.#worlds.set(world, { generation: world.generation, responses });
    return responses;
  }
}

/** Hashes the fields, because a form can hold a password. */
function buildKey({ formId, path, form }: PostedForm): string {
  return `${formId}:${hash53(formId, path, form.toString()).toString(36)}`;
}

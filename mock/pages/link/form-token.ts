import { equalsInConstantTime } from "../../kernel/equals.ts";
import type { LinkPageKeys } from "./page-context.ts";
import type { World } from "../../domain/world.ts";
import type { MockResponse } from "../../http/exchange.ts";
import { hash53 } from "../../kernel/random.ts";

/** Name of the hidden field that every form has. */
export const FORM_TOKEN_FIELD = "form_token";

/** Creates a form token. It belongs to one link token and identifies one rendering of a form. */
export function createFormToken(keys: LinkPageKeys, linkToken: string): string {
  const formId = keys.random();
  return `${formId}.${signFormId(keys, formId, linkToken)}`;
}

/** Verifies a form token and returns its form id. Returns null when the page did not issue it for this link token. */
export function verifyFormToken(
  keys: LinkPageKeys,
  linkToken: string,
  formToken: string | null,
): string | null {
  const [formId, signature, ...rest] = (formToken ?? "").split(".");
  if (formId === undefined || signature === undefined || rest.length > 0) return null;
  return equalsInConstantTime(signature, signFormId(keys, formId, linkToken)) ? formId : null;
}

function signFormId(keys: LinkPageKeys, formId: string, linkToken: string): string {
  return keys.sign(JSON.stringify([formId, linkToken]));
}

/** Number of responses kept for each world. Older ones are dropped. */
const MAX_RESPONSES = 200;

/** A submitted form. A screen can have several forms with one form id; their paths differ. */
interface PostedForm {
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

  /** Returns the response to the same form, or handles one that was not submitted before. */
  respond(world: World, posted: PostedForm, handle: () => MockResponse): MockResponse {
    const responses = this.#getResponses(world);
    const key = buildKey(posted);
    const known = responses.get(key);
    if (known !== undefined) return known;
    const response = handle();
    const [oldest] = responses.keys();
    if (responses.size >= MAX_RESPONSES && oldest !== undefined) responses.delete(oldest);
    responses.set(key, response);
    return response;
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

/** A value that this release does not list, from {@link unlisted}. Every open enum of a request takes it. */
export type Unlisted = string & { readonly __unlisted: true };

/** The values that {@link unlisted} was called with. A text carries no mark of its own. */
export const declared: Set<unknown> = /* @__PURE__ */ new Set();

/**
 * Marks a value of an open enum that this release does not list, so that a request takes it. The value is sent unchanged.
 *
 * @param value - a value newer than this release, or one that you read from a response.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient, unlisted } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const providers = await client.providers.list({ source_type: unlisted("smart_ring") });
 * console.log(providers.length);
 * ```
 */
export function unlisted(value: string): Unlisted {
  declared.add(value);
  return value as Unlisted;
}

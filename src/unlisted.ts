/** A value that this release does not list, from {@link unlisted}. Every open enum of a request takes it. */
export type Unlisted = string & { readonly __unlisted: true };

/** The first values that {@link unlisted} was called with. A text carries no mark of its own. */
const declared: Set<unknown> = /* @__PURE__ */ new Set();
const most = 100;

/** Returns whether {@link unlisted} may have been called with a value. A program that calls it with very many may pass any. */
export const isUnlisted = (value: unknown): boolean => declared.size >= most || declared.has(value);

/**
 * Marks a value of an open enum that this release does not list, so that a request takes it. The value is sent unchanged.
 * @param value - a value newer than this release, or one that you read from a response.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient, unlisted } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const providers = await client.providers.list({ source_type: unlisted("smart_ring") });
 * console.log(providers.length);
 * ```
 */
export function unlisted(value: string): Unlisted {
  if (declared.size < most) declared.add(value);
  return value as Unlisted;
}

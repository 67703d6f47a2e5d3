import type { FetchLike } from "sanguine";

/** Paths of most reads. A check that may not read them sends few requests: of users and orders, and of what both need. */
export const mostReads =
  /\/(grouped|stream|markers|psc|phlebotomy|lab_account|result|.*pdf|collection_instructions)\b/;

/** Responds to some paths with 403, which is no difference. */
export const forbid =
  (fetch: FetchLike, paths: RegExp): FetchLike =>
  (url, init) =>
    paths.test(new URL(url).pathname)
      ? Promise.resolve(Response.json({ detail: "Not allowed." }, { status: 403 }))
      : fetch(url, init);

/**
 * What a check tests beyond the shape of a response, by name. The text says what the service promises. `spec/clauses.yaml` refers to
 * the names, and differences show both.
 */
export const rules = {
  status: "a status that the document declares for this request",
  "content type": "the media type that the document declares",
  body: "a body of the declared media type",
  "team key": "401 for a request without the team's key",
  "unknown id": "404 for an id that does not exist",
  conflict: "400 for a client_user_id that exists already",
  "page bounds": "422 for a page below 1 and for a size above 100",
  "zip code": "422 for a zip code that has not five digits",
  "page size": "at most as many items as requested",
  "page echo": "page and size as requested",
  "page total": "the same total on every page, equal to the number of items on all pages",
  "page walk": "other items on every page",
  "next cursor": "a cursor that differs from the one before it",
  "former cursor": "the same value in next and next_cursor",
  "same user": "the user with the id that was requested",
  "same object": "the object with the id that was requested",
  "empty catalog": "an empty list for a source_type that no provider has",
  "provider filter": "groups of the requested provider only",
  "time range": "points within the requested dates",
  "lab filter": "markers of the requested lab only, lab_slug first",
  "status filter": "lab accounts of the requested status, in any case",
  "last event": "a last_event that equals the last of events",
  "event status":
    "events named status.method.low_level_status, the order's status being the first part of the last one",
  "newest first": "the newest order first",
  "order filter": "only orders that match the filter",
  "order transaction": "a transaction that lists the order",
  "nearest first": "centers within the radius, the nearest first",
  "fourteen days": "14 days, including those without a slot",
} as const;

export type Rule = keyof typeof rules;

/* The operations of the document. Written by `npm run generate`; never edit it by hand. */

/** How a parameter is written: enough to turn its text into a value. */
export interface ParameterShape {
  readonly name: string;
  readonly type: "string" | "integer" | "number" | "boolean";
  readonly array: boolean;
  readonly required: boolean;
  readonly nullable: boolean;
}

/** How an operation pages: which query parameters and which fields of the answer carry the pages. */
export type Paginate =
  | {
      readonly style: "offset";
      readonly items: string;
      readonly offset: string;
      readonly limit: string;
      readonly total: string;
    }
  | { readonly style: "cursor"; readonly items: string; readonly cursor: string; readonly next: string }
  | {
      readonly style: "page";
      readonly items: string;
      readonly page: string;
      readonly size: string;
      readonly total: string;
    };

export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  /** Path templates: the canonical one first, then its aliases. */
  readonly paths: readonly string[];
  /** Which credential lets a caller in. */
  readonly auth: "team" | "link" | "team-or-link";
  /** Whether a call may be sent again: always, under an idempotency key, or not at all. */
  readonly retry: "safe" | "keyed" | "never";
  readonly paginate: Paginate | null;
  readonly provenance: "specified" | "named" | "companion";
  readonly deprecated: boolean;
  /** The declared answers, success first. */
  readonly statuses: readonly number[];
  readonly query: readonly ParameterShape[];
  readonly headers: readonly ParameterShape[];
  readonly path: readonly ParameterShape[];
  readonly body: null | { readonly required: boolean; readonly types: readonly string[] };
  readonly webhook?: never;
}

export const operations = {
  "users.list": {
    id: "users.list",
    method: "GET",
    paths: ["/v2/user", "/v2/user/"],
    auth: "team",
    retry: "safe",
    paginate: { style: "offset", items: "users", offset: "offset", limit: "limit", total: "total" },
    provenance: "companion",
    deprecated: false,
    statuses: [200, 400, 401, 403, 422, 429, 500, 503],
    query: [
      { name: "offset", type: "integer", array: false, required: false, nullable: false },
      { name: "limit", type: "integer", array: false, required: false, nullable: false },
    ],
    headers: [],
    path: [],
    body: null,
  },
  "users.create": {
    id: "users.create",
    method: "POST",
    paths: ["/v2/user", "/v2/user/"],
    auth: "team",
    retry: "never",
    paginate: null,
    provenance: "specified",
    deprecated: false,
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [],
    body: { required: true, types: ["application/json"] },
  },
  "users.get": {
    id: "users.get",
    method: "GET",
    paths: ["/v2/user/{user_id}"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "user_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
  "users.update": {
    id: "users.update",
    method: "PATCH",
    paths: ["/v2/user/{user_id}"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [204, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "user_id", type: "string", array: false, required: true, nullable: false }],
    body: { required: true, types: ["application/json"] },
  },
  "users.delete": {
    id: "users.delete",
    method: "DELETE",
    paths: ["/v2/user/{user_id}"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "specified",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "user_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
  "users.undoDelete": {
    id: "users.undoDelete",
    method: "POST",
    paths: ["/v2/user/undo_delete"],
    auth: "team",
    retry: "never",
    paginate: null,
    provenance: "named",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    query: [
      { name: "user_id", type: "string", array: false, required: false, nullable: true },
      { name: "client_user_id", type: "string", array: false, required: false, nullable: true },
    ],
    headers: [],
    path: [],
    body: null,
  },
  "users.resolve": {
    id: "users.resolve",
    method: "GET",
    paths: ["/v2/user/resolve/{client_user_id}"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "client_user_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
  "users.refresh": {
    id: "users.refresh",
    method: "POST",
    paths: ["/v2/user/refresh/{user_id}"],
    auth: "team",
    retry: "never",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [200, 202, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [{ name: "timeout", type: "number", array: false, required: false, nullable: false }],
    headers: [],
    path: [{ name: "user_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
  "users.providers": {
    id: "users.providers",
    method: "GET",
    paths: ["/v2/user/providers/{user_id}"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "specified",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "user_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
  "users.disconnect": {
    id: "users.disconnect",
    method: "DELETE",
    paths: ["/v2/user/{user_id}/{provider}"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [
      { name: "user_id", type: "string", array: false, required: true, nullable: false },
      { name: "provider", type: "string", array: false, required: true, nullable: false },
    ],
    body: null,
  },
  "providers.list": {
    id: "providers.list",
    method: "GET",
    paths: ["/v2/providers", "/v2/providers/"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "specified",
    deprecated: false,
    statuses: [200, 400, 401, 403, 422, 429, 500, 503],
    query: [{ name: "source_type", type: "string", array: false, required: false, nullable: true }],
    headers: [],
    path: [],
    body: null,
  },
  "link.createToken": {
    id: "link.createToken",
    method: "POST",
    paths: ["/v2/link/token"],
    auth: "team",
    retry: "never",
    paginate: null,
    provenance: "specified",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [],
    body: { required: true, types: ["application/json"] },
  },
  "link.connectDemo": {
    id: "link.connectDemo",
    method: "POST",
    paths: ["/v2/link/connect/demo"],
    auth: "team",
    retry: "never",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [],
    body: { required: true, types: ["application/json"] },
  },
  "timeseries.grouped": {
    id: "timeseries.grouped",
    method: "GET",
    paths: ["/v2/timeseries/{user_id}/{resource}/grouped"],
    auth: "team",
    retry: "safe",
    paginate: { style: "cursor", items: "groups", cursor: "next_cursor", next: "next_cursor" },
    provenance: "specified",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [
      { name: "start_date", type: "string", array: false, required: true, nullable: false },
      { name: "end_date", type: "string", array: false, required: false, nullable: true },
      { name: "provider", type: "string", array: false, required: false, nullable: false },
      { name: "cursor", type: "string", array: false, required: false, nullable: true },
      { name: "next_cursor", type: "string", array: false, required: false, nullable: true },
    ],
    headers: [],
    path: [
      { name: "user_id", type: "string", array: false, required: true, nullable: false },
      { name: "resource", type: "string", array: false, required: true, nullable: false },
    ],
    body: null,
  },
  "timeseries.workoutStream": {
    id: "timeseries.workoutStream",
    method: "GET",
    paths: ["/v2/timeseries/workouts/{workout_id}/stream"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "companion",
    deprecated: false,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "workout_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
  "timeseries.sleepStream": {
    id: "timeseries.sleepStream",
    method: "GET",
    paths: ["/v2/timeseries/sleep/{sleep_id}/stream"],
    auth: "team",
    retry: "safe",
    paginate: null,
    provenance: "companion",
    deprecated: true,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    query: [],
    headers: [],
    path: [{ name: "sleep_id", type: "string", array: false, required: true, nullable: false }],
    body: null,
  },
} as const satisfies Record<string, Operation>;

/** The name of an operation, which is also the method of the client that calls it. */
export type OperationId = keyof typeof operations;

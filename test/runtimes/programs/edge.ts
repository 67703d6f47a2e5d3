import {
  createClient,
  isConnectionError,
  isNotFoundError,
  isTimeoutError,
  isUserExistsError,
  isValidationError,
  UserExistsError,
  ValidationError,
  type FetchLike,
} from "sanguine";

// A program of an edge worker, which can use only what the web has. It returns text, because an object
// of one realm is not equal to the same object of another.

const unknownUser = "00000000-0000-4000-8000-000000000000";

/** Lists what the runtime has in addition to the web, or what its owner forbids. */
export function foreign(): string {
  const names = ["process", "Buffer", "require", "module", "global", "setImmediate", "document", "window"];
  return JSON.stringify(names.filter((name) => name in globalThis));
}

/** Creates users, lists them in pages and reads a series, with the global fetch. */
export async function use(baseUrl: string, apiKey: string): Promise<string> {
  const client = createClient({ baseUrl, apiKey });
  for (const client_user_id of ["u-1", "u-2", "u-3"]) await client.users.create({ client_user_id });
  const first = await client.users.list({ limit: 2 });
  const all = await client.users.list({ limit: 2 }).toArray({ limit: Infinity });
  const { meta, response } = await client.providers.list().withResponse();
  return JSON.stringify({
    first: first.items.length,
    all: all.map((user) => user.client_user_id),
    attempts: meta.attempts,
    status: response.status,
  });
}

/** Causes the service's errors, and distinguishes them by class and by guard. */
export async function err(baseUrl: string, apiKey: string): Promise<string> {
  const client = createClient({ baseUrl, apiKey });
  await client.users.create({ client_user_id: "u-1" });
  const taken = await catchReason(client.users.create({ client_user_id: "u-1" }));
  const wrong = await catchReason(
    client.users.create({ client_user_id: "u-2", fallback_time_zone: "Nowhere" }),
  );
  const missing = await catchReason(client.users.get(unknownUser));
  return JSON.stringify({
    taken: taken instanceof UserExistsError && isUserExistsError(taken),
    wrong: wrong instanceof ValidationError && isValidationError(wrong),
    missing: isNotFoundError(missing) ? missing.message : null,
  });
}

/** Does not respond until the call is aborted. */
const never: FetchLike = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** Causes the client's own errors: a timeout and a broken connection. */
export async function fail(baseUrl: string, apiKey: string, broken: FetchLike): Promise<string> {
  const catchCall = (fetch: FetchLike, timeout?: number) =>
    catchReason(createClient({ baseUrl, apiKey, fetch, timeout, retries: 0 }).providers.list());
  const late = await catchCall(never, 20);
  const lost = await catchCall(broken);
  return JSON.stringify({
    late: isTimeoutError(late) && late.code,
    lost: isConnectionError(lost) && lost.code,
  });
}

/** Causes a retry, after a wait with the runtime's own timer. */
export async function retry(baseUrl: string, apiKey: string): Promise<string> {
  const { meta } = await createClient({ baseUrl, apiKey }).providers.list().withResponse();
  return JSON.stringify({ attempts: meta.attempts });
}

async function catchReason(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("The call went well.");
}

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

// A program of an edge worker, which may use what the web has and nothing else. What comes out of it is text: an object
// of one realm is not equal to the same object of another.

const unknownUser = "00000000-0000-4000-8000-000000000000";

/** What the runtime has that the web has not, or that its owner forbids. */
export function foreign(): string {
  const names = ["process", "Buffer", "require", "module", "global", "setImmediate", "document", "window"];
  return JSON.stringify(names.filter((name) => name in globalThis));
}

/** Creates users, lists them in pages and reads a series, over the global fetch. */
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

/** Meets the errors of the service, and tells them by class and by guard. */
export async function err(baseUrl: string, apiKey: string): Promise<string> {
  const client = createClient({ baseUrl, apiKey });
  await client.users.create({ client_user_id: "u-1" });
  const taken = await reasonOf(client.users.create({ client_user_id: "u-1" }));
  const wrong = await reasonOf(client.users.create({ client_user_id: "u-2", fallback_time_zone: "Nowhere" }));
  const missing = await reasonOf(client.users.get(unknownUser));
  return JSON.stringify({
    taken: taken instanceof UserExistsError && isUserExistsError(taken),
    wrong: wrong instanceof ValidationError && isValidationError(wrong),
    missing: isNotFoundError(missing) ? missing.message : null,
  });
}

/** Answers nothing until it is aborted. */
const never: FetchLike = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** Meets the errors that the client makes itself: of a time that is over, and of a connection that breaks. */
export async function fail(baseUrl: string, apiKey: string, broken: FetchLike): Promise<string> {
  const asked = (fetch: FetchLike, timeout?: number) =>
    reasonOf(createClient({ baseUrl, apiKey, fetch, timeout, retries: 0 }).providers.list());
  const lazy = await asked(never, 20);
  const lost = await asked(broken);
  return JSON.stringify({
    lazy: isTimeoutError(lazy) && lazy.code,
    lost: isConnectionError(lost) && lost.code,
  });
}

/** Has a failed attempt repeated, after a wait by the runtime's own timer. */
export async function retry(baseUrl: string, apiKey: string): Promise<string> {
  const { meta } = await createClient({ baseUrl, apiKey }).providers.list().withResponse();
  return JSON.stringify({ attempts: meta.attempts });
}

async function reasonOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("The call went well.");
}

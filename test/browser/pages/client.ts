import { createClient, type ClientOptions } from "sanguine";
import { AuthType } from "sanguine/enums";
import { failureOf, outcomeOf, type Outcome } from "./outcome.ts";

// A page that holds the client alone.

/** The options that survive the way from the test into the page. */
export type Options = Pick<
  ClientOptions,
  "baseUrl" | "apiKey" | "dangerouslyAllowBrowser" | "timeout" | "deadline" | "retries"
> & { readonly apiKey: string };

/** Makes a client and calls nothing. */
export function make(options: Options) {
  try {
    return Object.keys(createClient(options));
  } catch (error) {
    return failureOf(error);
  }
}

export function createUser(options: Options, client_user_id: string) {
  return outcomeOf(createClient(options).users.create({ client_user_id }));
}

export async function listUsers(options: Options) {
  return createClient(options).users.list().toArray({ limit: Infinity });
}

export async function listProviders(options: Options) {
  const outcome = await outcomeOf(createClient(options).providers.list());
  return "data" in outcome ? { attempts: outcome.attempts, count: outcome.data.length } : outcome;
}

/** How an application reads an enumeration that may have grown since it was built. */
export async function readAuthTypes(options: Options) {
  const providers = await createClient(options).providers.list();
  const types = new Set(providers.flatMap(({ auth_type }) => auth_type ?? []));
  return {
    count: providers.length,
    known: [...types].filter((type) => AuthType.is(type)),
    unknown: [...types].filter((type) => !AuthType.is(type)).toSorted(),
  };
}

let controller: AbortController;
let pending: Promise<Outcome<unknown>>;

/** Starts a call that `abort` can end. */
export function begin(options: Options) {
  controller = new AbortController();
  pending = outcomeOf(createClient(options).providers.list({}, { signal: controller.signal }));
}

export function abort() {
  controller.abort();
  return pending;
}

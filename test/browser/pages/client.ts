import { createClient, type ClientOptions } from "sanguine";
import { describeFailure, getOutcome, type Outcome } from "./outcome.ts";

// A page that contains only the client.

/** Options that can be passed as JSON from the test to the page. */
export type Options = Pick<
  ClientOptions,
  "baseUrl" | "apiKey" | "dangerouslyAllowBrowser" | "timeout" | "deadline" | "retries"
> & { readonly apiKey: string };

/** Creates a client without calling it. */
export function create(options: Options) {
  try {
    return Object.keys(createClient(options));
  } catch (error) {
    return describeFailure(error);
  }
}

export function createUser(options: Options, client_user_id: string) {
  return getOutcome(createClient(options).users.create({ client_user_id }));
}

export async function listUsers(options: Options) {
  return createClient(options).users.list().toArray({ limit: Infinity });
}

export async function listProviders(options: Options) {
  const outcome = await getOutcome(createClient(options).providers.list());
  return "data" in outcome ? { attempts: outcome.attempts, count: outcome.data.length } : outcome;
}

let controller: AbortController;
let pending: Promise<Outcome<unknown>>;

/** Starts a call that `abort` ends. */
export function begin(options: Options) {
  controller = new AbortController();
  pending = getOutcome(createClient(options).providers.list({}, { signal: controller.signal }));
}

export function abort() {
  controller.abort();
  return pending;
}

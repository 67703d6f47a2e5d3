import { createClient, type ClientOptions } from "sanguine";
import { serve, type Responder } from "./server.ts";

/** The credential of every test; nothing that is printed may hold it. */
export const apiKey = "sk_test_never_print_me_4711";

/** An id that looks like the service's. */
export const userId = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

export const user = {
  user_id: userId,
  team_id: "0b7d2c1e-7a55-4c7e-8a30-0d6c3ad1f4b2",
  client_user_id: "u-42",
  created_on: "2026-01-15T10:00:00+01:00",
  connected_sources: [],
  fallback_time_zone: null,
};

/** Makes a clock that stands at an instant and that only sleeping moves. */
export function clockAt(start = Date.parse("2026-01-15T09:00:00Z")) {
  let time = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    sleep: (ms: number, _signal?: AbortSignal): Promise<void> => {
      slept.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}

/** Starts a server with the given responders, and a client for it. */
export async function wire(responders: readonly Responder[], options: Partial<ClientOptions> = {}) {
  const server = await serve(...responders);
  const clock = clockAt();
  const client = createClient({
    baseUrl: server.url,
    apiKey,
    sleep: clock.sleep,
    now: clock.now,
    ...options,
  });
  return { ...server, client, clock };
}

/** Creates a client whose fetch is a function instead of the network. */
export function stubbed(
  respond: (url: string, init: RequestInit) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const clock = clockAt();
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey,
    sleep: clock.sleep,
    now: clock.now,
    // oxlint-disable-next-line typescript/require-await -- so that what it throws is a rejection.
    fetch: async (url, init) => respond(url, init),
    ...options,
  });
  return { client, clock };
}

/** Returns the error that a promise rejects with. Throws when the promise resolves. */
export async function getFailure(promise: PromiseLike<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw new TypeError("Rejected with what is no error.", { cause: error });
  }
  throw new Error("Not rejected.");
}

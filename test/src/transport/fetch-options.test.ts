import type { ClientOptions, FetchOptions } from "sanguine";
import { expect, test } from "vitest";
import { stubbed, user, userId } from "../support/client.ts";

function keepInits(options: Partial<ClientOptions>) {
  const inits: (RequestInit & Record<string, unknown>)[] = [];
  const respond = (_: string, init: RequestInit) => {
    inits.push({ ...init });
    return Response.json(user);
  };
  return { inits, client: stubbed(respond, options).client };
}

test("[REQ-6] options of fetch reach it, those of a call added to the client's", async () => {
  const dispatcher = { dispatch: () => true };
  const { inits, client } = keepInits({ fetchOptions: { dispatcher, cache: "no-cache" } });
  await client.users.get(userId);
  await client.users.get(userId, { fetchOptions: { cache: "no-store", next: { revalidate: 60 } } });
  expect(inits[0]).toMatchObject({ dispatcher, cache: "no-cache" });
  expect(inits[1]).toMatchObject({ dispatcher, cache: "no-store", next: { revalidate: 60 } });
  await client.with({ fetchOptions: { cache: "reload" } }).users.get(userId);
  expect(inits[2]).toMatchObject({ cache: "reload" });
  expect(inits[2]).not.toHaveProperty("dispatcher");
});

test("[REQ-6] options of fetch replace nothing that the client decides", async () => {
  const { inits, client } = keepInits({});
  // JavaScript callers can pass anything.
  const fetchOptions = {
    method: "DELETE",
    headers: { "x-service-api-key": "other" },
    body: "other",
    redirect: "follow",
    signal: AbortSignal.abort(),
    credentials: "include",
  } as unknown as FetchOptions;
  await client.users.create({ client_user_id: "u-1" });
  await client.users.create({ client_user_id: "u-1" }, { fetchOptions });
  const [plain, given] = inits.map(({ method, body, redirect, credentials }) => ({
    method,
    body,
    redirect,
    credentials,
  }));
  expect(given).toEqual(plain);
  expect(given).toEqual({ method: "POST", body: '{"client_user_id":"u-1"}', redirect: "manual" });
  const headers = new Headers(inits[1]?.headers);
  expect(headers.get("x-service-api-key")).toBe("sk_test_never_print_me_4711");
  expect(inits[1]?.signal?.aborted).toBe(false);
});

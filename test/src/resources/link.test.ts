import {
  createLinkClient,
  isConfigurationError,
  isLinkState,
  matchLink,
  type LinkClientOptions,
} from "sanguine";
import { expect, test } from "vitest";
import { apiKey, clockAt, getFailure, wire } from "../support/client.ts";
import { json, serve, type Responder } from "../support/server.ts";

const linkToken = "token_never_print_me_1147";

/** Builds the response of a link step, including the deprecated fields. */
const buildStep = (fields: object) => ({
  state: "success",
  redirect_url: "https://app.example/linked",
  error_type: null,
  error: null,
  provider: "glucose_two",
  connected: false,
  provider_id: null,
  ...fields,
});
const pending = buildStep({
  state: "pending_provider_mfa",
  provider_mfa: { method: "sms", hint: "*** *** 4711" },
});
const wrong = buildStep({ state: "error", error_type: "incorrect_mfa_code", error: "Wrong code." });
const success = buildStep({ connected: true, provider_id: "p-1" });

/** A link client against a loopback server of its own. */
async function wireLink(responders: Responder[], options: Partial<LinkClientOptions> = {}) {
  const server = await serve(...responders);
  const { sleep, now } = clockAt();
  return {
    ...server,
    client: createLinkClient({ baseUrl: server.url, linkToken, sleep, now, ...options }),
  };
}

test("[AUT-1, AUT-3] a link client sends the link token alone", async () => {
  const { client, arrived } = await wireLink([json([]), json(success)]);
  await client.link.providers();
  await client.link.completeMfa("glucose_two", { mfa_code: "471100" });
  expect(arrived).toHaveLength(2);
  for (const { headers } of arrived) {
    expect(headers["x-service-link-token"]).toBe(linkToken);
    expect(headers).not.toHaveProperty("x-service-api-key");
  }
});

test("[AUT-3] a team client sends its key, and the link token beside it where one is given", async () => {
  const { client, arrived } = await wire([json(pending), json(success), json([])]);
  await client.link.password("glucose_two", { username: "sam", password: "secret" }, { linkToken });
  await client.link.completeMfa("glucose_two", { mfa_code: "471100" }, { linkToken, retries: 0 });
  await client.link.providers();
  expect(arrived.map(({ headers }) => headers["x-service-api-key"])).toEqual([apiKey, apiKey, apiKey]);
  expect(arrived.map(({ headers }) => headers["x-service-link-token"])).toEqual([
    linkToken,
    linkToken,
    undefined,
  ]);
});

test("[AUT-5] a link token is shown to no middleware, sent nowhere else, and named in no error", async () => {
  const seen: string[] = [];
  const elsewhere = await serve(json(success));
  const { client } = await wire([json(success)], {
    middleware: [
      (request, next) => {
        seen.push(JSON.stringify([...request.headers]));
        return next(new Request(elsewhere.url, request));
      },
    ],
  });
  await client.link.completeMfa("glucose_two", { mfa_code: "471100" }, { linkToken });
  expect(seen.join()).not.toContain(linkToken);
  expect(JSON.stringify(elsewhere.arrived)).not.toMatch(/never_print_me/);

  for (const bad of [`${linkToken}\n`, ""]) {
    const error = await getFailure(client.link.providers({ linkToken: bad }));
    expect(isConfigurationError(error)).toBe(true);
    expect(error.message).toMatch(/^linkToken: /);
    expect(error.message).not.toContain(linkToken);
  }
});

test("[LNK-7] isLinkState and matchLink read every state; an unknown state goes to the unknown handler", async () => {
  const strange = buildStep({ state: "paused_by_provider" });
  const { client } = await wireLink([json(pending), json(wrong), json(success), json(strange)]);
  const texts: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const one = await client.link.password("glucose_two", { username: "sam", password: "secret" });
    texts.push(
      matchLink(one, {
        success: ({ redirect_url }) => `success ${redirect_url}`,
        error: ({ error_type, error }) => `${error_type} ${error}`,
        pending_provider_mfa: ({ provider_mfa }) => `${provider_mfa.method} ${provider_mfa.hint}`,
        unknown: ({ state }) => `unknown ${state}`,
      }),
    );
    expect(isLinkState(one, "pending_provider_mfa")).toBe(count === 0);
    expect(isLinkState(one, "error")).toBe(count === 1);
    expect(isLinkState(one, "success")).toBe(count === 2);
  }
  expect(texts).toEqual([
    "sms *** *** 4711",
    "incorrect_mfa_code Wrong code.",
    "success https://app.example/linked",
    "unknown paused_by_provider",
  ]);
});

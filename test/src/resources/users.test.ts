import { isNotFoundError, isUserExistsError } from "sanguine";
import { expect, test } from "vitest";
import { failureOf, user, userId, wire } from "../support/client.ts";
import { empty, json } from "../support/server.ts";

const taken = {
  detail: {
    error_type: "INVALID_REQUEST",
    error_message: "Taken.",
    user_id: userId,
    created_on: user.created_on,
  },
};

test("[USR-1, GEN-1, GEN-2] create sends client_user_id as JSON and answers user_id beside it", async () => {
  const { client, arrived } = await wire([json({ user_id: userId, client_user_id: "u-42" })]);
  const created = await client.users.create({
    client_user_id: "u-42",
    fallback_time_zone: "Europe/London",
    ingestion_end: null,
  });
  expect(created).toEqual({ user_id: userId, client_user_id: "u-42" });
  expect(arrived[0]).toMatchObject({
    method: "POST",
    url: "/v2/user",
    headers: { "content-type": "application/json" },
  });
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual({
    client_user_id: "u-42",
    fallback_time_zone: "Europe/London",
    ingestion_end: null,
  });
});

test("[USR-5] createOrGet creates where the id is free", async () => {
  const { client, arrived } = await wire([json({ user_id: userId, client_user_id: "u-42" })]);
  expect((await client.users.createOrGet({ client_user_id: "u-42" })).user_id).toBe(userId);
  expect(arrived).toHaveLength(1);
});

test("[USR-5] createOrGet gets the user that the conflict names, and tells of that answer", async () => {
  const { client, arrived } = await wire([json(taken, 400), json(user, 200, { "x-request-id": "r-2" })]);
  const { data, meta } = await client.users
    .createOrGet({ client_user_id: "u-42" }, { headers: { "x-tag": "t" } })
    .withResponse();
  expect(data).toEqual(user);
  expect(meta.requestId).toBe("r-2");
  expect(arrived.map(({ method, url, headers }) => [method, url, headers["x-tag"]])).toEqual([
    ["POST", "/v2/user", "t"],
    ["GET", `/v2/user/${userId}`, "t"],
  ]);
});

test("[USR-5] createOrGet passes every other refusal on", async () => {
  const { client, arrived } = await wire([json({ detail: "No." }, 400)]);
  const failure = await failureOf(client.users.createOrGet({ client_user_id: "u-42" }));
  expect(failure.name).toBe("BadRequestError");
  expect(isUserExistsError(failure)).toBe(false);
  expect(arrived).toHaveLength(1);
});

test("[USR-10, USR-12] delete and undo answer success; undo names the user by one of two ids", async () => {
  const { client, arrived } = await wire([json({ success: true })]);
  expect(await client.users.delete(userId)).toEqual({ success: true });
  expect(await client.users.undoDelete({ user_id: userId })).toEqual({ success: true });
  expect(await client.users.undoDelete({ client_user_id: "u 42" })).toEqual({ success: true });
  expect(arrived.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
    `DELETE /v2/user/${userId}`,
    `POST /v2/user/undo_delete?user_id=${userId}`,
    "POST /v2/user/undo_delete?client_user_id=u%2042",
  ]);
});

test("[GEN-2] a user is found by the customer's own id", async () => {
  const { client, arrived } = await wire([json(user), json({ detail: "User not found" }, 404)]);
  expect((await client.users.resolve("u-42")).user_id).toBe(userId);
  expect(isNotFoundError(await failureOf(client.users.resolve("u-43")))).toBe(true);
  expect(arrived[0]?.url).toBe("/v2/user/resolve/u-42");
});

test("update sends what is changed, null included, and gives nothing", async () => {
  const { client, arrived } = await wire([empty(204)]);
  expect(await client.users.update(userId, { fallback_time_zone: null })).toBeUndefined();
  expect(arrived[0]).toMatchObject({
    method: "PATCH",
    url: `/v2/user/${userId}`,
    body: '{"fallback_time_zone":null}',
  });
});

test("refresh answers 200 and 202 alike, and disconnect names user and provider", async () => {
  const refreshed = {
    success: true,
    user_id: userId,
    refreshed_sources: [],
    in_progress_sources: ["a"],
    failed_sources: [],
  };
  const { client, arrived } = await wire([json(refreshed, 202), json({ success: true })]);
  const { data, response } = await client.users.refresh(userId, { timeout: 5 }).withResponse();
  expect(data).toEqual(refreshed);
  expect(response.status).toBe(202);
  await client.users.disconnect(userId, "a_provider_of_2031");
  expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST /v2/user/refresh/${userId}?timeout=5`,
    `DELETE /v2/user/${userId}/a_provider_of_2031`,
  ]);
});

test("[PRV-1, PRV-2, GEN-4] a user's providers come verbatim, unknown values, offsets and denied scopes included", async () => {
  const providers = [
    {
      name: "Acme Watch",
      slug: "acme_watch",
      logo: "https://logos.example/acme_watch.png",
      status: "resting_since_2031",
      created_on: "2026-01-15T10:00:00+10:30",
      error_details: null,
      resource_availability: {
        steps: {
          status: "unavailable",
          scope_requirements: {
            user_granted: { required: [], optional: ["read:extra"] },
            user_denied: { required: ["read:steps"], optional: [] },
          },
        },
        a_resource_of_2031: { status: "perhaps", scope_requirements: null },
      },
    },
  ];
  const { client } = await wire([json({ providers })]);
  const answered = await client.users.providers(userId);
  expect(answered).toEqual({ providers });
  expect(answered.providers[0]?.created_on).toBe("2026-01-15T10:00:00+10:30");
});

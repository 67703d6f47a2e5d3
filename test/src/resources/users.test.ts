import { isUserExistsError } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, user, userId, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const taken = {
  detail: {
    error_type: "INVALID_REQUEST",
    error_message: "Taken.",
    user_id: userId,
    created_on: user.created_on,
  },
};

test("[USR-5] createOrGet creates where the id is free", async () => {
  const { client, arrived } = await wire([json({ user_id: userId, client_user_id: "u-42" })]);
  expect((await client.users.createOrGet({ client_user_id: "u-42" })).user_id).toBe(userId);
  expect(arrived).toHaveLength(1);
});

test("[USR-5, GEN-15] createOrGet gets the user that the conflict names, with the headers it was given, and returns the meta of that response", async () => {
  const { client, arrived } = await wire([json(taken, 400), json(user, 200, { "x-request-id": "r-2" })]);
  const headers = { "x-tag": "t" };
  const call = client.users.createOrGet({ client_user_id: "u-42" }, { headers }).withResponse();
  headers["x-tag"] = "later";
  const { data, meta } = await call;
  expect(data).toEqual(user);
  expect(meta.requestId).toBe("r-2");
  expect(arrived.map(({ method, url, headers }) => [method, url, headers["x-tag"]])).toEqual([
    ["POST", "/v2/user/", "t"],
    ["GET", `/v2/user/${userId}`, "t"],
  ]);
});

test("[USR-5] createOrGet passes every other service error on", async () => {
  const { client, arrived } = await wire([json({ detail: "No." }, 400)]);
  const failure = await getFailure(client.users.createOrGet({ client_user_id: "u-42" }));
  expect(failure.name).toBe("BadRequestError");
  expect(isUserExistsError(failure)).toBe(false);
  expect(arrived).toHaveLength(1);
});

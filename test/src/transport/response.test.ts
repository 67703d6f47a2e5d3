import { isConnectionError, isServerError } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, user, userId, wire } from "../support/client.ts";
import { empty, json, type Responder } from "../support/server.ts";

const page = ". This is a web page: check baseUrl, and any proxy or gateway.";

test("[ERR-2] an empty 500 is a ServerError", async () => {
  const { client } = await wire([empty(500, { "content-length": "0", "x-request-id": "r-1" })], {
    retries: 0,
  });
  const failure = await getFailure(client.users.get(userId));
  expect(isServerError(failure)).toBe(true);
  expect(failure.message).toBe("GET /v2/user/{user_id} -> 500 (r-1)");
  expect(isServerError(failure) && failure.body).toBeUndefined();
});

test("[GEN-1] an empty success where JSON is due is a DecodeError, so that data is never undefined", async () => {
  for (const status of [200, 204]) {
    const { client } = await wire([empty(status)]);
    expect(await getFailure(client.users.get(userId))).toMatchObject({
      name: "DecodeError",
      code: "empty_body",
      status,
    });
  }
});

test("[GEN-1] a success without a body is undefined where the document has none", async () => {
  for (const responder of [empty(204), empty(200), json({ ignored: true })]) {
    const { client } = await wire([responder]);
    expect(await client.users.update(userId, { client_user_id: "u-43" })).toBeUndefined();
  }
});

test("[ERR-9] a body that the connection cuts is a ConnectionError, also where JSON has arrived", async () => {
  const responder: Responder = (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write("[]", () => response.destroy());
  };
  const { client } = await wire([responder], { retries: 0 });
  expect(isConnectionError(await getFailure(client.providers.list()))).toBe(true);
});

test.each([
  ["application/json", "malformed JSON"],
  ["application/problem+json; charset=utf-8", "malformed JSON"],
  ["text/html; title=Jane", `not JSON but text/html${page}`],
  ["Jane Doe", "not JSON but of no type"],
  ["Jane; text/plain", "not JSON but of no type"],
  [`text/${"x".repeat(200)}`, "not JSON but of no type"],
])("[AUT-5, ERR-4, ERR-9] a body of %s that is no JSON is called %s", async (type, said) => {
  const { client } = await wire([
    (response) => response.writeHead(200, { "content-type": type }).end('{"first_name": "Jane'),
  ]);
  const failure = await getFailure(client.users.get(userId));
  const message = `GET /v2/user/{user_id} -> 200: ${said}`;
  expect(failure).toMatchObject({ name: "DecodeError", code: "invalid_json", attempts: 1, message });
});

test("[ERR-4] a body that JSON cannot hold is a ConfigurationError, and nothing is sent", async () => {
  const circle: { client_user_id: string; again?: unknown } = { client_user_id: "Jane" };
  circle.again = circle;
  const throwing = {
    toJSON: () => {
      throw new TypeError("Jane");
    },
  };
  const { client, arrived } = await wire([json(user)]);
  for (const body of [circle, throwing, () => "Jane"]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may pass.
    const failure = await getFailure(client.users.create(body as never));
    expect([failure.name, failure.message]).toEqual([
      "ConfigurationError",
      "body: cannot become JSON; does it hold itself?",
    ]);
    expect(failure.cause).toBeUndefined();
  }
  expect(arrived).toEqual([]);
});

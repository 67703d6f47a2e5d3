import { isNotFoundError, isUserExistsError, isValidationError, type Guarantor, unlisted } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, user, userId, wire } from "../support/client.ts";
import { empty, json } from "../support/server.ts";
import { Ethnicity, GenderIdentity, Race, SexualOrientation } from "sanguine/enums";
import { insurance, patientInfo } from "../support/people.ts";

const taken = {
  detail: {
    error_type: "INVALID_REQUEST",
    error_message: "Taken.",
    user_id: userId,
    created_on: user.created_on,
  },
};

test("[USR-1, GEN-1, GEN-2] create sends client_user_id as JSON and returns user_id with it", async () => {
  const { client, arrived } = await wire([json({ user_id: userId, client_user_id: "u-42" })]);
  const created = await client.users.create({
    client_user_id: "u-42",
    fallback_time_zone: "Europe/London",
    ingestion_end: null,
  });
  expect(created).toEqual({ user_id: userId, client_user_id: "u-42" });
  expect(arrived[0]).toMatchObject({
    method: "POST",
    url: "/v2/user/",
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

test("[USR-5] createOrGet gets the user that the conflict names, and returns the meta of that response", async () => {
  const { client, arrived } = await wire([json(taken, 400), json(user, 200, { "x-request-id": "r-2" })]);
  const { data, meta } = await client.users
    .createOrGet({ client_user_id: "u-42" }, { headers: { "x-tag": "t" } })
    .withResponse();
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

test("[USR-10, USR-12] delete and undo return success; undo names the user by one of two ids", async () => {
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
  expect(isNotFoundError(await getFailure(client.users.resolve("u-43")))).toBe(true);
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

test("refresh accepts 200 and 202 alike, and disconnect names user and provider", async () => {
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
  await client.users.disconnect(userId, unlisted("a_provider_of_2031"));
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
  const received = await client.users.providers(userId);
  expect(received).toEqual({ providers });
  expect(received.providers[0]?.created_on).toBe("2026-01-15T10:00:00+10:30");
});

const stored = {
  ...patientInfo,
  address: { ...patientInfo.address, second_line: null, access_notes: null, zip: "85004", country: "US" },
  medical_proxy: null,
  race: null,
  ethnicity: null,
  sexual_orientation: null,
  gender_identity: null,
};

const guarantor: Guarantor = {
  first_name: "Edith",
  last_name: "Fernsby",
  phone_number: "+12025550144",
  email: null,
  household_income: 2500.5,
  household_size: 3,
  address: { ...insurance.insured.address, second_line: "Apt 4", access_notes: "Ring twice." },
};

test("[PAT-1, PAT-6] patient info is sent as given, returned as it was stored, and read again later", async () => {
  const { client, arrived } = await wire([json(stored)]);
  const body = { ...patientInfo, medical_proxy: guarantor };
  expect(await client.users.updateInfo(userId, body)).toEqual(stored);
  expect(await client.users.latestInfo(userId)).toEqual(stored);
  expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `PATCH /v2/user/${userId}/info`,
    `GET /v2/user/${userId}/info/latest`,
  ]);
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual(body);
});

test("[PAT-5, GEN-4, GEN-8] demographic values are sent and returned unchanged: every listed value, an unknown value, and null", async () => {
  expect([Race, Ethnicity, SexualOrientation, GenderIdentity].map(({ values }) => values.length > 1)).toEqual(
    [true, true, true, true],
  );
  const stated = [
    ...Race.values.map((race) => ({ race })),
    ...Ethnicity.values.map((ethnicity) => ({ ethnicity })),
    ...SexualOrientation.values.map((sexual_orientation) => ({ sexual_orientation })),
    ...GenderIdentity.values.map((gender_identity) => ({ gender_identity })),
    { race: unlisted("a_value_of_2031"), gender_identity: null },
  ];
  const { client, arrived } = await wire([
    (response, request) =>
      json({ ...(JSON.parse(request.body) as object), address: stored.address })(response, request),
  ]);
  for (const one of stated) {
    const received = await client.users.updateInfo(userId, { ...patientInfo, ...one });
    expect(received).toEqual({ ...patientInfo, address: stored.address, ...one });
  }
  expect(arrived).toHaveLength(stated.length);
});

test("[PAT-1, ERR-1] a refused name is a ValidationError that names the field, and shows no value of the patient's", async () => {
  const issue = {
    type: "value_error",
    loc: ["body", "first_name"],
    msg: "Must not begin with a hyphen",
    input: "-Ada",
    ctx: { rule: "first_character" },
  };
  const { client } = await wire([json({ detail: [issue] }, 422)]);
  const failure = await getFailure(client.users.updateInfo(userId, { ...patientInfo, first_name: "-Ada" }));
  expect(isValidationError(failure) && failure.issues).toEqual([issue]);
  expect(`${failure.message} ${JSON.stringify(failure)}`).not.toMatch(/Ada|mail\.example|1986/);
});

test("[ERR-4] patient info is retried after a 503, an insurance is not", async () => {
  const { client, arrived } = await wire([json({ detail: "Later." }, 503), json(stored)]);
  await client.users.updateInfo(userId, patientInfo);
  expect(arrived).toHaveLength(2);
  const other = await wire([json({ detail: "Later." }, 503)]);
  await getFailure(other.client.insurance.create(userId, insurance));
  expect(other.arrived).toHaveLength(1);
});

import { isNotFoundError, isPermissionError, isValidationError, type Guarantor } from "sanguine";
import { Ethnicity, GenderIdentity, Race, Relationship, SexualOrientation } from "sanguine/enums";
import { expect, test } from "vitest";
import { failureOf, userId, wire } from "../support/client.ts";
import { insurance, patientInfo } from "../support/people.ts";
import { json } from "../support/server.ts";

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

test("[PAT-1, PAT-6] patient info is sent as given and answered as it was stored, and read again later", async () => {
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

test("[PAT-5, GEN-4, GEN-8] what a patient may state goes out and comes back: every listed value, one of tomorrow, and null", async () => {
  expect([Race, Ethnicity, SexualOrientation, GenderIdentity].map(({ values }) => values.length > 1)).toEqual(
    [true, true, true, true],
  );
  const stated = [
    ...Race.values.map((race) => ({ race })),
    ...Ethnicity.values.map((ethnicity) => ({ ethnicity })),
    ...SexualOrientation.values.map((sexual_orientation) => ({ sexual_orientation })),
    ...GenderIdentity.values.map((gender_identity) => ({ gender_identity })),
    { race: "a_value_of_2031", gender_identity: null },
  ];
  const { client, arrived } = await wire([
    (response, request) =>
      json({ ...(JSON.parse(request.body) as object), address: stored.address })(response, request),
  ]);
  for (const one of stated) {
    const answered = await client.users.updateInfo(userId, { ...patientInfo, ...one });
    expect(answered).toEqual({ ...patientInfo, address: stored.address, ...one });
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
  const failure = await failureOf(client.users.updateInfo(userId, { ...patientInfo, first_name: "-Ada" }));
  expect(isValidationError(failure) && failure.issues).toEqual([issue]);
  expect(`${failure.message} ${JSON.stringify(failure)}`).not.toMatch(/Ada|mail\.example|1986/);
});

test("[ERR-4] patient info is sent again after an answer was lost, an insurance is not", async () => {
  const { client, arrived } = await wire([json({ detail: "Later." }, 503), json(stored)]);
  await client.users.updateInfo(userId, patientInfo);
  expect(arrived).toHaveLength(2);
  const other = await wire([json({ detail: "Later." }, 503)]);
  await failureOf(other.client.insurance.create(userId, insurance));
  expect(other.arrived).toHaveLength(1);
});

test("[INS-1, INS-6, INS-7] an insurance is sent as given; the company and empty second lines come back", async () => {
  const address = { ...insurance.insured.address, second_line: "", access_notes: null };
  const answer = {
    ...insurance,
    insured: { ...insurance.insured, address },
    company: { name: "Acme Mutual", address },
    group_id: null,
    guarantor,
    is_primary: true,
  };
  const { client, arrived } = await wire([json(answer)]);
  const created = await client.insurance.create(userId, { ...insurance, guarantor });
  expect(created).toEqual(answer);
  expect(created.insured.address.second_line).toBe("");
  expect(created.guarantor?.household_income).toBe(2500.5);
  expect(arrived[0]).toMatchObject({ method: "POST", url: `/v2/user/${userId}/insurance` });
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual({ ...insurance, guarantor });
});

test("[INS-5, GEN-4, GEN-8] a relationship is one of three, and another one passes in both directions", async () => {
  expect(Relationship.values).toEqual(["Self", "Spouse", "Other"]);
  const { client, arrived } = await wire([
    (response, request) =>
      json({ ...insurance, relationship: (JSON.parse(request.body) as typeof insurance).relationship })(
        response,
        request,
      ),
  ]);
  for (const relationship of [...Relationship.values, "Ward"]) {
    expect((await client.insurance.create(userId, { ...insurance, relationship })).relationship).toBe(
      relationship,
    );
  }
  expect(arrived).toHaveLength(4);
});

test("the latest insurance is asked for by its kind; none is not found, a closed beta is a PermissionError", async () => {
  const detail = { error_type: "FEATURE_NOT_ENABLED", error_message: "Not enabled." };
  const { client, arrived } = await wire([
    json({ ...insurance, is_primary: false }),
    json({ detail: "None." }, 404),
    json({ detail }, 403),
  ]);
  expect((await client.insurance.latest(userId, { is_primary: false })).is_primary).toBe(false);
  expect(isNotFoundError(await failureOf(client.insurance.latest(userId)))).toBe(true);
  const refused = await failureOf(client.insurance.create(userId, { ...insurance, payor_code: "MEDFED" }));
  expect(isPermissionError(refused) && refused.code).toBe("FEATURE_NOT_ENABLED");
  expect(arrived.slice(0, 2).map(({ url }) => url)).toEqual([
    `/v2/user/${userId}/insurance/latest?is_primary=false`,
    `/v2/user/${userId}/insurance/latest`,
  ]);
});

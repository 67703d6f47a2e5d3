import { isNotFoundError, isPermissionError, type Guarantor, unlisted } from "sanguine";
import { Relationship } from "sanguine/enums";
import { expect, test } from "vitest";
import { getFailure, userId, wire } from "../support/client.ts";
import { insurance } from "../support/people.ts";
import { json } from "../support/server.ts";
const guarantor: Guarantor = {
  first_name: "Edith",
  last_name: "Fernsby",
  phone_number: "+12025550144",
  email: null,
  household_income: 2500.5,
  household_size: 3,
  address: { ...insurance.insured.address, second_line: "Apt 4", access_notes: "Ring twice." },
};

test("[INS-1, INS-6, INS-7] an insurance is sent as given; the company and empty second lines come back", async () => {
  const address = { ...insurance.insured.address, second_line: "", access_notes: null };
  const stored = {
    ...insurance,
    insured: { ...insurance.insured, address },
    company: { name: "Acme Mutual", address },
    group_id: null,
    guarantor,
    is_primary: true,
  };
  const { client, arrived } = await wire([json(stored)]);
  const created = await client.insurance.create(userId, { ...insurance, guarantor });
  expect(created).toEqual(stored);
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
  for (const relationship of [...Relationship.values, unlisted("Ward")]) {
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
  expect(isNotFoundError(await getFailure(client.insurance.latest(userId)))).toBe(true);
  const refused = await getFailure(client.insurance.create(userId, { ...insurance, payor_code: "MEDFED" }));
  expect(isPermissionError(refused) && refused.code).toBe("FEATURE_NOT_ENABLED");
  expect(arrived.slice(0, 2).map(({ url }) => url)).toEqual([
    `/v2/user/${userId}/insurance/latest?is_primary=false`,
    `/v2/user/${userId}/insurance/latest`,
  ]);
});

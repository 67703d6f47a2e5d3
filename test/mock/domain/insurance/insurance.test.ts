import { unlisted } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { catchServiceError } from "../test-world.ts";

const createTestMock = () => createMock({ seed: "insurance", now: "2026-01-15T09:00:00Z" });

describe("mock.insurance", () => {
  it("[INS-1, INS-4] insures the patient with the data of the patient info, as primary insurance by default", () => {
    const mock = createTestMock();
    const user = mock.users.create();
    const info = mock.users.setInfo(user);
    const { insured, relationship, is_primary } = mock.insurance.create(user, { group_id: "G-1" });
    expect([relationship, is_primary]).toEqual(["Self", true]);
    expect(insured).toEqual({
      first_name: info.first_name,
      last_name: info.last_name,
      gender: info.gender,
      dob: info.dob,
      email: info.email,
      phone_number: info.phone_number,
      address: {
        first_line: info.address.first_line,
        second_line: "",
        zip: info.address.zip,
        city: info.address.city,
        state: info.address.state,
        country: "US",
        access_notes: null,
      },
    });
  });

  it("[INS-5, GEN-9] rejects a relationship and a gender that the OpenAPI document does not list", () => {
    const mock = createTestMock();
    const user = withInfo(mock);
    const { insured } = mock.insurance.create(user);
    const rejection = catchServiceError(() =>
      mock.insurance.create(user, {
        relationship: unlisted("Cousin"),
        insured: { ...insured, gender: unlisted("purple") },
      }),
    );
    expect(rejection.status).toBe(422);
    expect(rejection.detail).toMatchObject([
      { loc: ["body", "relationship"], msg: expect.stringContaining("Self, Spouse, Other") },
      { loc: ["body", "insured", "gender"], msg: expect.stringContaining("female, male, other, unknown") },
    ]);
    expect(mock.insurance.list(user)).toHaveLength(1);
  });
});

function withInfo(mock: ReturnType<typeof createTestMock>) {
  const user = mock.users.create();
  mock.users.setInfo(user);
  return user;
}

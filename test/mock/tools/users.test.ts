import { unlisted } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { catchServiceError } from "../domain/test-world.ts";

const createTestMock = (seed = "people") => createMock({ seed, now: "2026-01-15T09:00:00Z" });

describe("mock.users.setInfo and info", () => {
  it("[PAT-3, PAT-4] reject what a request cannot contain either, and store nothing", () => {
    const mock = createTestMock();
    const user = mock.users.create();
    const error = catchServiceError(() =>
      mock.users.setInfo(user, { first_name: "Zoë", email: "ada", gender: unlisted(" ") }),
    );
    expect(error.status).toBe(422);
    expect(error.detail).toMatchObject([
      { loc: ["body", "first_name"] },
      { loc: ["body", "email"] },
      { loc: ["body", "gender"] },
    ]);
    expect(mock.users.info(user)).toBeNull();
    expect(catchServiceError(() => mock.users.setInfo(user, { dob: "2020-02-30" })).status).toBe(422);
  });
});

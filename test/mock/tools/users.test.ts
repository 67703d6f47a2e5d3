import { unlisted } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { findStateOfZip } from "../../../mock/catalog/geo/find-state.ts";
import { catchServiceError } from "../domain/test-world.ts";

const createTestMock = (seed = "people") => createMock({ seed, now: "2026-01-15T09:00:00Z" });

describe("mock.users.setInfo and info", () => {
  it("generate a person from the seed that satisfies every rule", async () => {
    const mock = createTestMock();
    const [again, other] = [createTestMock(), createTestMock("other")];
    const names = new Set<string>();
    for (let count = 0; count < 100; count += 1) {
      const user = mock.users.create();
      const info = mock.users.setInfo(user);
      expect(again.users.setInfo(again.users.create())).toEqual(info);
      expect(findStateOfZip(info.address.zip)).toBe(info.address.state);
      names.add(`${info.first_name} ${info.last_name}`);
      const { address, ...rest } = info;
      const { zip: _, ...taken } = address;
      const response = await mock.fetch(`${mock.url}/v2/user/${user.user_id}/info`, {
        method: "PATCH",
        headers: { "x-service-api-key": mock.apiKey, "content-type": "application/json" },
        body: JSON.stringify({ ...rest, address: taken }),
      });
      expect([response.status, await response.json()]).toEqual([200, info]);
    }
    expect(names.size).toBeGreaterThan(20);
    expect(other.users.setInfo(other.users.create())).not.toEqual(mock.users.info(mock.users.list()[0]!));
  });

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

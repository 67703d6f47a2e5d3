import { describe, expect, it } from "vitest";
import { createUser, listUsers, updateUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld, catchServiceError } from "../test-world.ts";

describe("users", () => {
  it("[USR-2] accept any IANA time zone and no other text", () => {
    const { world } = createTestWorld();
    for (const zone of ["Europe/London", "Australia/Lord_Howe", "UTC", "America/Argentina/Ushuaia", null]) {
      const user = createUser(world, { client_user_id: `u ${zone}`, fallback_time_zone: zone });
      expect(user.time_zone?.id ?? null).toBe(zone);
    }
    for (const zone of ["London", "Europe/Atlantis", "+01:00", "GMT+25", "", "europe london"]) {
      const { status, detail } = catchServiceError(() =>
        createUser(world, { client_user_id: "x", fallback_time_zone: zone }),
      );
      expect(status).toBe(422);
      expect(detail).toMatchObject([{ loc: ["body", "fallback_time_zone"], type: "value_error" }]);
    }
    expect(listUsers(world, 0, 100).total).toBe(5);
  });

  it.each(["fallback_birth_date", "ingestion_start", "ingestion_end"] as const)(
    "[USR-3] accept existing dates for %s",
    (name) => {
      const { world } = createTestWorld();
      expect(createUser(world, { client_user_id: "leap", [name]: "2024-02-29" })).toBeDefined();
      expect(createUser(world, { client_user_id: "none", [name]: null })).toBeDefined();
      for (const date of [
        "2026-02-30",
        "2025-02-29",
        "2026-13-01",
        "2026-1-5",
        "15.01.2026",
        "2026-01-15T00:00:00Z",
      ]) {
        const { status, detail } = catchServiceError(() =>
          createUser(world, { client_user_id: "x", [name]: date }),
        );
        expect(status).toBe(422);
        expect(detail).toMatchObject([{ loc: ["body", name] }]);
      }
    },
  );

  it("[USR-3] reject a start after the end, also when only one of them changes", () => {
    const { world } = createTestWorld();
    const bounds = { ingestion_start: "2026-02-01", ingestion_end: "2026-01-31" };
    expect(catchServiceError(() => createUser(world, { client_user_id: "x", ...bounds })).status).toBe(422);
    const user = createUser(world, {
      client_user_id: "u",
      ingestion_start: "2026-01-10",
      ingestion_end: "2026-01-10",
    });
    const early = catchServiceError(() => updateUser(world, user.user_id, { ingestion_end: "2026-01-09" }));
    expect(early.detail).toMatchObject([{ loc: ["body", "ingestion_end"] }]);
    const late = catchServiceError(() => updateUser(world, user.user_id, { ingestion_start: "2026-01-11" }));
    expect(late.detail).toMatchObject([{ loc: ["body", "ingestion_start"] }]);
    expect(world.tables.users.get(user.user_id)).toBe(user);
    expect(
      updateUser(world, user.user_id, { ingestion_start: "2027-01-01", ingestion_end: null }),
    ).toMatchObject({
      ingestion_start: "2027-01-01",
      ingestion_end: null,
    });
  });
});

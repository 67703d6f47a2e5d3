import { expect, it } from "vitest";
import { createUser, listUsers, updateUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld, catchServiceError } from "../test-world.ts";

const bounds = { ingestion_start: "2026-01-10", ingestion_end: "2026-01-10" };

it.each([
  ["fallback_time_zone", "Australia/Lord_Howe", "Europe/Atlantis"],
  ["fallback_birth_date", "2024-02-29", "2025-02-29"],
  ["ingestion_start", "2024-02-29", "2026-02-30"],
  ["ingestion_end", "2024-02-29", "2026-13-01"],
])("[USR-2, USR-3] the %s of a user can be %s and not %s", (name, accepted, rejected) => {
  const { world } = createTestWorld();
  for (const value of [accepted, null]) createUser(world, { client_user_id: `u ${value}`, [name]: value });
  const create = () => createUser(world, { client_user_id: "x", [name]: rejected });
  expect(catchServiceError(create)).toMatchObject({ status: 422, detail: [{ loc: ["body", name] }] });
  expect(listUsers(world, 0, 100).total).toBe(2);
});

it.each([
  ["ingestion_end", { ingestion_end: "2026-01-09" }],
  ["ingestion_start", { ingestion_start: "2026-01-11" }],
  ["ingestion_end", { ingestion_start: "2026-02-01", ingestion_end: "2026-01-31" }],
])("[USR-3] a start after the end is rejected at %s of %j, and changes nothing", (name, patch) => {
  const { world } = createTestWorld();
  const user = createUser(world, { client_user_id: "u", ...bounds });
  const { detail } = catchServiceError(() => updateUser(world, user.user_id, patch));
  expect(detail).toMatchObject([{ loc: ["body", name] }]);
  expect(world.tables.users.get(user.user_id)).toBe(user);
  const moved = { ingestion_start: "2027-01-01", ingestion_end: null };
  expect(updateUser(world, user.user_id, moved)).toMatchObject(moved);
});

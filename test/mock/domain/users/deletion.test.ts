import { describe, expect, it } from "vitest";
import { listIngestedProviders } from "../../../../mock/domain/connections/ingestion.ts";
import { connect, listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { createLinkToken } from "../../../../mock/domain/link/tokens.ts";
import { deleteUser, undoDelete } from "../../../../mock/domain/users/deletion.ts";
import { getActiveUser, createUser } from "../../../../mock/domain/users/rules.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { createTestWorld, catchServiceError } from "../test-world.ts";

const connected = (world: World, client_user_id = "u") => {
  const user = createUser(world, { client_user_id });
  connect(world, { user, provider: "acme_watch" });
  connect(world, { user, provider: "glucose_two" });
  createLinkToken(world, { user_id: user.user_id });
  return user;
};

const rows = ({ tables }: World) => [
  tables.users.size,
  tables.connections.size,
  tables.ingestion.size,
  tables.linkTokens.size,
];

describe("deleting a user", () => {
  it("[USR-10] deregisters all connections at once and stops their ingestion", async () => {
    const { world, advance, events } = createTestWorld();
    const user = connected(world);
    const before = events().length;
    await advance("1h");
    deleteUser(world, user.user_id);
    expect(listLiveConnections(world, user.user_id)).toEqual([]);
    const ended = world.tables.connections.all("user", user.user_id).map(({ ended_at }) => ended_at);
    expect(ended).toEqual([world.now(), world.now()]);
    const closed = world.tables.ingestion.all("user", user.user_id).map(({ until }) => until);
    expect(closed).toEqual([world.now(), world.now()]);
    expect(events()).toHaveLength(before);
  });

  it("[USR-11] erases everything after exactly 7 days, and not a second earlier", async () => {
    const { world, advance } = createTestWorld();
    const user = connected(world);
    const other = connected(world, "other");
    deleteUser(world, user.user_id);
    await advance("604799s");
    expect(rows(world)).toEqual([2, 4, 4, 2]);
    expect(listIngestedProviders(world, user.user_id)).toEqual(["acme_watch", "glucose_two"]);
    await advance("1s");
    expect(rows(world)).toEqual([1, 2, 2, 1]);
    expect(listIngestedProviders(world, user.user_id)).toEqual([]);
    expect(getActiveUser(world, other.user_id).client_user_id).toBe("other");
    expect(JSON.stringify(world.export().tables["users"])).not.toContain(user.user_id);
  });

  it("[USR-13] rejects a missing or deleted user, and changes nothing", () => {
    const { world } = createTestWorld();
    const user = connected(world);
    deleteUser(world, user.user_id);
    const before = JSON.stringify(world.export());
    expect(catchServiceError(() => deleteUser(world, "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11")).status).toBe(
      404,
    );
    expect(catchServiceError(() => deleteUser(world, user.user_id)).status).toBe(404);
    expect(JSON.stringify(world.export())).toBe(before);
  });
});

describe("undoing a deletion", () => {
  it("[USR-12] cancels the erasure, and a later deletion has its own 7 days", async () => {
    const { world, advance } = createTestWorld();
    const user = connected(world);
    deleteUser(world, user.user_id);
    await advance("6d");
    undoDelete(world, { user_id: user.user_id });
    deleteUser(world, user.user_id);
    await advance("6d");
    undoDelete(world, { client_user_id: "u" });
    await advance("30d");
    expect(getActiveUser(world, user.user_id).client_user_id).toBe("u");
    deleteUser(world, user.user_id);
    await advance("7d");
    expect(world.tables.users.size).toBe(0);
  });

  it("keeps one grace period for a user that is deleted, undone and deleted within an instant", async () => {
    const { world, advance } = createTestWorld();
    const user = connected(world);
    deleteUser(world, user.user_id);
    undoDelete(world, { user_id: user.user_id });
    deleteUser(world, user.user_id);
    await advance("604799s");
    expect(world.tables.users.has(user.user_id)).toBe(true);
    await advance("1s");
    expect(world.tables.users.has(user.user_id)).toBe(false);
  });

  it("restores the latest of several deletions of one client_user_id", async () => {
    const { world, advance } = createTestWorld();
    const first = createUser(world, { client_user_id: "u" });
    deleteUser(world, first.user_id);
    await advance("1h");
    const second = createUser(world, { client_user_id: "u" });
    deleteUser(world, second.user_id);
    expect(undoDelete(world, { client_user_id: "u" }).user_id).toBe(second.user_id);
  });
});

import { describe, expect, it } from "vitest";
import { connect, listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { deleteUser, undoDelete } from "../../../../mock/domain/users/deletion.ts";
import { createUser, listUsers } from "../../../../mock/domain/users/rules.ts";
import { catchServiceError, createTestWorld } from "../test-world.ts";

describe("deleting a user", () => {
  it("[USR-10] deregisters all connections at once and stops their ingestion", async () => {
    const { world, advance, events } = createTestWorld();
    const user = createUser(world, { client_user_id: "u" });
    for (const provider of ["acme_watch", "glucose_two"]) connect(world, { user, provider });
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

  it("restores the latest of several deletions of one client_user_id", async () => {
    const { world, advance } = createTestWorld();
    const first = createUser(world, { client_user_id: "u" });
    deleteUser(world, first.user_id);
    await advance("1h");
    const second = createUser(world, { client_user_id: "u" });
    deleteUser(world, second.user_id);
    expect(undoDelete(world, { client_user_id: "u" }).user_id).toBe(second.user_id);
  });

  it("[USR-11, USR-12] erases a user 7 days after the last deletion that was not undone", async () => {
    const { world, advance } = createTestWorld();
    const { user_id } = createUser(world, { client_user_id: "u" });
    deleteUser(world, user_id);
    await advance("6d");
    undoDelete(world, { user_id });
    await advance("10d");
    expect(listUsers(world, 0, 100).total).toBe(1);
    deleteUser(world, user_id);
    await advance("167h");
    undoDelete(world, { user_id });
    deleteUser(world, user_id);
    await advance("167h");
    expect(world.tables.users.size).toBe(1);
    await advance("1h");
    expect(world.tables.users.size).toBe(0);
    expect(catchServiceError(() => undoDelete(world, { user_id })).status).toBe(404);
  });
});

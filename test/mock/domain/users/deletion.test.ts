import { describe, expect, it } from "vitest";
import { connect, listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { deleteUser, undoDelete } from "../../../../mock/domain/users/deletion.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld } from "../test-world.ts";

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
});

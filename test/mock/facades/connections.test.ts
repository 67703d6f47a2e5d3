import { describe, expect, it } from "vitest";
import { createConnectionsFacade } from "../../../mock/facades/connections.ts";
import { createUsersFacade } from "../../../mock/facades/users.ts";
import { newWorld, refusalOf } from "../domain/new-world.ts";

const setUp = () => {
  const test = newWorld();
  const connections = createConnectionsFacade(test.world);
  return { ...test, connections, user: createUsersFacade(test.world).create() };
};

describe("mock.connections", () => {
  it("takes users and connections by id or by record", () => {
    const { connections, user } = setUp();
    const watch = connections.create({ user, provider: "acme_watch" });
    const ring = connections.create({ user: user.user_id, provider: "acme_ring_v2" });
    expect(connections.list(user)).toEqual([watch, ring]);
    expect(connections.fail(watch).status).toBe("error");
    expect(connections.recover(watch.connection_id).status).toBe("connected");
    connections.remove({ user, provider: "acme_watch" });
    connections.remove({ user: user.user_id, provider: "acme_ring_v2" });
    expect(connections.list(user.user_id)).toEqual([]);
  });

  it("takes resources under the names of their series too", () => {
    const { connections, user } = setUp();
    const scale = connections.create({
      user,
      provider: "manual",
      resources: ["body_weight", "body_fat", "note"],
    });
    expect(Object.keys(scale.resource_availability)).toEqual(["weight", "fat", "note"]);
  });

  it("fails a connection for the given reason, known or not", () => {
    const { connections, user } = setUp();
    const watch = connections.create({ user, provider: "acme_watch" });
    const reasons = [
      connections.fail(watch),
      connections.fail(watch, "user_not_found"),
      connections.fail(watch, { error_type: "solar_flare", error_message: "The sun did it." }),
      connections.fail(watch, "solar_flare"),
    ].map(({ error_details: details }) => [details?.error_type, details?.error_message]);
    expect(reasons).toEqual([
      ["token_refresh_failed", "The provider no longer accepts the token of this account."],
      ["user_not_found", "The provider no longer knows this account."],
      ["solar_flare", "The sun did it."],
      ["solar_flare", "The connection failed for an unknown reason."],
    ]);
  });

  it("says what it does not find", () => {
    const { connections, user } = setUp();
    const watch = connections.create({ user, provider: "acme_watch" });
    connections.remove(watch);
    expect(refusalOf(() => connections.remove(watch)).detail).toBe("Connection not found");
    expect(refusalOf(() => connections.fail({ user, provider: "acme_watch" })).detail).toBe(
      "Connection not found",
    );
    expect(refusalOf(() => connections.list("nobody")).detail).toBe("User not found");
    expect(refusalOf(() => connections.create({ user: "nobody", provider: "manual" })).detail).toBe(
      "User not found",
    );
  });

  it("follows snapshots", () => {
    const { connections, user, world } = setUp();
    const watch = connections.create({ user, provider: "acme_watch" });
    const snapshot = world.snapshot();
    connections.fail(watch);
    connections.create({ user, provider: "manual" });
    world.restore(snapshot);
    expect(connections.list(user)).toEqual([watch]);
  });
});

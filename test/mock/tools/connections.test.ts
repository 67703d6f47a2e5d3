import { describe, expect, it } from "vitest";
import { createTestWorld } from "../domain/test-world.ts";
import { openTools } from "./open-tools.ts";

const createSetup = () => {
  const test = createTestWorld();
  const connections = openTools(test.world).connections;
  return { ...test, connections, user: openTools(test.world).users.create() };
};

describe("mock.connections", () => {
  it("accepts resources under the names of their series too", () => {
    const { connections, user } = createSetup();
    const scale = connections.create({
      user,
      provider: "manual",
      resources: ["body_weight", "body_fat", "note"],
    });
    expect(Object.keys(scale.resource_availability)).toEqual(["weight", "fat", "note"]);
  });

  it("fails a connection for the given reason, with a message of its own or the usual one", () => {
    const { connections, user } = createSetup();
    const watch = connections.create({ user, provider: "acme_watch" });
    const reasons = [
      connections.fail(watch),
      connections.fail(watch, "user_not_found"),
      connections.fail(watch, { error_type: "unknown", error_message: "The sun did it." }),
      connections.fail(watch, "unknown"),
    ].map(({ error_details: details }) => [details?.error_type, details?.error_message]);
    expect(reasons).toEqual([
      ["token_refresh_failed", "The provider no longer accepts the token of this account."],
      ["user_not_found", "The provider no longer knows this account."],
      ["unknown", "The sun did it."],
      ["unknown", "The connection failed for an unknown reason."],
    ]);
  });
});

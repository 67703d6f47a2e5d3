import { describe, expect, it } from "vitest";
import { connect, deregister, listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { connectDemo } from "../../../../mock/domain/link/demo.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld, catchServiceError } from "../test-world.ts";

const provider = "glucose_two";

describe("a demo connection", () => {
  it("lasts 7 days from its own creation when it is created again", async () => {
    const { world, advance } = createTestWorld();
    const { user_id } = createUser(world, { client_user_id: "u" });
    connectDemo(world, { user_id, provider });
    await advance("5d");
    connectDemo(world, { user_id, provider });
    await advance("604799s");
    expect(listLiveConnections(world, user_id)).toHaveLength(1);
    await advance("1s");
    expect(listLiveConnections(world, user_id)).toEqual([]);
  });

  it("is rejected beside a real connection, and so is a second real one with the setting", () => {
    const { world } = createTestWorld();
    const user = createUser(world, { client_user_id: "u" });
    const { user_id } = user;
    const real = connect(world, { user, provider: "acme_watch" });
    expect(catchServiceError(() => connectDemo(world, { user_id, provider })).status).toBe(400);
    world.settings.set({ rejectDuplicateConnections: true });
    expect(catchServiceError(() => connect(world, { user, provider: "acme_watch" })).detail).toBe(
      "This user is already connected to this provider, and the setting rejectDuplicateConnections is on.",
    );
    deregister(world, real);
    expect(() => connectDemo(world, { user_id, provider })).not.toThrow();
    expect(() => connectDemo(world, { user_id, provider: "acme_watch" })).not.toThrow();
  });
});

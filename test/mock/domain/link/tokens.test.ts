import { describe, expect, it } from "vitest";
import { createLinkToken, buildLinkWebUrl } from "../../../../mock/domain/link/tokens.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { MINUTE } from "../../../../mock/kernel/time.ts";
import { createTestWorld, START } from "../test-world.ts";

describe("a link token", () => {
  it("expires as the team's setting said at its creation", () => {
    const { world } = createTestWorld();
    const { user_id } = createUser(world, { client_user_id: "u" });
    const standard = createLinkToken(world, { user_id });
    world.settings.set({ linkTokenLifetime: "10m" });
    expect(createLinkToken(world, { user_id }).expires_at).toBe(START + 10 * MINUTE);
    expect(world.tables.linkTokens.get(standard.token)?.expires_at).toBe(START + 60 * MINUTE);
  });

  it("has an escaped URL below the link URL", () => {
    expect(buildLinkWebUrl("https://link.test/", "a+b/c=")).toBe(
      "https://link.test/?token=a%2Bb%2Fc%3D&env=sandbox&region=us",
    );
    expect(buildLinkWebUrl("http://127.0.0.1:4010/link", "t")).toBe(
      "http://127.0.0.1:4010/link/?token=t&env=sandbox&region=us",
    );
  });
});

import { createLinkToken, type LinkTokenInput } from "../../../../mock/domain/link/tokens.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld } from "../test-world.ts";

/** A world with one user, and a function that creates link tokens for it. */
export type LinkWorld = ReturnType<typeof createLinkWorld>;

export function createLinkWorld() {
  const testWorld = createTestWorld();
  const { user_id } = createUser(testWorld.world, { client_user_id: "u" });
  return {
    ...testWorld,
    user_id,
    newToken: (input: Omit<LinkTokenInput, "user_id"> = {}) =>
      createLinkToken(testWorld.world, { ...input, user_id }).token,
  };
}

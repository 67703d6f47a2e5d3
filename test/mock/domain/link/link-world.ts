import { createLinkToken, type LinkTokenInput } from "../../../../mock/domain/link/tokens.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld, type TestWorld } from "../test-world.ts";

/** A world with one user, and a function that creates link tokens for it. */
export interface LinkWorld extends TestWorld {
  readonly user_id: string;
  readonly newToken: (input?: Omit<LinkTokenInput, "user_id">) => string;
}

/** Creates a world with one user. */
export function createLinkWorld(): LinkWorld {
  const testWorld = createTestWorld();
  const { user_id } = createUser(testWorld.world, { client_user_id: "u" });
  return {
    ...testWorld,
    user_id,
    newToken: (input = {}) => createLinkToken(testWorld.world, { ...input, user_id }).token,
  };
}

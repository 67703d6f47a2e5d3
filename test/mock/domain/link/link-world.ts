import { createLinkToken, type LinkTokenInput } from "../../../../mock/domain/link/tokens.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { newWorld, type TestWorld } from "../new-world.ts";

/** A world with one user, and the means to make link tokens for it. */
export interface LinkWorld extends TestWorld {
  readonly user_id: string;
  readonly newToken: (input?: Omit<LinkTokenInput, "user_id">) => string;
}

/** Makes such a world. */
export function newLinkWorld(): LinkWorld {
  const made = newWorld();
  const { user_id } = createUser(made.world, { client_user_id: "u" });
  return {
    ...made,
    user_id,
    newToken: (input = {}) => createLinkToken(made.world, { ...input, user_id }).token,
  };
}

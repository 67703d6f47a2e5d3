import { expect, it } from "vitest";
import {
  validateLinkToken,
  requireLinkToken,
  getLinkTokenState,
} from "../../../../mock/domain/link/check-token.ts";
import { beginOAuth, completeOAuth } from "../../../../mock/domain/link/oauth.ts";
import { completeMfa, signInWithEmail, signInWithPassword } from "../../../../mock/domain/link/sign-in.ts";
import { createLinkWorld } from "./link-world.ts";

const signIn = { username: "sam", password: "secret" };

it("[LNK-13] validation of a token happens on the page and in every step except the second factor", () => {
  const { world, newToken } = createLinkWorld();
  const firstSteps: ((token: string) => unknown)[] = [
    (token) => validateLinkToken(world, token),
    (token) => requireLinkToken(world, token),
    (token) => beginOAuth(world, token, "acme_watch"),
    (token) => completeOAuth(world, token),
    (token) => signInWithPassword(world, token, "glucose_two", { ...signIn, region: "tw" }),
    (token) => signInWithEmail(world, token, "marlstone_sensor", { email: "invalid" }),
  ];
  for (const step of firstSteps) {
    const token = newToken();
    expect(completeMfa(world, token, "glucose_two", "1").error_type).toBe("token_not_validated");
    expect(getLinkTokenState(world, token)).toBe("unvalidated");
    step(token);
    expect(getLinkTokenState(world, token)).toBe("validated");
    expect(completeMfa(world, token, "glucose_two", "1").error_type).toBe("incorrect_mfa_code");
  }
});

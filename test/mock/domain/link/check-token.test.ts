import { describe, expect, it } from "vitest";
import {
  checkValidatedLinkToken,
  validateLinkToken,
  requireLinkToken,
  getLinkTokenState,
} from "../../../../mock/domain/link/check-token.ts";
import { beginOAuth, completeOAuth } from "../../../../mock/domain/link/oauth.ts";
import { completeMfa } from "../../../../mock/domain/link/mfa.ts";
import { signInWithEmail, signInWithPassword } from "../../../../mock/domain/link/sign-in.ts";
import { deleteUser } from "../../../../mock/domain/users/deletion.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { refusalOf } from "../new-world.ts";
import { newLinkWorld } from "./link-world.ts";

const signIn = { username: "sam", password: "secret" };

/** The error by which each rule of a step refuses a token. */
const refusals = (world: World, token: string) => [
  signInWithPassword(world, token, "glucose_two", signIn).error_type,
  signInWithEmail(world, token, "marlstone_sensor", { email: "sam@example.com" }).error_type,
  completeMfa(world, token, "glucose_two", "1").error_type,
  completeOAuth(world, token, { provider: "acme_watch" }).error_type,
  validateLinkToken(world, token).error,
];

/** The same from every step. */
const alike = (fault: string): string[] => [fault, fault, fault, fault, fault];

describe("how a token stands", () => {
  it("[AUT-4] is told in the order invalid, expired, consumed, not validated", async () => {
    const { world, newToken, user_id, advance } = newLinkWorld();
    const token = newToken();
    expect(getLinkTokenState(world, token)).toBe("unvalidated");
    expect(checkValidatedLinkToken(world, token).error).toBe("token_not_validated");
    signInWithPassword(world, token, "glucose_two", signIn);
    expect(getLinkTokenState(world, token)).toBe("consumed");
    await advance("60m");
    expect(getLinkTokenState(world, token)).toBe("expired");
    deleteUser(world, user_id);
    expect(getLinkTokenState(world, token)).toBe("invalid");
  });

  it("[AUT-4] lets an unvalidated token be consumed or expired first of all", async () => {
    const { world, newToken, advance } = newLinkWorld();
    const token = newToken();
    world.tables.linkTokens.update(token, { consumed_at: world.now() });
    expect(checkValidatedLinkToken(world, token).error).toBe("token_consumed");
    await advance("61m");
    expect(checkValidatedLinkToken(world, token).error).toBe("token_expired");
  });

  it("[AUT-4, LNK-14] is told alike by every step", async () => {
    const { world, newToken, advance } = newLinkWorld();
    const used = newToken();
    signInWithPassword(world, used, "glucose_two", signIn);
    expect(refusals(world, used)).toEqual(alike("token_consumed"));
    expect(refusals(world, "nobody's")).toEqual(alike("invalid_token"));
    const lazy = newToken();
    await advance("60m");
    expect(refusals(world, lazy)).toEqual(alike("token_expired"));
    expect(refusalOf(() => requireLinkToken(world, lazy))).toMatchObject({
      status: 401,
      detail: { error_type: "token_expired" },
    });
  });

  it("[LNK-6] is good up to the last second by the world's clock, and after a link that failed", async () => {
    const { world, newToken, advance } = newLinkWorld();
    const token = newToken();
    const failed = signInWithPassword(world, token, "glucose_two", {
      ...signIn,
      username: "provider_api_error",
    });
    expect(failed.state).toBe("error");
    await advance("3599s");
    expect(getLinkTokenState(world, token)).toBe("validated");
    expect(signInWithPassword(world, token, "glucose_two", signIn).state).toBe("success");
    expect(getLinkTokenState(world, token)).toBe("consumed");
    await advance("1s");
    expect(getLinkTokenState(world, token)).toBe("expired");
  });
});

describe("what validates a token", () => {
  it("[LNK-13] is the page, or any step but the second factor", () => {
    const { world, newToken } = newLinkWorld();
    const firstSteps: ((token: string) => unknown)[] = [
      (token) => validateLinkToken(world, token),
      (token) => requireLinkToken(world, token),
      (token) => beginOAuth(world, token, "acme_watch"),
      (token) => completeOAuth(world, token),
      (token) => signInWithPassword(world, token, "glucose_two", { ...signIn, region: "tw" }),
      (token) => signInWithEmail(world, token, "marlstone_sensor", { email: "nobody" }),
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

  it("[LNK-13] keeps the instant of the first step", async () => {
    const { world, newToken, advance } = newLinkWorld();
    const token = newToken();
    const first = validateLinkToken(world, token).record;
    await advance("5m");
    expect(validateLinkToken(world, token).record).toBe(first);
  });
});

import * as fc from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { linkErrorTypes } from "../../../../mock/catalog/link-errors.ts";
import { listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { completeOAuth } from "../../../../mock/domain/link/oauth.ts";
import type { LinkOutcome } from "../../../../mock/domain/link/outcome.ts";
import { completeMfa, getPendingCode } from "../../../../mock/domain/link/mfa.ts";
import { signInWithPassword } from "../../../../mock/domain/link/sign-in.ts";
import { createLinkWorld } from "./link-world.ts";

const LIFETIME = 60;

/** A simple model of a link token: minutes instead of a clock, and the number of codes still required. */
class Model {
  minute = 0;
  validated = false;
  consumed = false;
  codes = 0;
  wrong = 0;

  /** Returns the error of the token; null when it is usable. */
  fault(): string | null {
    if (this.minute >= LIFETIME) return "token_expired";
    return this.consumed ? "token_consumed" : null;
  }

  signIn(codes: number | null): string {
    const fault = this.fault();
    if (fault !== null) return fault;
    this.validated = true;
    this.codes = codes ?? 0;
    this.wrong = 0;
    return codes === null ? "provider_api_error" : this.settle();
  }

  complete(right: boolean): string {
    const fault = this.fault() ?? (this.validated ? null : "token_not_validated");
    if (fault !== null) return fault;
    if (this.codes === 0) return "incorrect_mfa_code";
    if (right) {
      this.codes -= 1;
      return this.settle();
    }
    this.wrong += 1;
    if (this.wrong === 5) this.codes = 0;
    return "incorrect_mfa_code";
  }

  consent(granted: boolean): string {
    const fault = this.fault();
    if (fault !== null) return fault;
    this.validated = true;
    if (!granted) return "required_scopes_not_granted";
    this.codes = 0;
    return this.settle();
  }

  private settle(): string {
    if (this.codes > 0) return "pending_provider_mfa";
    this.consumed = true;
    return "success";
  }
}

/** Accounts and the number of codes that they require; null for one that is rejected. */
const accounts = [
  { username: "sam", codes: 0 },
  { username: "mfa_sms", codes: 1 },
  { username: "mfa_sms_then_email", codes: 2 },
  { username: "mfa_three_times", codes: 3 },
  { username: "provider_api_error", codes: null },
] as const;

const step = fc.oneof(
  fc.record({ kind: fc.constant("signIn" as const), account: fc.constantFrom(...accounts) }),
  fc.record({ kind: fc.constant("complete" as const), right: fc.boolean() }),
  fc.record({ kind: fc.constant("complete" as const), right: fc.constant(false) }),
  fc.record({ kind: fc.constant("consent" as const), granted: fc.constantFrom(false, false, true) }),
  fc.record({ kind: fc.constant("pass" as const), minutes: fc.constantFrom(1, 10, 30) }),
);

/** Checks what holds for every outcome. */
function checkShape({ state, error_type, error, provider_mfa, provider_id }: LinkOutcome): void {
  expect([error_type !== null, error !== null]).toEqual([state === "error", state === "error"]);
  expect(provider_mfa !== null).toBe(state === "pending_provider_mfa");
  expect(provider_id !== null).toBe(state === "success");
  expect([...linkErrorTypes, null]).toContain(error_type);
}

describe("a link token in any order of steps", () => {
  it("[AUT-4, LNK-6, LNK-8, LNK-9] behaves like a simple model and connects at most once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { world, user_id, newToken, advance } = createLinkWorld();
        const token = newToken();
        const model = new Model();
        const code = (right: boolean): string =>
          right && model.codes > 0 ? getPendingCode(world, token) : "000000";
        let successes = 0;
        for (const one of steps) {
          let outcome: LinkOutcome;
          let expected: string;
          switch (one.kind) {
            case "pass":
              // oxlint-disable-next-line no-await-in-loop -- the steps run in order.
              await advance(`${one.minutes}m`);
              model.minute += one.minutes;
              continue;
            case "signIn": {
              const { username, codes } = one.account;
              outcome = signInWithPassword(world, token, "glucose_two", { username, password: "secret" });
              expected = model.signIn(codes);
              break;
            }
            case "complete":
              outcome = completeMfa(world, token, "glucose_two", code(one.right));
              expected = model.complete(one.right);
              break;
            case "consent":
              outcome = completeOAuth(world, token, {
                provider: "acme_watch",
                ...(one.granted ? {} : { granted: [] }),
              });
              expected = model.consent(one.granted);
          }
          checkShape(outcome);
          expect(outcome.error_type ?? outcome.state).toBe(expected);
          if (outcome.state === "success") successes += 1;
          expect(listLiveConnections(world, user_id)).toHaveLength(successes);
        }
        expect(successes).toBe(model.consumed ? 1 : 0);
      }),
      { numRuns: fc.repeat(40) },
    );
  });
});

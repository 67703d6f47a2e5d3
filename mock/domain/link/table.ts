import type { Factor } from "../../catalog/link-credentials.ts";
import { defineTable } from "../../store/table.ts";

/** A second factor under way. The account that signs in is not kept: nothing after the sign-in needs it. */
export interface MfaSession {
  /** Provider slug. */
  readonly provider: string;
  /** The factor that is asked for, and those that follow it. */
  readonly factors: readonly Factor[];
  /** Number of the code that was sent last; the code itself derives from it. */
  readonly serial: number;
  /** How many codes were wrong so far. */
  readonly wrong: number;
  /** Whether no code at all is right. */
  readonly stubborn: boolean;
}

/** A link token and what it was made for. */
export interface LinkTokenRecord {
  readonly token: string;
  readonly user_id: string;
  /** The one provider to connect; null lets the user choose. */
  readonly provider: string | null;
  readonly redirect_url: string | null;
  /** What the link page lists; null lists all that can be linked. */
  readonly filter_on_providers: readonly string[] | null;
  readonly on_error: string | null;
  readonly on_close: string | null;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** The first instant at which the token no longer works. */
  readonly expires_at: number;
  /** When it was first used, by the page or by a programmatic step. */
  readonly validated_at: number | null;
  /** When a successful link used it up. */
  readonly consumed_at: number | null;
  /** The provider at whose own site a sign-in was begun last. */
  readonly oauth_provider: string | null;
  /** The second factor that is under way. */
  readonly mfa: MfaSession | null;
}

/** Tokens are found by their text, and by user when the user is erased. */
export const linkTokensTable = defineTable<LinkTokenRecord>()({
  name: "linkTokens",
  key: "token",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});

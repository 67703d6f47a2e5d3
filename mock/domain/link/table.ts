import type { MfaMethod } from "../../catalog/link-credentials.ts";
import { defineTable } from "../../store/table.ts";

/** A pending second factor. The account is not stored, because no later step needs it. */
export interface MfaSession {
  /** Provider slug. */
  readonly provider: string;
  /** The method of the pending code, then the methods of the codes that follow. */
  readonly methods: readonly MfaMethod[];
  /** Number of the code that was sent last. The code derives from it. */
  readonly serial: number;
  /** Number of wrong codes so far. */
  readonly wrongCodes: number;
  /** Whether every code is wrong, for the account that tests this error. */
  readonly rejectsEveryCode: boolean;
}

/** A link token and its options. */
export interface LinkTokenRecord {
  readonly token: string;
  readonly user_id: string;
  /** The only provider to connect; null lets the user choose. */
  readonly provider: string | null;
  readonly redirect_url: string | null;
  /** Providers that the link page lists; null lists every linkable provider. */
  readonly filter_on_providers: readonly string[] | null;
  readonly on_error: string | null;
  readonly on_close: string | null;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** First instant at which the token is expired. */
  readonly expires_at: number;
  /** When the link page or a programmatic step first used the token. */
  readonly validated_at: number | null;
  /** When a successful link consumed the token. */
  readonly consumed_at: number | null;
  /** When the deletion of its user revoked the token. Restoring the user does not bring it back. */
  readonly revoked_at: number | null;
  /** Provider of the last sign-in that was started on a consent page. */
  readonly oauth_provider: string | null;
  /** The pending second factor. */
  readonly mfa: MfaSession | null;
}

/** Link tokens. The index `user` serves the erasure of a user. */
export const linkTokensTable = defineTable<LinkTokenRecord>()({
  name: "linkTokens",
  key: "token",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});

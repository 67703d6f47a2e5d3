import * as z from "zod";
import { mfaHints, type MfaMethod } from "../../catalog/link-credentials.ts";
import { defineTable } from "../../store/table.ts";
import {
  boolean,
  count,
  enumeration,
  instant,
  list,
  nonEmptyText,
  part,
  provider,
  type Row,
  text,
  uuid,
} from "../fields.ts";
import { checkRedirects } from "./redirects.ts";

const isMfaMethod = (name: string): name is MfaMethod => Object.hasOwn(mfaHints, name);

function isRedirectUrl(redirect_url: string): boolean {
  try {
    checkRedirects({ redirect_url });
    return true;
  } catch {
    return false;
  }
}

const buildLinkToken = () =>
  z.strictObject({
    token: nonEmptyText(),
    user_id: uuid(),
    /** The only provider to connect; null lets the user choose. */
    provider: provider().nullable(),
    redirect_url: text().refine(isRedirectUrl, "must be a URL that a link can redirect to").nullable(),
    /** Providers that the link page lists; null lists every linkable provider. */
    filter_on_providers: list(provider()).nullable(),
    on_error: text().nullable(),
    on_close: text().nullable(),
    /** Milliseconds of the virtual clock. */
    created_at: instant(),
    /** First instant at which the token is expired. */
    expires_at: instant(),
    /** When the link page or a programmatic step first used the token. */
    validated_at: instant().nullable(),
    consumed_at: instant().nullable(),
    /** When the deletion of its user revoked the token. Restoring the user does not bring it back. */
    revoked_at: instant().nullable().default(null),
    /** Provider of the last sign-in that was started on a consent page. */
    oauth_provider: provider().nullable(),
    /** The pending second factor. The account is not stored, because no later step needs it. */
    mfa: part({
      provider: provider(),
      methods: z
        .array(enumeration(Object.keys(mfaHints).filter(isMfaMethod)))
        .min(1)
        .readonly(),
      /** Number of the code that was sent last. The code derives from it. */
      serial: count(),
      wrongCodes: count(),
      /** Whether every code is wrong, for the account that tests this error. */
      rejectsEveryCode: boolean(),
    }).nullable(),
  });

export type LinkTokenRecord = Row<typeof buildLinkToken>;

/** A pending second factor. */
export type MfaSession = NonNullable<LinkTokenRecord["mfa"]>;

/** Link tokens. The index `user` serves the erasure of a user. */
export const linkTokensTable = defineTable<LinkTokenRecord>()({
  name: "linkTokens",
  key: "token",
  ownedBy: "user",
  schema: buildLinkToken,
  references: [{ path: "user_id", table: "users" }],
  counted: ({ mfa }) => [["integer:mfa_code", mfa?.serial ?? 0]],
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});

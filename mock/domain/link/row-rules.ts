import * as z from "zod";
import { mfaHints, type MfaMethod } from "../../catalog/link-credentials.ts";
import {
  count,
  strictObject,
  nonEmptyText,
  boolean,
  instant,
  enumeration,
  provider,
  text,
  uuid,
} from "../fields.ts";
import { defineRules } from "../schema-rules.ts";
import { checkRedirects } from "./redirects.ts";
import type { LinkTokenRecord, MfaSession } from "./table.ts";

const isMfaMethod = (name: string): name is MfaMethod => Object.hasOwn(mfaHints, name);

function isRedirectUrl(redirect_url: string): boolean {
  try {
    checkRedirects({ redirect_url });
    return true;
  } catch {
    return false;
  }
}

/** Rules that an import checks for link tokens. */
export const linkTokenRules = defineRules<LinkTokenRecord>(
  () =>
    strictObject<LinkTokenRecord>({
      token: nonEmptyText(),
      user_id: uuid(),
      provider: provider().nullable(),
      redirect_url: text().refine(isRedirectUrl, "must be a URL that a link can redirect to").nullable(),
      filter_on_providers: z.array(provider()).nullable(),
      on_error: text().nullable(),
      on_close: text().nullable(),
      created_at: instant(),
      expires_at: instant(),
      validated_at: instant().nullable(),
      consumed_at: instant().nullable(),
      revoked_at: instant().nullable(),
      oauth_provider: provider().nullable(),
      mfa: strictObject<MfaSession>({
        provider: provider(),
        methods: z.array(enumeration(Object.keys(mfaHints).filter(isMfaMethod))).min(1),
        serial: count(),
        wrongCodes: count(),
        rejectsEveryCode: boolean(),
      }).nullable(),
    }),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: ({ mfa }) => [["integer:mfa_code", mfa?.serial ?? 0]],
  },
);

import { isZone } from "../../kernel/zones.ts";
import { parseDate } from "../../kernel/time.ts";
import { createValidationError } from "../service-error.ts";
import type { World } from "../world.ts";

/** The fields of a user that the customer sets. Undefined keeps a field; null clears it. */
export interface UserFields {
  readonly client_user_id?: string | null;
  readonly fallback_time_zone?: string | null;
  readonly fallback_birth_date?: string | null;
  readonly ingestion_start?: string | null;
  readonly ingestion_end?: string | null;
}

const DATES = ["fallback_birth_date", "ingestion_start", "ingestion_end"] as const;

/**
 * Checks the fields, and the ingestion bounds together with the stored ones. Throws ServiceError 422 when a field is invalid.
 *
 * @param stored the stored fields, for bounds that are not given
 */
export function checkFields(fields: UserFields, stored: UserFields = {}): void {
  const zone = fields.fallback_time_zone;
  if (zone != null && !isZone(zone)) {
    throw createValidationError(
      ["body", "fallback_time_zone"],
      "value_error",
      "Value error, not an IANA time zone identifier",
      zone,
    );
  }
  for (const name of DATES) checkDate(name, fields[name]);
  const start = applyPatchValue(fields.ingestion_start, stored.ingestion_start);
  const end = applyPatchValue(fields.ingestion_end, stored.ingestion_end);
  if (start == null || end == null || start <= end) return;
  const name = fields.ingestion_end == null ? "ingestion_start" : "ingestion_end";
  const rule = "Value error, ingestion_start must not be after ingestion_end";
  throw createValidationError(["body", name], "value_error", rule, fields[name]);
}

/** Returns the value of a field after a patch. Null clears the field; undefined keeps it. */
export function applyPatchValue<Value>(patch: Value | undefined, stored: Value): Value {
  return patch === undefined ? stored : patch;
}

/**
 * Checks a `client_user_id`. Warns when it looks like personal data, or throws ServiceError 422 when the team has set
 * `rejectPersonalClientUserIds`. Messages do not contain the value, because it may be personal.
 */
export function checkClientUserId(world: World, clientUserId: string): void {
  const loc = ["body", "client_user_id"];
  if (clientUserId === "") {
    throw createValidationError(
      loc,
      "string_too_short",
      "String should have at least 1 character",
      clientUserId,
      {
        min_length: 1,
      },
    );
  }
  const kind = detectPersonalData(clientUserId);
  if (kind === null) return;
  const issue = `client_user_id looks like ${kind}; it must not contain personal data`;
  if (!world.settings.get().rejectPersonalClientUserIds) {
    world.warn("personal_client_user_id", `${issue}.`);
    return;
  }
  throw createValidationError(
    loc,
    "value_error",
    `Value error, ${issue} (setting rejectPersonalClientUserIds)`,
    null,
  );
}

function checkDate(name: (typeof DATES)[number], value: string | null | undefined): void {
  if (value == null || parseDate(value) !== null) return;
  throw createValidationError(
    ["body", name],
    "date_parsing",
    "Input should be a valid date in the form YYYY-mm-dd",
    value,
  );
}

/**
 * Matches name@host.tld anywhere in a text. It matches one character of the name and of the ending, because a longer match
 * takes quadratic time on a long text without an @.
 */
const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;

/** Matches a text that consists of digits and the punctuation of phone numbers. */
const PHONE_CHARACTERS = /^\+?[\d\s().\-/]+$/;

/**
 * Detects personal data in a `client_user_id`. Returns null when there is none.
 *
 * Plain digits count as a phone number only when there are ten or eleven, because sequence numbers and timestamps are valid
 * ids. A text that starts with an ISO date is not a phone number.
 */
export function detectPersonalData(clientUserId: string): "an e-mail address" | "a phone number" | null {
  const text = clientUserId.trim();
  if (EMAIL.test(text)) return "an e-mail address";
  return looksLikePhone(text) ? "a phone number" : null;
}

function looksLikePhone(text: string): boolean {
  if (!PHONE_CHARACTERS.test(text) || /^\d{4}-\d{2}-\d{2}/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, "").length;
  if (text.startsWith("+")) return digits >= 7 && digits <= 15;
  if (/^\d+$/.test(text)) return digits === 10 || digits === 11;
  return digits >= 9 && digits <= 15;
}

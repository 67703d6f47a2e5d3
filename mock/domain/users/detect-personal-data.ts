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

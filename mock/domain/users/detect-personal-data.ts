/**
 * Anything of the form name@host.tld, wherever it stands in the text. One character of the name and of the ending is
 * enough to know, and a longer match would take quadratic time over a long text without an @.
 */
const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;

/** A text of digits and the marks with which people write phone numbers, and nothing else. */
const PHONE_CHARACTERS = /^\+?[\d\s().\-/]+$/;

/**
 * Tells what personal data a customer's id for a user looks like; null if it looks like none.
 *
 * Plain digits are taken for a phone number at ten or eleven of them only, since running numbers and time stamps
 * are fine ids. An ISO date at the start is no phone number either.
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

import { buildFormRules, type TextRule } from "./text-rule.ts";

const extractDigits = (phone: string): string => phone.replaceAll(/\D/g, "");

/**
 * Parses the area code of a US telephone number. US numbers start with +1, or have no + and ten digits, or no + and eleven
 * digits that start with 1. Returns undefined for other numbers.
 */
export function parseAreaCode(phone: string): string | undefined {
  const digits = extractDigits(phone);
  if (phone.startsWith("+")) return digits.startsWith("1") ? digits.slice(1, 4) : undefined;
  if (digits.length === 10) return digits.slice(0, 3);
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1, 4) : undefined;
}

/** Rules for telephone numbers that labs accept. */
export const phoneRules = buildFormRules(
  "phone",
  {
    rule: "characters",
    requirement:
      "must contain only digits, spaces, parentheses, hyphens, periods and slashes, and a + only at the start",
    test: (phone) => /^\+?[\d ().\-/]*$/.test(phone),
  },
  {
    rule: "digits",
    requirement: "must have 10 to 15 digits",
    test: (phone) => {
      const { length } = extractDigits(phone);
      return length >= 10 && length <= 15;
    },
  },
  { rule: "area_code", requirement: "must not have a US area code that starts with 0 or 1" },
);

/** Rules for e-mail addresses that tests set. The schema of requests is stricter. */
export const emailRules: readonly TextRule[] = [
  {
    rule: "email",
    requirement: "must be an e-mail address",
    test: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  },
];

import type { TextRule } from "./text-rule.ts";

const extractDigits = (phone: string): string => phone.replaceAll(/\D/g, "");

/**
 * The area code of a telephone number of the United States: one that begins with +1, or one without a + that has ten
 * digits, or eleven with a 1 in front.
 */
export function parseAreaCode(phone: string): string | undefined {
  const digits = extractDigits(phone);
  if (phone.startsWith("+")) return digits.startsWith("1") ? digits.slice(1, 4) : undefined;
  if (digits.length === 10) return digits.slice(0, 3);
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1, 4) : undefined;
}

/** What telephone numbers look like that laboratories take. */
export const phoneRules: readonly TextRule[] = [
  {
    rule: "characters",
    requirement:
      "can hold digits, spaces, parentheses, hyphens, full stops and slashes, and a + in front only",
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
  {
    rule: "area_code",
    requirement: "has a US area code, which cannot begin with 0 or 1",
    test: (phone) => !/^[01]/.test(parseAreaCode(phone) ?? ""),
  },
];

/** For e-mail addresses that did not come by a request, whose schema is stricter. */
export const emailRules: readonly TextRule[] = [
  {
    rule: "email",
    requirement: "has to be an e-mail address",
    test: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  },
];

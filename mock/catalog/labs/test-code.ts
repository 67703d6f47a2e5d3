import type { Lab } from "./lab.ts";

/** A prime above all numbers. Multiplication modulo a prime keeps different numbers different. */
const PRIME = 999_983;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LETTER_COUNT = 5;

function formatLetters(number: number): string {
  let rest = number;
  let text = "";
  for (let count = 0; count < LETTER_COUNT; count += 1) {
    text = LETTERS.charAt(rest % LETTERS.length) + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}

/**
 * Computes the test code of a number, in the format of a lab.
 * @param number a LOINC number or the number of a panel, below the prime
 */
export function computeTestCode(lab: Pick<Lab, "id" | "codes">, number: number): string {
  const scattered = (number * (7919 + 2 * lab.id) + 104_729 * lab.id) % PRIME;
  if (lab.codes === "letters") return formatLetters(scattered * 11);
  const digits = String(scattered).padStart(6, "0");
  return lab.codes === "digits" ? digits : lab.codes + digits;
}

/** What the standard fonts know beside ASCII and Latin-1: the rest of Windows-1252. */
const MORE =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";
const known = new Set(Array.from(MORE));

/** Letters and signs that have no part which the fonts know, and what is written for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  "\u0142": "l",
  "\u0141": "L",
  "\u0111": "d",
  "\u0110": "D",
  "\u0131": "i",
  "\u03bc": "\u00b5",
  "\u2264": "<=",
  "\u2265": ">=",
  "\u2212": "-",
  "\u2010": "-",
  "\u2011": "-",
};

function isPrintable(character: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]$/.test(character) || known.has(character);
}

/** A character without its marks, such as Z for \u017b. */
function stripMarks(character: string): string {
  return character.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
}

function toPrintableCharacter(character: string): string {
  if (isPrintable(character)) return character;
  const stand = STAND_INS[character];
  if (stand !== undefined) return stand;
  if (/^\s$/.test(character)) return " ";
  const letters = stripMarks(character);
  return letters !== "" && Array.from(letters).every(isPrintable) ? letters : "?";
}

/**
 * A text as the standard fonts can show it. They know the characters of Western Europe alone: letters of other Latin
 * alphabets lose their marks, and what is still unknown is shown as a question mark.
 */
export function toPrintableText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text)
    ? text
    : Array.from(text.normalize("NFC"), toPrintableCharacter).join("");
}

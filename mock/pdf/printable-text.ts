/** Characters that the standard fonts have besides ASCII and Latin-1: the rest of Windows-1252. */
const WINDOWS_1252 =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";
const extraCharacters = new Set(Array.from(WINDOWS_1252));

/** Replacements for characters that have no base character in the fonts. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
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
  return /^[\x20-\x7e\xa0-\xff]$/.test(character) || extraCharacters.has(character);
}

/** Removes the marks of a character: it returns Z for \u017b. */
function stripMarks(character: string): string {
  return character.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
}

function toPrintableCharacter(character: string): string {
  if (isPrintable(character)) return character;
  const replacement = REPLACEMENTS[character];
  if (replacement !== undefined) return replacement;
  if (/^\s$/.test(character)) return " ";
  const letters = stripMarks(character);
  return letters !== "" && Array.from(letters).every(isPrintable) ? letters : "?";
}

/**
 * Converts a text to characters that the standard fonts have, which are those of Western Europe. Letters of other Latin
 * alphabets lose their marks. All other characters become question marks.
 */
export function toPrintableText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text)
    ? text
    : Array.from(text.normalize("NFC"), toPrintableCharacter).join("");
}

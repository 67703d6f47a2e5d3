const POWER = String.raw`(?:[x×*]?10(?:(?:\^|\*{1,2}|E)\(?\d{1,2}\)?|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]{1,3}|\d{1,2}(?=\/)))`;
const WORD = String.raw`[\p{L}µ[\]{}'%][\p{L}µ[\]{}'%\d².]{0,24}`;
/** The denominator of a unit: an amount, a volume, a time or a field of view. `{creat}` and the like say of what. */
const PER = String.raw`\/(?:\{?1\.73(?:_?m[2²]\}?)?|\(?(?:\d{1,3}\.?)?(?:(?:mc|[mdcunpfkµ])?(?:[lL]|g|mol)|m[23²³]?|mm[3³]|c\.?u?\.?mm|min|hr?|d(?:ay)?|s(?:ec)?|\[?[hlHL]\.?[pP]\.?[fF]\.?\]?|cells?|[WR]BCs?|field|\{[^\s{}]{1,20}\})(?:\{[^\s{}]{1,20}\}|creat\p{L}*|Hgb?|Hb)?\)?)(?:m[2²])?`;
const UNIT = new RegExp(
  String.raw`^(?:[%‰]|\{?ratio\}?|index|s|sec(?:onds)?|mm|f[lL]|pg|m?g(?:ms?)?%|pH|titer|inr|cells|copies|(?:m(?:ill)?i?|[µunpfk]|mc)?(?:mol|g|l|L|eq|Eq|IU|U|kat|osm)|${POWER}|(?:${POWER}?${WORD}|${POWER})?(?:${PER})+)$`,
  "u",
);

const MAX_LENGTH = 60;

export function isUnit(text: string): boolean {
  return text.length <= MAX_LENGTH && UNIT.test(text.replaceAll(/\s/g, ""));
}

/** Checks whether a unit alone shows that a number is a measurement. An amount such as `500 mg` may be a dose. */
export function isMeasuringUnit(unit: string): boolean {
  return isUnit(unit) && !/^(mg|g|mcg|[uµ]g|kg|m?l|iu|u)$/i.test(unit);
}

/** Joins the lines of a unit: without a space when it is split within a word. */
export function joinUnit(one: string, other: string): string {
  const isOpen = /[{[(/^*_][^}\])]*$/.test(one) && !/\s|^\(/.test(other);
  return isOpen || isUnit(one + other) ? one + other : `${one} ${other}`.trim();
}

/** A word that a unit may start with, and that the next word continues. */
const PREFIX =
  /^(log(10)?|thou(sand)?|mill(ion)?s?|billion|lakhs?|lacs?|crores?|[x×*]|[x×*]?10\D.*|.*\/1\.73|.*\/)$/iu;

/** Counts the words at a position that together are a unit, such as `mL/min/1.73 m²`: up to three, or 0. */
export function countUnitWords(words: readonly string[], at = 0): number {
  const fits = (count: number): boolean => {
    const own = words.slice(at, at + count);
    const isJoined = own.every(
      (word, index) => index === 0 || word.startsWith("/") || PREFIX.test(own[index - 1] ?? ""),
    );
    return own.length === count && isJoined && isUnit(own.join(""));
  };
  return [3, 2, 1].find(fits) ?? 0;
}

/** Takes the unit at the start of a text. Returns it with the rest of the text. */
export function takeUnit(text: string): { readonly unit: string; readonly rest: string } {
  const words = text.trim().split(/\s+/);
  const count = countUnitWords(words);
  return { unit: words.slice(0, count).join(" "), rest: words.slice(count).join(" ") };
}

/** Finds the unit after the numbers of a range such as `65-99 mg/dL`; empty when it has none. */
export function findUnitInRange(range: string): string {
  const [, tail = ""] = /\d\)?\s+(\D\S*)$/.exec(range.slice(-MAX_LENGTH)) ?? [];
  return isUnit(tail) ? tail : "";
}

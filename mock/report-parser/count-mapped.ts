/**
 * The tokens of a character table that matter here. All are found in linear time: what begins a token ends the one before, or one token
 * reaches to the end of the text.
 */
const TOKEN =
  /(?<begin>begin(?:bf|cid)range)|(?<end>end(?:bf|cid)range)|%[^\r\n]*|<<|<(?<hex>[^>]*)(?:>|$)|\([^()]*\)|(?<sign>[([\]])|(?<number>\d+)/g;

/** Where the search is within a list of ranges: of `bf` ranges, which have three parts, or of `cid` ranges, which have two texts. */
interface RangeList {
  readonly hasTarget: boolean;
  parts: number;
  low: number;
  isInArray: boolean;
}

/**
 * Counts the characters that the character tables of a text map. The PDF library maps each one. Returns Infinity for what no real table
 * has, because ranges can hide in it: literal texts, comments with keywords, and a stream that begins or ends within a list.
 */
export function countMapped(text: string): number {
  if (!/begin(?:bf|cid)range/.test(text)) return 0;
  let list: RangeList | null = null;
  let mapped = 0;
  // A stream begins with a new token.
  for (const part of text.split("stream")) {
    // Here a token could reach over the keyword, and be read as a comment.
    if (list !== null) return Infinity;
    for (const { 0: token, groups = {} } of part.matchAll(TOKEN)) {
      const { begin, end, hex, sign, number } = groups;
      if (begin !== undefined) list = createList(begin);
      else if (end !== undefined) list = null;
      else if (hidesRanges(token, list !== null)) return Infinity;
      else if (list === null) continue;
      else if (sign === "[") list.isInArray = true;
      else if (sign === "]") Object.assign(list, { isInArray: false, parts: 0 });
      else if (hex !== undefined && !list.isInArray) mapped += readText(list, hex);
      else if (number !== undefined && list.parts === 2) list.parts = 0;
    }
  }
  return mapped;
}

const createList = (begin: string): RangeList => ({
  hasTarget: begin === "beginbfrange",
  parts: 0,
  low: 0,
  isInArray: false,
});

function hidesRanges(token: string, isInList: boolean): boolean {
  return isInList ? token.startsWith("(") : /^[%(<].*begin(?:bf|cid)range/s.test(token);
}

/** Reads the next text of a list. Returns how many characters the range maps that ends with it. */
function readText(list: RangeList, hex: string): number {
  const value = parseHex(hex);
  if (list.parts === 1) {
    list.parts = list.hasTarget ? 2 : 0;
    return Math.max(0, value - list.low + 1);
  }
  Object.assign(list, list.parts === 0 ? { parts: 1, low: value } : { parts: 0 });
  return 0;
}

/** Parses a text of bytes as the PDF library does: the last four bytes count, and half a byte at the end has a zero. */
function parseHex(hex: string): number {
  const digits = hex.replaceAll(/[^\da-f]/gi, "");
  return Number.parseInt((digits.length % 2 === 0 ? digits : `${digits}0`).slice(-8), 16) || 0;
}

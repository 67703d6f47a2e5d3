/** The bars and spaces of the values 0 to 106 of Code 128 (ISO/IEC 15417), as widths in modules. The last one is the stop pattern. */
const PATTERNS = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");

const [SWITCH_TO_C, SWITCH_TO_B, START_B, START_C, STOP] = [99, 100, 104, 105, 106];

/**
 * Encodes a text as a barcode of Code 128: the widths of its bars and spaces by turns, in modules. Digits take half the width in pairs.
 * Returns null for an empty text, and for one with other characters than printable ASCII.
 */
export function encodeCode128(text: string): number[] | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const values: number[] = [];
  let isPaired = /^\d{4}|^\d\d$/.test(text);
  values.push(isPaired ? START_C : START_B);
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    if (isPaired && /^\d\d/.test(rest)) {
      values.push(Number(rest.slice(0, 2)));
      at += 2;
    } else if (isPaired) {
      values.push(SWITCH_TO_B);
      isPaired = false;
    } else if (/^(\d\d){3}|^(\d\d){2}$/.test(rest) && !/^\d(\d\d)+(?!\d)/.test(rest)) {
      values.push(SWITCH_TO_C);
      isPaired = true;
    } else {
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  // The start counts once, each further value by its place.
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  return [...values, check, STOP].flatMap((value) => Array.from(PATTERNS[value] ?? "", Number));
}

import { expect, it } from "vitest";
import { encodeCode128 } from "../../../mock/pdf/code-128.ts";

/** Writes widths as the patterns of six elements, with the stop pattern of seven. */
const write = (widths: readonly number[] | null): string | undefined =>
  widths?.join("").replace(/.{6}(?=.{6})/g, "$& ");

it.each([
  // Start B, P, J, J, 1, 2, 3, C: 104 + 48 + 84 + 126 + 68 + 90 + 114 + 245 = 879, 879 mod 103 = 55.
  ["PJJ123C", "211214 313121 112133 112133 123221 223211 221132 131321 311321 2331112"],
  // Start C, 12, 34: 105 + 12 + 68 = 185, 185 mod 103 = 82.
  ["1234", "211232 112232 131123 121241 2331112"],
  // Start C, 10, 00, 00, 00, 07: 105 + 10 + 35 = 150, 150 mod 103 = 47.
  ["1000000007", "211232 221312 212222 212222 212222 122312 133121 2331112"],
  // Start B, S, switch to C, 01, 23, 45: 104 + 51 + 198 + 3 + 92 + 225 = 673, 673 mod 103 = 55.
  ["S012345", "211214 213113 113141 222122 312131 113123 311321 2331112"],
  // Start B, S, 1, switch to C, 23, 45, 67: 104 + 51 + 34 + 297 + 92 + 225 + 402 = 1205, 1205 mod 103 = 72.
  ["S1234567", "211214 213113 123221 113141 312131 113123 141122 122411 2331112"],
  // Start C, 12, 34, switch to B, 5: 105 + 12 + 68 + 300 + 84 = 569, 569 mod 103 = 54.
  ["12345", "211232 112232 131123 114131 213212 311123 2331112"],
  // Start B, a, ~: 104 + 65 + 188 = 357, 357 mod 103 = 48.
  ["a~", "211214 121124 131141 313121 2331112"],
  // Start B, a space: 104 + 0 = 104, 104 mod 103 = 1.
  [" ", "211214 212222 222122 2331112"],
])("[PDF-7] a barcode of Code 128 of %j has the bars of its characters and its check digit", (text, bars) => {
  expect(write(encodeCode128(text))).toBe(bars);
});

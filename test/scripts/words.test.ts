import { describe, expect, test } from "vitest";
import { findBannedWords } from "../../scripts/words/find-banned.ts";

describe("findBannedWords", () => {
  test.each([
    ["// The answer is null.", "answer"],
    ["const orderAnswer = 1;", "answer"],
    ["the mock's doors", "doors"],
    ["a made-up name", "made-up"],
    ["a token that is no good", "is no good"],
    ["export function orderOf(world: World) {", "export function orderOf"],
    ["export const priceOf = 1;", "export const priceOf ="],
    ["the laboratory in Phoenix", "laboratory"],
  ])("finds a banned word in %j", (line, word) => {
    expect(findBannedWords(`fine\n${line}`)).toMatchObject([{ line: 2, word }]);
  });

  test.each([
    "an AOE answer of the patient",
    "readonly aoe_answers: readonly AoeAnswer[];",
    "performing_laboratories: {}",
    "12 Alder Lane",
    "the outdoors",
    "function priceOf() {}",
  ])("accepts %j", (line) => {
    expect(findBannedWords(line)).toEqual([]);
  });
});

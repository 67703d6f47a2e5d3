/** Returns whether two texts are equal. The time that it takes does not reveal how much of the given text is right. */
export function equalsInConstantTime(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < expected.length; index += 1) {
    // Beyond the end of the given text, `charCodeAt` returns NaN, which counts as 0 here.
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}

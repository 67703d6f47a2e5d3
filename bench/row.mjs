/**
 * Prints one row for bench/main.ts to read.
 *
 * @param peers what other packages take in the same run, by name and in the same unit
 */
export function row(figure, limit, value, unit = "x", peers = {}) {
  console.log(JSON.stringify({ figure, aim: `<= ${limit}${unit}`, limit, value, unit, peers }));
}

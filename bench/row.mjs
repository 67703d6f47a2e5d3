/** Prints one row for bench/main.ts to read. */
export function row(figure, limit, value, unit = "x") {
  console.log(JSON.stringify({ figure, aim: `<= ${limit}${unit}`, limit, value, unit }));
}

/**
 * Reads the PDFs of 500 orders back and compares each with the order's results: `npm run check:reports`, or
 * `npm run check:reports -- 50` for fewer.
 */
import { makeRoundTrip } from "../test/mock/report-parser/round-trip.ts";
import { readCount } from "./read-count.ts";

const count = readCount("The number of reports", process.argv[2] ?? "500");
let results = 0;
let wrong = 0;
for (let index = 0; index < count; index += 1) {
  const { title, expected, actual } = await makeRoundTrip(index);
  results += expected.length - 1;
  const lost = expected.filter((line) => !actual.includes(line));
  const added = actual.filter((line) => !expected.includes(line));
  if (lost.length + added.length === 0 && expected.length === actual.length) continue;
  wrong += 1;
  console.log(
    [title, ...lost.map((line) => `  - ${line}`), ...added.map((line) => `  + ${line}`)].join("\n"),
  );
}
console.log(`${count} reports, ${results} results, ${wrong} reports that read otherwise.`);
if (wrong > 0) process.exitCode = 1;

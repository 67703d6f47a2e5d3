/**
 * Shows what is read of each sample layout, and reads the PDFs of 500 orders back and compares each with the order's results: `npx tsx scripts/check-reports.ts`, or
 * `npx tsx scripts/check-reports.ts 50` for fewer.
 */
import { makeRoundTrip } from "../test/mock/report-parser/round-trip.ts";
import { drawSample, samples } from "../test/mock/report-parser/samples.ts";
import { readReport } from "../mock/report-parser/read-report.ts";
import { readCount } from "./read-count.ts";

const table = [];
for (const sample of samples) {
  const reading = await readReport(await drawSample(sample));
  const found = reading.kind === "read" ? reading.data.results.length : 0;
  const lost = "unread" in reading ? (reading.unread?.length ?? 0) : 0;
  const warnings = [
    ...(lost > 0 ? ["report_line_not_read"] : []),
    ...(reading.kind === "failed" ? [reading.reason] : []),
  ];
  table.push({
    layout: sample.layout,
    "rows found": found,
    "rows lost": lost,
    warnings: warnings.join(", "),
  });
}
console.table(table);

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

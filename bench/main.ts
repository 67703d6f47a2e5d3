/**
 * Prints each figure beside its target. Figures are ratios measured side by side in one run, on the built package. They never
 * fail a build. `npm run bench` builds first; `npm run bench -- --save` saves the figures for docs/performance.md.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";

interface Row {
  figure: string;
  aim: string;
  value: number;
  limit: number;
  unit: string;
  peers: Readonly<Record<string, number>>;
}

const SAVED = "bench/figures.json";
const given = process.argv.slice(2);
const saves = given.includes("--save");
const only = given.filter((name) => name !== "--save");
// Saved figures have one date, and versions of one run.
if (saves && only.length > 0) throw new Error("--save saves the figures of all rows. Name no row.");
const files = readdirSync("bench/rows").filter(
  (file) => only.length === 0 || only.some((name) => file.includes(name)),
);
const rows: Row[] = [];
for (const file of files.toSorted()) {
  // Each row has its own process, so that no row measures a heap that another one has filled.
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", `bench/rows/${file}`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`bench/rows/${file} ended with ${status}\n${stderr}`);
  for (const text of stdout.trim().split("\n")) {
    const row = JSON.parse(text) as Row;
    rows.push(row);
    process.stderr.write(`measured: ${row.figure}\n`);
  }
}

const formatValue = (value: number, unit: string): string => `${value.toFixed(value < 1 ? 3 : 2)}${unit}`;
const width = Math.max(...rows.map((row) => row.figure.length));
console.log(`\n${"figure".padEnd(width)}  ${"aim".padStart(10)}  ${"measured".padStart(10)}          peers`);
for (const { figure, aim, value, limit, unit, peers } of rows) {
  const measured = formatValue(value, unit);
  const others = Object.entries(peers).map(([name, other]) => `${name} ${formatValue(other, unit)}`);
  console.log(
    `${figure.padEnd(width)}  ${aim.padStart(10)}  ${measured.padStart(10)}  ${value <= limit ? "met   " : "MISSED"}  ${others.join(", ")}`.trimEnd(),
  );
}

// `npm run docs -- --pages` writes the saved figures into docs/performance.md.
if (saves) {
  const saved = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    peers: JSON.parse(readFileSync("bench/peers.json", "utf8")) as Record<string, string>,
    rows,
  };
  writeFileSync(SAVED, await format(JSON.stringify(saved), { parser: "json", printWidth: 110 }));
}

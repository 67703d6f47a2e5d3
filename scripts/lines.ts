/**
 * Counts the hand-written lines of each folder, and fails when one exceeds its figure in `.ci/lines.json` by more than 2 %.
 *
 * `npx tsx scripts/lines.ts --write` lowers the figures, and `--write "docs=REASON"` raises that of a folder too.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { listFiles } from "./pack.ts";

const FIGURES = ".ci/lines.json";
const counted = /^[^/]+\/.*\.(tsx?|mts|cts|m?js|cjs|css|ya?ml|md|html)$/;
/** Generated code and data, and the changesets, which a release removes. */
const excluded =
  /(^|\/)(generated|fixtures)\/|package-lock|\.snap$|zips-data|wide-font-data|^etc\/api\/|^docs\/(operations|lifecycle)|CHANGELOG|^\.changeset\//;

const lines: Record<string, number> = {};
for (const path of listFiles(".").filter((name) => counted.test(name) && !excluded.test(name))) {
  const [folder = ""] = path.split("/");
  lines[folder] = (lines[folder] ?? 0) + readFileSync(path, "utf8").split("\n").length - 1;
}

const kept = JSON.parse(readFileSync(FIGURES, "utf8")) as Record<string, { lines: number; reason?: string }>;
const [write, ...given] = process.argv.slice(2);
const reasons = new Map(given.map((text) => text.split(/=(.*)/s) as [folder: string, reason: string]));
const rows = Object.entries(lines).map(([folder, now]) => {
  // A folder without a figure may have no lines.
  const before = kept[folder] ?? { lines: 0 };
  const reason = reasons.get(folder);
  if (write !== "--write") return { folder, now, figure: before };
  if (now <= before.lines) return { folder, now, figure: { ...before, lines: now } };
  return { folder, now, figure: reason ? { lines: now, reason } : before };
});
if (write === "--write") {
  const figures = Object.fromEntries(rows.map(({ folder, figure }) => [folder, figure]));
  writeFileSync(FIGURES, `${JSON.stringify(figures, undefined, 2)}\n`);
}
console.table(rows.map(({ folder, now, figure }) => ({ folder, now, kept: figure.lines })));
const growth = rows.filter(({ now, figure }) => now > figure.lines * 1.02).map(({ folder }) => folder);
if (growth.length > 0)
  throw new Error(`Too many lines in: ${growth.join(", ")}. Delete some, or give a reason to --write.`);

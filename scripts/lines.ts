/**
 * Counts the hand-written lines of each folder, and fails when one exceeds its figure in `.ci/lines.json` by more than 2 %.
 *
 * `npx tsx scripts/lines.ts --write` lowers the figures, and `--write "docs=REASON"` raises that of a folder too.
 */
import fs from "node:fs";
import { listFiles } from "./pack.ts";

type Lines = Record<string, number>;
type Figures = Record<string, { lines: number; reason?: string }>;

const counted = /^[^/]+\/.*\.(tsx?|mts|cts|m?js|cjs|css|ya?ml|md|html)$/;
/** Generated code and data, and the changesets, which a release removes. */
const excluded =
  /(^|\/)(generated|fixtures)\/|package-lock|\.snap$|zips-data|wide-font-data|^etc\/api\/|^docs\/(operations|lifecycle)|CHANGELOG|^\.changeset\//;

/** Counts the lines of each top folder in the paths of a project. */
export function countLines(paths: readonly string[], read: (path: string) => string): Lines {
  const lines: Lines = {};
  for (const path of paths.filter((name) => counted.test(name) && !excluded.test(name))) {
    const folder = path.slice(0, path.indexOf("/"));
    lines[folder] = (lines[folder] ?? 0) + read(path).split("\n").length - 1;
  }
  return lines;
}

/** Names the folders that exceed their figure by more than 2 %. A folder without a figure may have no lines. */
export function findGrowth(lines: Lines, kept: Figures): string[] {
  return Object.keys(lines).filter((folder) => lines[folder]! > (kept[folder]?.lines ?? 0) * 1.02);
}

/** Lowers each figure to what is counted, and raises those of the folders with a reason. */
export function updateFigures(lines: Lines, kept: Figures, reasons: Record<string, string>): Figures {
  const figures = Object.entries(lines).map(([folder, now]) => {
    const before = kept[folder] ?? { lines: 0 };
    const reason = reasons[folder];
    return [
      folder,
      now <= before.lines ? { ...before, lines: now } : reason ? { lines: now, reason } : before,
    ];
  });
  return Object.fromEntries(figures) as Figures;
}

if (import.meta.filename === process.argv[1]) {
  const lines = countLines(listFiles("."), (path) => fs.readFileSync(path, "utf8"));
  let kept = JSON.parse(fs.readFileSync(".ci/lines.json", "utf8")) as Figures;
  const [write, ...reasons] = process.argv.slice(2);
  if (write === "--write") {
    kept = updateFigures(lines, kept, Object.fromEntries(reasons.map((text) => text.split(/=(.*)/s))));
    fs.writeFileSync(".ci/lines.json", `${JSON.stringify(kept, undefined, 2)}\n`);
  }
  console.table(Object.entries(lines).map(([folder, now]) => ({ folder, now, kept: kept[folder]?.lines })));
  const growth = findGrowth(lines, kept).join(", ");
  if (growth !== "")
    throw new Error(`Too many lines in: ${growth}. Delete some, or give a reason to --write.`);
}

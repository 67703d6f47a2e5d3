/**
 * Writes what each entry of the package exports to `etc/api/`, so that a change of the public interface shows in a review.
 *
 *   npx tsx scripts/api-report.ts                # writes the reports
 *   npx tsx scripts/api-report.ts --check     # finds drift; with --tarball FILE of a packed package
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeEntries } from "./api/describe-entries.ts";
import { buildDeclarations } from "./build/build-declarations.ts";
import { entries } from "./build/entries.ts";
import { run } from "./run.ts";

const FOLDER = "etc/api";
const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, tarball: { type: "string" } },
});

const temporary = mkdtempSync(join(tmpdir(), "api-"));
try {
  if (values.tarball === undefined) await buildDeclarations(temporary);
  else run("tar", ["-xzf", values.tarball, "-C", temporary, "--strip-components=2", "package/dist"]);
  const reports = describeEntries(temporary, Object.keys({ ...entries.both, ...entries.esmOnly }));
  mkdirSync(FOLDER, { recursive: true });
  const files = new Map(Array.from(reports, ([name, text]) => [`${name.replace("/", "-")}.md`, text]));
  if (values.check) {
    const committed = new Map(
      readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), "utf8")]),
    );
    const changed = [...new Set([...files.keys(), ...committed.keys()])].filter(
      (file) => files.get(file) !== committed.get(file),
    );
    if (changed.length > 0) {
      console.error(
        `The public interface differs from ${changed.map((file) => `${FOLDER}/${file}`).join(", ")}. ` +
          "If you mean to change it, run npx tsx scripts/api-report.ts and commit the result.",
      );
      process.exitCode = 1;
    }
  } else {
    rmSync(FOLDER, { recursive: true });
    mkdirSync(FOLDER);
    for (const [file, text] of files) writeFileSync(join(FOLDER, file), text);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * Checks that Node and TypeScript find every entry of the packed package, and that it is not larger than its limits.
 *
 *   npm run test:package -- check                       # builds and packs first
 *   npm run test:package -- check --tarball FILE
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { PdfDocument } from "../mock/pdf/document.ts";
import { writePdf } from "../mock/pdf/write-pdf.ts";
import { readPdfText } from "../mock/report-parser/pdf-text.ts";
import { packCopy, readTarballOption } from "./pack.ts";
import { run, createTemporaryFolder } from "./run.ts";

/**
 * Maximum sizes in bytes: of the file that npm downloads, and of all files together. Raise one only with a reason: each user downloads the
 * package. `test:package` measures the client as bundled.
 *
 * The largest parts, packed and unpacked: the mock 0.38 and 1.3 MB, the PDF reader 0.2 and 0.65 MB, the declarations 0.19 and 1 MB, the PDF
 * writer with its font 0.12 and 0.24 MB, the table of zips 0.08 and 0.1 MB.
 */
const limits = { packed: 1_500_000, unpacked: 5_450_000 };

using temporary = createTemporaryFolder("packed-");
const folder = temporary.path;
const tarball = readTarballOption() ?? (await packCopy(folder));
const checks = [
  ["publint", "run", "--strict", tarball],
  ["attw", tarball, "--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"],
];
for (const check of checks) run("npx", ["--no", "--", ...check]);
run("tar", ["-xzf", tarball, "-C", folder]);
const root = join(folder, "package");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) =>
  statSync(join(root, file)),
);
const unpacked = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
for (const [name, size] of Object.entries({ packed: statSync(tarball).size, unpacked })) {
  const limit = limits[name as keyof typeof limits];
  console.log(`${size <= limit ? "✓" : "✗"} ${name}: ${size} bytes, at most ${limit}`);
  if (size > limit) process.exitCode = 1;
}

for (const file of readdirSync(join(root, "dist")))
  if (/\.c?js$/.test(file) && /(?<!\\)(?:\\\\)*\\\n/.test(readFileSync(join(root, "dist", file), "utf8")))
    throw new Error(`${file} has a text of two lines, which Rollup and Vite would indent.`);

/** A document with everything that the mock prints, in a letter of each of its fonts. */
const sample: PdfDocument = {
  title: "Zoë Łukasik",
  mark: "FINAL",
  issuer: "Иван Ελένη 李",
  letterhead: ["1 Main Street"],
  facts: [["Name", "Zoë"]],
  factColumns: [[["Born", "1980-01-01"]], [["Sex", "F"]]],
  running: ["Zoë"],
  sections: [
    { heading: "Steps", lines: ["One", "Two"], counted: true, barcode: "ABC-123" },
    { heading: "Notes", lines: ["Small"], counted: false, small: true },
    {
      heading: null,
      columns: [{ name: "Test", share: 1 }],
      groups: [
        {
          heading: "Group",
          rows: Array.from({ length: 80 }, (_, note) => ({ cells: ["A"], note, bold: [0] })),
        },
      ],
    },
  ],
  foot: "Page",
};

// The build empties parts of the PDF libraries. What is left writes the same bytes and reads the same text.
const built = createRequire(join(root, "dist/"))("./write-pdf.cjs") as { readonly writePdf: typeof writePdf };
const written = await writePdf(sample);
assert.deepEqual(await built.writePdf(sample), written);
writeFileSync(join(folder, "sample.pdf"), written);
const reports = readdirSync("test/fixtures/reports").filter((name) => name.endsWith(".pdf"));
const paths = [join(folder, "sample.pdf"), ...reports.map((name) => join("test/fixtures/reports", name))];
/** Reads in a process of its own: the library keeps what it is in a global variable. */
const script = `const { readPdfText } = require(process.argv[1]);
  readPdfText(require("fs").readFileSync(process.argv[2]), 100).then((text) => console.log(JSON.stringify(text)));`;
for (const path of paths) {
  const args = ["-e", script, join(root, "dist/pdf-text.cjs"), path];
  const text = execFileSync(process.execPath, args, { encoding: "utf8" });
  assert.deepEqual(JSON.parse(text), await readPdfText(readFileSync(path), 100));
}
console.log(`✓ PDF parts: the same bytes, and the same text of ${paths.length} files`);

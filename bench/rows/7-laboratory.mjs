import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { createMock } from "sanguine/mock";
import { ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

const mock = createMock({ seed: "bench" });
const init = { headers: { "x-service-api-key": mock.apiKey } };
const ask = async (path) => (await mock.fetch(mock.url + path, init)).text();

/** A module of the catalogue as it is in the source: the package keeps its data to itself. */
async function bundled(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0].text;
}
const load = async (file) => import(`data:text/javascript,${encodeURIComponent(await bundled(file))}`);

const markers = [];
for (let page = 1, pages = 1; page <= pages; page += 1) {
  const answer = JSON.parse(await ask(`/v3/lab_tests/markers?size=100&page=${page}`));
  markers.push(...answer.markers);
  ({ pages } = answer);
}

/** What a test would do that kept all markers in an array. */
function scanMarkers() {
  const found = markers.filter(({ lab_id, name }) => lab_id === 2 && name.toLowerCase().includes("vitamin"));
  return JSON.stringify({ markers: found.slice(0, 50), total: found.length, page: 1, size: 50 });
}
const pageOfMarkers = () => ask("/v3/lab_tests/markers?lab_id=2&name=vitamin&page=1&size=50");
assert.equal(JSON.parse(await pageOfMarkers()).total, JSON.parse(scanMarkers()).total);
row(
  `a page of markers by laboratory and name against a scan of ${markers.length}`,
  4,
  await ratio(times(100, pageOfMarkers), times(100, scanMarkers)),
);

const { loadZips } = await load("mock/catalog/geo/zips.ts");
const { loadCentres } = await load("mock/catalog/centres/centres.ts");
const { milesBetween } = await load("mock/catalog/geo/distance.ts");
const table = await loadZips();
const zips = Array.from({ length: table.size }, (_, index) => table.at(index));
const centres = (await loadCentres()).all;

/** The same answer by looking at every zip and at every centre. */
function scanCentres() {
  const place = zips.find(({ zip }) => zip === "60601");
  const found = centres
    .map((centre) => ({ centre, miles: milesBetween(place, centre) }))
    .filter(({ centre, miles }) => centre.lab_id === 1 && miles <= 25)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, 30);
  return JSON.stringify(found);
}
const centresNear = () => ask("/v3/order/psc/info?zip_code=60601&lab_id=1");
assert.deepEqual(
  JSON.parse(await centresNear()).patient_service_centers.map(({ site_code }) => site_code),
  JSON.parse(scanCentres()).map(({ centre }) => centre.site_code),
);
row(
  `centres near a zip against a scan of ${zips.length} zips and ${centres.length} centres`,
  1,
  await ratio(times(50, centresNear), times(50, scanCentres)),
);

/** Size of a file as it is shipped, which nobody loads who never asks for a place. */
const shipped = Buffer.from(await bundled("mock/catalog/geo/zips-data.ts"));
row("zip table, loaded at the first look-up, raw", 200, shipped.length / 1000, " kB");
row("  the same, gzip", 130, gzipSync(shipped, { level: 9 }).length / 1000, " kB");

import { createMock } from "sanguine/mock";
import { median, ratio, times, wall } from "../measure.mjs";
import { row } from "../row.mjs";

const mock = createMock({ seed: "bench" });
const client = mock.client();
const init = { headers: { "x-service-api-key": mock.apiKey } };
const get = (path) => async () => (await mock.fetch(`${mock.url}${path}`, init)).text();

// Each name is used once, because the mock caches what it found by a name for further pages.
const markers = await client.markers.list({ size: 100 }).toArray({ limit: Infinity });
const parts = new Set(
  markers.flatMap(({ name }) =>
    Array.from(name.toLowerCase(), (_, at) => name.toLowerCase().slice(at, at + 4)),
  ),
);
const names = [...parts].filter((part) => part.length === 4 && part === part.trim());
let next = 0;
const unused = () => names[next++ % names.length];
const pageByName = async () => {
  const query = new URLSearchParams({ name: unused(), size: "50" });
  return get(`/v3/lab_tests/markers?${query}`)();
};
// What a mock without an index would do for the same page: scan every marker, and serialize the page.
const scanMarkers = () => {
  const part = unused();
  const found = markers.filter(
    ({ name, provider_id }) => name.toLowerCase().includes(part) || provider_id.toLowerCase() === part,
  );
  return JSON.stringify({ markers: found.slice(0, 50), total: found.length, page: 1, size: 50 });
};
if (names.length < 18 * 2 * 40) throw new Error("Some names would be used twice.");
row(
  `a page of ${markers.length.toLocaleString("en")} markers by name, mock.fetch against a plain scan`,
  2,
  await ratio(times(40, pageByName), times(40, scanMarkers)),
);

// All patient service centers of one lab, read from responses for zip codes across the country.
const centers = new Map();
for (let zip = 501; zip < 100_000; zip += 151) {
  const zip_code = String(zip).padStart(5, "0");
  const { patient_service_centers } = await client.psc.info({ zip_code, lab_id: 1, radius: 100 });
  for (const center of patient_service_centers) centers.set(center.site_code, center);
}
// As many zip codes as the table has, in the same order. The coordinates do not matter to a scan.
const zips = Array.from({ length: 33_791 }, (_, index) => ({
  zip: String(501 + Math.round(index * 2.93)).padStart(5, "0"),
  lat: 33.452,
  lng: -112.07,
}));
const radians = Math.PI / 180;
const milesBetween = (a, b) => {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const east = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  const part = north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east;
  return 2 * 3958.8 * Math.asin(Math.sqrt(part));
};
const requested = zips.find(({ zip }) => zip >= "85004");
const scanCenters = () => {
  const here = zips.find(({ zip }) => zip === requested.zip);
  const near = [...centers.values()]
    .map((center) => ({ center, miles: milesBetween(here, center.location) }))
    .filter(({ miles }) => miles <= 25)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, 30);
  return JSON.stringify(near.map(({ center }) => center));
};
row(
  `centers near a zip of ${zips.length.toLocaleString("en")}, mock.fetch against a plain scan`,
  1,
  await ratio(times(60, get("/v3/order/psc/info?zip_code=85004&lab_id=1")), times(60, scanCenters)),
);

// The results of an order are computed at each read, as for a patient whose values follow one physiology.
const tests = await client.labTests.list().toArray({ limit: Infinity });
const { id: testId } = tests.find(({ name }) => name === "Metabolic at Home");
const orders = Array.from(
  { length: 200 },
  () => mock.orders.create({ lab_test_ids: [testId], status: "completed", interpretation: "derived" }).id,
);
const report = mock.orders.results(orders[0]);
const readResults = (index) => mock.orders.results(orders[index % orders.length]);

// A day that nobody has read before: the mock computes it.
const wearer = mock.users.create({ connections: ["acme_watch"] });
const first = Date.UTC(2025, 10, 1);
let day = 0;
let points = 0;
const readDay = () => {
  const date = new Date(first + (day++ % 70) * 86_400_000).toISOString().slice(0, 10);
  points = mock.timeseries.read(wearer, "heartrate", { start_date: date, end_date: date }).length;
};
// The time that a caller waits: CPU time would add threads of the engine that compile and collect garbage meanwhile.
// The median of many rounds leaves out the first ones, in which the code is still being compiled.
const medianOf = async (rounds, count, read) => {
  const figures = [];
  for (let round = 0; round < rounds; round++) figures.push((await wall(times(count, read))) / count);
  return median(figures);
};
const perDay = await medianOf(60, 20, readDay);
row(`a day of heart rate (${points.toLocaleString("en")} points), mock.timeseries.read`, 1, perDay, " ms");
row(
  `a report of ${report.results.length} results, mock.orders.results`,
  0.1,
  await medianOf(30, 200, readResults),
  " ms",
);

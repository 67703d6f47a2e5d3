import { unlisted } from "sanguine";
import type { Account } from "../account.ts";
import { walkCountedPages, walkCursorPages } from "../pages.ts";
import type { Probe } from "../probe.ts";
import { asList, collectTexts, getAt, getList, getNumber, getText } from "../read-body.ts";

/** Reads labs, lab tests, markers and lab accounts. */
export async function readLabTests(probe: Probe, account: Account): Promise<void> {
  const labs = await probe.call("labTests.labs", []);
  for (const lab of asList(labs?.body) ?? []) {
    const [id, slug] = [getNumber(lab, "id"), getText(lab, "slug")];
    if (id !== undefined && slug !== undefined) account.labs.push({ id, slug });
  }
  await readTests(probe, account);
  await readMarkers(probe, account);
  await readLabAccounts(probe);
}

async function readTests(probe: Probe, account: Account): Promise<void> {
  const size = 2;
  const pages = await walkCursorPages(probe, {
    operation: "labTests.list",
    size,
    items: "data",
    args: (from) => [{ lab_test_limit: size }, { from }] as const,
  });
  const all = await probe.call("labTests.list", [{ include_pricing: true }]);
  const tests = [...pages, all?.body].flatMap((page) => getList(page, "data") ?? []);
  account.labTests.push(...new Set(collectTexts(tests, "id")));
  await probe.call("labTests.listLegacy", []);
  const [id] = account.labTests;
  if (id === undefined) {
    const one = ["labTests.get", "labTests.markers", "labTests.collectionInstructions"] as const;
    return probe.skip("the account has no lab tests", ...one);
  }
  const test = await probe.call("labTests.get", [id]);
  probe.test("same object", test, getText(test?.body, "id"), (found) => found === id, "/id");
  await walkCountedPages(probe, {
    ...markerList,
    operation: "labTests.markers",
    args: (page, length) => [id, { page: page + 1, size: length }] as const,
  });
  const hasPdf = tests.find((each) => getAt(each, "has_collection_instructions") === true);
  const withPdf = getText(hasPdf, "id") ?? id;
  await probe.call("labTests.collectionInstructions", [withPdf], { optional: true });
}

const markerList = { items: "markers", size: 50, echoes: true };

async function readMarkers(probe: Probe, account: Account): Promise<void> {
  const listed = await walkCountedPages(probe, {
    ...markerList,
    operation: "markers.list",
    args: (page, size) => [{ page: page + 1, size, include_pricing: true }] as const,
  });
  const [marker] = getList(listed?.body, "markers") ?? [];
  const [labId, code] = [getNumber(marker, "lab_id"), getText(marker, "provider_id")];
  if (labId === undefined || code === undefined) probe.skip("the account has no markers", "markers.get");
  else await probe.call("markers.get", [labId, code]);
  const [lab, other] = account.labs;
  if (lab && other) {
    const query = { lab_id: other.id, lab_slug: unlisted(lab.slug) };
    const filtered = await probe.call("markers.list", [query]);
    const isRight = (each: unknown): boolean => (getNumber(each, "lab_id") ?? lab.id) === lab.id;
    const found = getList(filtered?.body, "markers");
    probe.test("lab filter", filtered, found, (all) => all.every(isRight), "/markers");
  }
  const ids = account.labTests.slice(0, 2);
  if (ids.length === 0) probe.skip("the account has no lab tests", "markers.orderSet");
  else
    await walkCountedPages(probe, {
      ...markerList,
      operation: "markers.orderSet",
      args: (page, size) => [{ lab_test_ids: ids }, { page: page + 1, size }] as const,
    });
  for (const query of [{ page: 0 }, { size: 101 }])
    await probe.call("markers.list", [query], { statuses: [422], rule: "page bounds" });
}

async function readLabAccounts(probe: Probe): Promise<void> {
  const accounts = await probe.call("labAccounts.list", []);
  const [status] = collectTexts(getList(accounts?.body, "data"), "status");
  if (status === undefined) return;
  const filtered = await probe.call("labAccounts.list", [{ status: unlisted(status.toUpperCase()) }]);
  const isRight = (found: readonly unknown[]): boolean =>
    found.length > 0 && collectTexts(found, "status").every((each) => each === status);
  probe.test("status filter", filtered, getList(filtered?.body, "data"), isRight, "/data");
}

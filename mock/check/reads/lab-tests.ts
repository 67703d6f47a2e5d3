import { unlisted, type Client } from "sanguine";
import type { OperationId } from "../../../src/generated/operations.ts";
import { getBody, type Account } from "../account.ts";
import { walkCountedPages, walkCursorPages } from "../pages.ts";
import type { Probe } from "../probe.ts";
import { collectTexts, getAt, getList, getNumber, getText } from "../read-body.ts";

/** Reads labs, lab tests, markers and lab accounts. */
export async function readLabTests(probe: Probe, account: Account): Promise<void> {
  await readLabs(probe, account);
  await readTests(probe, account);
  await readMarkers(probe, account);
  await readLabAccounts(probe);
}

async function readLabs(probe: Probe, account: Account): Promise<void> {
  const labs = getBody(await probe.send("labTests.labs", (client) => client.labTests.labs()));
  for (const lab of Array.isArray(labs) ? labs : []) {
    const [id, slug] = [getNumber(lab, "id"), getText(lab, "slug")];
    if (id !== undefined && slug !== undefined) account.labs.push({ id, slug });
  }
}

async function readTests(probe: Probe, account: Account): Promise<void> {
  const { findings } = probe;
  const size = 2;
  const pages = await walkCursorPages(probe, {
    operation: "labTests.list",
    size,
    getItems: (body) => getAt(body, "data"),
    request: (client, from) => client.labTests.list({ lab_test_limit: size }, { from }),
  });
  const all = getBody(
    await probe.send("labTests.list", (client) => client.labTests.list({ include_pricing: true })),
  );
  const tests = [...pages, all].flatMap((page) => getList(page, "data") ?? []);
  account.labTests.push(...new Set(collectTexts(tests, "id")));
  await probe.send("labTests.listLegacy", (client) => client.labTests.listLegacy());
  const [id] = account.labTests;
  const one = ["labTests.get", "labTests.markers", "labTests.collectionInstructions"] as const;
  if (id === undefined) {
    for (const operation of one) findings.skip(operation, "the account has no lab tests");
    return;
  }
  const test = await probe.send("labTests.get", (client) => client.labTests.get(id));
  const found = getText(test?.body, "id");
  if (test && found !== undefined) findings.test("same object", found === id, test.exchange, "/id");
  await readCounted(probe, "labTests.markers", (client, page, length) =>
    client.labTests.markers(id, { page: page + 1, size: length }),
  );
  const hasPdf = tests.find((each) => getAt(each, "has_collection_instructions") === true);
  const withPdf = getText(hasPdf, "id") ?? id;
  await probe.send(
    "labTests.collectionInstructions",
    (client) => client.labTests.collectionInstructions(withPdf),
    { optional: true },
  );
}

/** Reads a list of markers and walks its pages. Returns the body of its first page. */
async function readCounted(
  probe: Probe,
  operation: OperationId,
  request: (client: Client, page: number, size: number) => PromiseLike<unknown>,
): Promise<unknown> {
  const body = getBody(await probe.send(operation, (client) => request(client, 0, 50)));
  const count = getNumber(body, "total") ?? getList(body, "markers")?.length;
  if (count !== undefined)
    await walkCountedPages(probe, { operation, items: "markers", request, echoes: true }, count);
  return body;
}

async function readMarkers(probe: Probe, account: Account): Promise<void> {
  const { findings } = probe;
  const body = await readCounted(probe, "markers.list", (client, page, size) =>
    client.markers.list({ page: page + 1, size, include_pricing: true }),
  );
  const [marker] = getList(body, "markers") ?? [];
  const [labId, code] = [getNumber(marker, "lab_id"), getText(marker, "provider_id")];
  if (labId === undefined || code === undefined) findings.skip("markers.get", "the account has no markers");
  else await probe.send("markers.get", (client) => client.markers.get(labId, code));
  const [lab, other] = account.labs;
  if (lab && other) {
    const query = { lab_id: other.id, lab_slug: unlisted(lab.slug) };
    const filtered = await probe.send("markers.list", (client) => client.markers.list(query));
    const ids = getList(filtered?.body, "markers")?.map((each) => getNumber(each, "lab_id"));
    if (filtered && ids)
      findings.test(
        "lab filter",
        ids.every((id) => id === undefined || id === lab.id),
        filtered.exchange,
        "/markers",
      );
  }
  const ids = account.labTests.slice(0, 2);
  if (ids.length === 0) findings.skip("markers.orderSet", "the account has no lab tests");
  else
    await readCounted(probe, "markers.orderSet", (client, page, size) =>
      client.markers.orderSet({ lab_test_ids: ids }, { page: page + 1, size }),
    );
  for (const query of [{ page: 0 }, { size: 101 }])
    await probe.send("markers.list", (client) => client.markers.list(query), {
      statuses: [422],
      rule: "page bounds",
    });
}

async function readLabAccounts(probe: Probe): Promise<void> {
  const accounts = getBody(await probe.send("labAccounts.list", (client) => client.labAccounts.list()));
  const statuses = collectTexts(getList(accounts, "data"), "status");
  const [status] = statuses;
  if (status === undefined) return;
  const filtered = await probe.send("labAccounts.list", (client) =>
    client.labAccounts.list({ status: unlisted(status.toUpperCase()) }),
  );
  const found = getList(filtered?.body, "data");
  if (!filtered || !found) return;
  const isRight = found.length > 0 && collectTexts(found, "status").every((each) => each === status);
  probe.findings.test("status filter", isRight, filtered.exchange, "/data");
}

import type { MarkersListQuery } from "sanguine";
import { expect, test } from "vitest";
import { stubbed } from "../support/client.ts";

const labTestId = "7f0a6f4e-52c5-4b0e-8a64-0c3c2b1d9e55";

const marker = (id: number) => ({ id, name: `Marker ${id}` });

/** Five markers, as a service pages them: whatever query or body the request has. */
const pagesOf = (url: string): Response => {
  const asked = new URL(url).searchParams;
  const page = Number(asked.get("page") ?? 1);
  const size = Number(asked.get("size") ?? 50);
  const markers = [1, 2, 3, 4, 5].slice((page - 1) * size, page * size).map(marker);
  return Response.json({ markers, total: 5, page, size, pages: Math.ceil(5 / size), pricing: null });
};

test("[MRK-1, GEN-5] markers come as they were sent, page after page, filters kept on each", async () => {
  const urls: string[] = [];
  const { client } = stubbed((url) => (urls.push(url), pagesOf(url)));
  const filters = {
    lab_id: [1, 2],
    lab_slug: "harrowgate_labs",
    name: "a b",
    size: 2,
  } satisfies MarkersListQuery;
  expect(await client.markers.list(filters).toArray({ limit: Infinity })).toEqual(
    [1, 2, 3, 4, 5].map(marker),
  );
  const query = "lab_id=1&lab_id=2&lab_slug=harrowgate_labs&name=a%20b&size=2";
  expect(urls.map((url) => url.split("/v3/lab_tests/markers?")[1])).toEqual([
    query,
    `${query}&page=2`,
    `${query}&page=3`,
  ]);
  const first = await client.markers.list({ lab_id: 1, size: 2 });
  expect({ total: first.total, next: first.next, pricing: first.pricing }).toEqual({
    total: 5,
    next: "2",
    pricing: null,
  });
});

test("[MRK-6, MRK-5] the markers of an order set are posted for, page after page, with the same body", async () => {
  const sent: { url: string; init: RequestInit }[] = [];
  const { client } = stubbed((url, init) => (sent.push({ url, init }), pagesOf(url)));
  const body = { lab_test_ids: [labTestId], add_on: { provider_ids: ["7600"] } };
  expect(await client.markers.orderSet(body, { size: 3 }).toArray({ limit: 10 })).toEqual(
    [1, 2, 3, 4, 5].map(marker),
  );
  expect(sent.map(({ url, init }) => [init.method, new URL(url).search, init.body])).toEqual([
    ["POST", "?size=3", JSON.stringify(body)],
    ["POST", "?size=3&page=2", JSON.stringify(body)],
  ]);
});

test("[MRK-6, ERR-4] a POST that only reads is sent again after a 503", async () => {
  const responses = [new Response(null, { status: 503 })];
  const { client, clock } = stubbed((url) => responses.pop() ?? pagesOf(url));
  expect((await client.markers.orderSet({ lab_test_ids: [labTestId] })).items).toHaveLength(5);
  expect(clock.slept).toHaveLength(1);
});

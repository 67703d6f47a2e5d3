import { expect, it } from "vitest";
import {
  type CursorPosition,
  type CursorQuery,
  parseCursor,
  serializeCursor,
} from "../../../../mock/domain/timeseries/cursor.ts";
import { catchServiceError, createTestWorld, START } from "../test-world.ts";

const query: CursorQuery = {
  selection: { userId: "u-1", resource: "steps", provider: null },
  range: { from: START - 86_400_000, until: START },
};

const createPosition = (key: string): CursorPosition => ({
  now: START,
  after: { time: START - 60_000, key },
});

it.each(["", "a", "ab", "abc", "Zoë's watch ~>?/+", "日本 🩸"])(
  "a cursor of letters, digits, - and _ has the position after the key %j",
  (key) => {
    const { world } = createTestWorld("cursors");
    const cursor = serializeCursor(world, query, createPosition(key));
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(parseCursor(world, query, cursor)).toEqual(createPosition(key));
  },
);

it("a cursor that was changed is rejected", () => {
  const { world } = createTestWorld("cursors");
  const cursor = serializeCursor(world, query, createPosition("a"));
  const changed = [
    "",
    `${cursor}=`,
    ` ${cursor}`,
    cursor.slice(1),
    btoa("%"),
    btoa("{}"),
    btoa(encodeURIComponent(JSON.stringify([START, START - 60_000, "a", "0"]))),
  ];
  for (const text of changed)
    expect([text, catchServiceError(() => parseCursor(world, query, text)).status]).toEqual([text, 400]);
});

it("a cursor of another query, team or seed is rejected", () => {
  const { world } = createTestWorld("cursors");
  const cursor = serializeCursor(world, query, createPosition("a"));
  const { selection, range } = query;
  const others: CursorQuery[] = [
    { selection: { ...selection, userId: "u-2" }, range },
    { selection: { ...selection, resource: "heartrate" }, range },
    { selection: { ...selection, provider: "acme_watch" }, range },
    { selection, range: { ...range, from: START - 86_400_001 } },
    { selection, range: { ...range, until: START + 1 } },
    { selection, range: { ...range, until: null } },
  ];
  for (const other of others)
    expect(catchServiceError(() => parseCursor(world, other, cursor)).status).toBe(400);
  const { world: another } = createTestWorld("another");
  expect(catchServiceError(() => parseCursor(another, query, cursor)).status).toBe(400);
});

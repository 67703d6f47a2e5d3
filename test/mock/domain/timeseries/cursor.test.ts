import { expect, it } from "vitest";
import {
  type CursorPosition,
  type CursorQuery,
  parseCursor,
  serializeCursor,
} from "../../../../mock/domain/timeseries/cursor.ts";
import { createTestWorld, START } from "../test-world.ts";

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

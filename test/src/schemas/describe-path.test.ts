import { expect, test } from "vitest";
import * as z from "zod/v4";
import { describePath } from "../../../src/schemas/describe-path.ts";

const schema = z.object({
  list: z.array(z.union([z.object({ name: z.string() }), z.object({ unit: z.string() }), z.null()])),
  map: z.record(z.string(), z.object({ number: z.number().optional() })).nullable(),
  lazy: z.lazy(() => z.object({ inner: z.string() })),
});

test.each([
  [[], ""],
  [["list", 0, "unit"], "list.0.unit"],
  [["map", "s0471", "number"], "map.*.number"],
  [["map", "number", "number"], "map.*.number"],
  [["lazy", "inner"], "lazy.inner"],
  [["list", 0, "smith1986"], "list.0.*"],
  [["smith1986", "list"], "*.*"],
  [["map", "zoe_smith", "number", "deeper"], "map.*.number.*"],
  [["toString"], "*"],
])("%j is written as %s", (path, text) => {
  expect(describePath(schema, path)).toBe(text);
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findMarkdownBlocks } from "../../scripts/samples/blocks.ts";

const blocks = findMarkdownBlocks(readFileSync("docs/webhooks.md", "utf8")).map(({ code }) => code);

it.each(["postgres", "redis"])(
  "the guide shows the store in test/stores/%s-store.ts, which is tested",
  (name) => {
    // The first line of a block may be a directive of the samples.
    const source = readFileSync(`test/stores/${name}-store.ts`, "utf8").trim();
    expect(blocks.filter((code) => code.includes(source))).toHaveLength(1);
  },
);

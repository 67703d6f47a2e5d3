import { expect, it } from "vitest";
import { findDeadTextLinks, renderTextPages } from "../../../scripts/docs/text-pages.ts";

const pages = renderTextPages({
  guides: new Map([
    [
      "index",
      "---\ntitle: sanguine\n---\n\nsanguine is a client\nand a mock. Choose.\n\n## Call the service\n",
    ],
    ["conformance", "---\ntitle: Words\n---\n\n# Words\n\nOne thing has one name. Names are kept.\n"],
    [
      "client",
      "---\ntitle: Paging\n---\n\n# Paging\n\nA list is lazy: read it.\n\n![A week](data/week.svg)\n",
    ],
  ]),
  entries: [
    {
      name: "sanguine/mock",
      summary: "Runs the service in memory. It needs no port.",
      exports: [{ name: "createMock", summary: "Creates a mock.\nIt is empty." }],
      report: "# mock\n\n```ts\nexport function createMock(): Mock;\n```\n",
    },
  ],
});

it("lists the guides by group and the entry points in llms.txt", () => {
  expect(pages.get("llms.txt")).toBe(`# sanguine

> sanguine is a client and a mock. Choose.

## Call the service

- [Paging](guides/client.md): A list is lazy: read it.

## Project

- [Words](guides/conformance.md): One thing has one name.

## Reference

- [sanguine/mock](reference/mock.md): Runs the service in memory.
`);
});

it("writes a Markdown page for each guide and entry point", () => {
  expect([...pages.keys()]).toEqual([
    "llms.txt",
    "guides/index.md",
    "guides/conformance.md",
    "guides/client.md",
    "reference/mock.md",
  ]);
  expect(pages.get("guides/client.md")).toBe(
    "# Paging\n\nA list is lazy: read it.\n\n![A week](../media/week.svg)\n",
  );
  expect(pages.get("reference/mock.md")).toBe(`# sanguine/mock

Runs the service in memory. It needs no port.

## Exports

- \`createMock\`: Creates a mock.

## Declarations

\`\`\`ts
export function createMock(): Mock;
\`\`\`
`);
});

it("finds links of text pages to missing files", () => {
  const texts = new Map([
    ["llms.txt", "- [a](guides/a.md): A.\n- [b](guides/b.md): B.\n- [c](https://example.com/c.md)\n"],
    ["guides/a.md", "[b](b.md#part) `[c](c.md)` [up](#a) [index](../index.html)\n\n```ts\n[d](d.md)\n```\n"],
  ]);
  expect(findDeadTextLinks(texts, new Set([...texts.keys(), "index.html"]))).toEqual([
    "llms.txt: guides/b.md leads nowhere",
    "guides/a.md: b.md#part leads nowhere",
  ]);
});

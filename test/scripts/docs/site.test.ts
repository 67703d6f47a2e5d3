import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { operations } from "../../../src/generated/operations.ts";
import { findDeadLinks } from "../../../scripts/docs/find-dead-links.ts";
import { guideGroups, landingPage } from "../../../scripts/docs/guides.ts";

it("finds links to missing pages, files and anchors, also in pages of text", () => {
  const pages = new Map([
    [
      "index.html",
      '<a href="guides/paging.html#from-a-cursor">1</a> <a href="guides/paging.html#gone">2</a> <a href="gone.html">3</a>' +
        '<a href="https://example.com/gone">4</a> <img src="media/week.svg"> <img src="media/gone.svg">',
    ],
    [
      "guides/paging.html",
      '<h2 id="from-a-cursor"></h2> <a href="../index.html">1</a> <a href="#from-a-cursor">2</a> <a href="#a&amp;b">3</a>',
    ],
    ["llms.txt", "- [a](guides/a.md): A.\n- [b](guides/b.md): B.\n- [c](https://example.com/c.md)\n"],
    ["guides/a.md", "[b](b.md#part) `[c](c.md)` [up](#a) [index](../index.html)\n\n```ts\n[d](d.md)\n```\n"],
  ]);
  expect(findDeadLinks({ pages, files: new Set([...pages.keys(), "media/week.svg"]) })).toEqual([
    "index.html: guides/paging.html#gone leads nowhere",
    "index.html: gone.html leads nowhere",
    "index.html: media/gone.svg leads nowhere",
    "guides/paging.html: #a&b leads nowhere",
    "llms.txt: guides/b.md leads nowhere",
    "guides/a.md: b.md#part leads nowhere",
  ]);
});

it("each page of docs/ is listed, and has its title as its one heading of the first level", async () => {
  const names = (await readdir("docs")).filter((name) => name.endsWith(".md"));
  const texts = await Promise.all(names.map((name) => readFile(`docs/${name}`, "utf8")));
  const headings = texts.map(
    (text) => /^# (.+)$/m.exec(text.replaceAll(/```[^]*?```/g, ""))?.[1] ?? "sanguine",
  );
  const listed = guideGroups.flatMap(({ guides }) => guides);
  expect([...listed, landingPage].map((name) => `${name}.md`).toSorted()).toEqual(names.toSorted());
  expect(headings).toEqual(texts.map((text) => /^title: "?(.+?)"?$/m.exec(text)?.[1]));
});

it("the guide for a move from a generated client names operations of this one", async () => {
  const table = await readFile("docs/migrating.md", "utf8");
  const named = [...table.matchAll(/^\| `[^|]*\| `client\.(.+?)`/gm)].map(([, name]) => name);
  expect(named).toContain("orders.create");
  expect(named.filter((name) => !(String(name) in operations))).toEqual([]);
});

import { expect, it } from "vitest";
import { findDeadLinks } from "../../../scripts/docs/find-dead-links.ts";

it("finds links to missing pages, files and anchors", () => {
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
  ]);
  const files = new Set([...pages.keys(), "media/week.svg"]);
  expect(findDeadLinks({ pages, files })).toEqual([
    "index.html: guides/paging.html#gone leads nowhere",
    "index.html: gone.html leads nowhere",
    "index.html: media/gone.svg leads nowhere",
    "guides/paging.html: #a&b leads nowhere",
  ]);
});

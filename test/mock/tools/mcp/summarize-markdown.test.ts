import { expect, it } from "vitest";
import { summarizeMarkdown } from "../../../../mock/tools/mcp/summarize-markdown.ts";

it("summarizes a page by its title and its first sentence [MCP-4]", () => {
  const guide = `---
title: Paging
---

# Pages of a list

\`\`\`ts
const users = client.users.list();

await users.toArray();
\`\`\`

- a list

A list is lazy: see [calls](client.md#calls), version 1.2,
and more. It sends requests.
`;
  expect(summarizeMarkdown(guide)).toEqual({
    title: "Paging",
    sentence: "A list is lazy: see calls, version 1.2, and more.",
  });
  expect(
    summarizeMarkdown(
      guide.replace("title: Paging\n", 'title: Paging\ndescription: "How to read a list."\n'),
    ),
  ).toEqual({ title: "Paging", sentence: "How to read a list." });
  expect(summarizeMarkdown("# A shop\n\nIt shows how to\n\n- order")).toEqual({
    title: "A shop",
    sentence: "It shows how to",
  });
  expect(summarizeMarkdown("| a |\n| - |")).toEqual({ title: "", sentence: "" });
});

/** The title and first sentence of a Markdown page, for a list of pages. */
export interface MarkdownSummary {
  /** The title of the front matter or else the first heading. Empty if the page has neither. */
  readonly title: string;
  /** The description of the front matter, or else the first sentence of the first paragraph, without links. Empty if the page has neither. */
  readonly sentence: string;
}

const frontMatter = /^---\n[^]*?\n---\n/;
/** Blocks that are no paragraph: headings, tables, lists, quotations, images and HTML. */
const notProse = /^(?:#|\||[-*] |\d+\. |>|!\[|<)/;

export function summarizeMarkdown(text: string): MarkdownSummary {
  const [front = ""] = frontMatter.exec(text) ?? [];
  const blocks = removeCode(text.replace(frontMatter, ""))
    .split(/\n{2,}/)
    .map((block) => block.trim());
  const paragraph = blocks.find((block) => block !== "" && !notProse.test(block)) ?? "";
  const title = /^title: (.+)$/m.exec(front)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? "";
  const description = /^description: "(.+)"$/m.exec(front)?.[1];
  return { title, sentence: description ?? takeSentence(paragraph) };
}

/** Returns the first sentence of a paragraph in one line, without links. What introduces a list or a code block ends with a full stop. */
export function takeSentence(paragraph: string): string {
  const line = paragraph.replaceAll(/\s+/g, " ").replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, "$1");
  const [sentence = line] = /^.*?[.!?](?=\*{0,2}(?: |$))/.exec(line) ?? [];
  return sentence.replace(/:$/, ".");
}

/** Removes blocks of code. Not a regular expression: one would take cubic time on a long fence without an end. */
function removeCode(text: string): string {
  let fence = "";
  const prose = text.split("\n").filter((line) => {
    const [begin = ""] = /^`{3,}/.exec(line) ?? [];
    const isCode = fence !== "" || begin !== "";
    fence = fence === "" ? begin : line === fence ? "" : fence;
    return !isCode;
  });
  return prose.join("\n");
}

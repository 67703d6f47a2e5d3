/** What a list says of a Markdown page. */
export interface MarkdownSummary {
  /** The title of the front matter or else the first heading. Empty if the page has neither. */
  readonly title: string;
  /** The first sentence of the first paragraph, without links. Empty if the page has no paragraph. */
  readonly sentence: string;
}

const frontMatter = /^---\n[^]*?\n---\n/;
const fences = /^(`{3,})[^]*?^\1$/gm;
/** Blocks that are no paragraph: headings, tables, lists, quotations, images and HTML. */
const notProse = /^(?:#|\||[-*] |\d+\. |>|!\[|<)/;

/** Summarizes a Markdown page. */
export function summarizeMarkdown(text: string): MarkdownSummary {
  const [front = ""] = frontMatter.exec(text) ?? [];
  const blocks = text
    .replace(frontMatter, "")
    .replaceAll(fences, "")
    .split(/\n{2,}/)
    .map((block) => block.trim());
  const paragraph = blocks.find((block) => block !== "" && !notProse.test(block)) ?? "";
  const title = /^title: (.+)$/m.exec(front)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? "";
  return { title, sentence: takeSentence(paragraph) };
}

/** Returns the first sentence of a paragraph in one line, without links. What introduces a list or a code block ends with a full stop. */
export function takeSentence(paragraph: string): string {
  const line = paragraph.replaceAll(/\s+/g, " ").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const [sentence = line] = /^.*?[.!?](?=\*{0,2}(?: |$))/.exec(line) ?? [];
  return sentence.replace(/:$/, ".");
}

import { createRequire } from "node:module";
import { deflateSync, inflateSync } from "node:zlib";
import { summarizeMarkdown } from "../../mock/tools/mcp/summarize-markdown.ts";

/** A result of the search, as TypeDoc's script shows it. */
export interface SearchRow {
  readonly kind: number;
  readonly name: string;
  readonly url: string;
  readonly classes: string;
  readonly parent?: string;
}

/** What TypeDoc's script reads: the results, and an index of lunr over them. */
export interface SearchData {
  readonly rows: readonly SearchRow[];
  readonly index: unknown;
}

/** The part of lunr that builds an index. lunr has no types of its own. */
interface Builder {
  pipeline: { add(step: unknown): void };
  ref(field: string): void;
  b(normalization: number): void;
  field(name: string, options: { boost: number }): void;
  add(document: Readonly<Record<string, unknown>>, options: { boost: number }): void;
  build(): unknown;
}

// The copy that TypeDoc uses reads the index in the page.
const lunr = createRequire(createRequire(import.meta.url).resolve("typedoc"))("lunr") as {
  Builder: new () => Builder;
  trimmer: unknown;
};

/** Kind of a document in TypeDoc. */
const documentKind = 8_388_608;

/** Pages that name everything, but explain little. */
const tables = new Set(["operations", "migrating", "order-lifecycle"]);

/** Reads `assets/search.js`. */
export function parseSearch(text: string): SearchData {
  const [, packed = ""] = /"(.*)"/.exec(text) ?? [];
  return JSON.parse(inflateSync(Buffer.from(packed, "base64")).toString()) as SearchData;
}

/** Writes `assets/search.js`. */
export function formatSearch(data: SearchData): string {
  return `window.searchData = "${deflateSync(JSON.stringify(data)).toString("base64")}";`;
}

/**
 * Makes the search find each section of a guide by its heading, its words and its guide, and guides before declarations.
 *
 * @param rows - the results that TypeDoc has found
 * @param guides - the Markdown of the guides by their names
 */
export function buildSearch(rows: readonly SearchRow[], guides: ReadonlyMap<string, string>): SearchData {
  const builder = new lunr.Builder();
  builder.pipeline.add(lunr.trimmer);
  builder.ref("id");
  builder.b(0.3); // Most rows are a name without a text, which makes each text seem long.
  builder.field("name", { boost: 4 });
  builder.field("page", { boost: 2 });
  builder.field("text", { boost: 1 });
  const found = rows.filter(({ url }) => !url.startsWith("guides/"));
  for (const [id, { name }] of found.entries()) builder.add({ id, name }, { boost: 1 });
  for (const [guide, markdown] of guides) {
    const { title, sentence } = summarizeMarkdown(markdown);
    const boost = tables.has(guide) ? 2 : 5;
    for (const { heading, anchor, text } of splitSections(markdown)) {
      const page = anchor === "" ? sentence : `${title} ${sentence}`;
      builder.add({ id: found.length, name: heading || title, page, text }, { boost });
      const row = { kind: documentKind, name: heading || title, url: `guides/${guide}.html`, classes: "" };
      found.push(anchor === "" ? row : { ...row, url: `${row.url}#${anchor}`, parent: title });
    }
  }
  return { rows: found, index: builder.build() };
}

/** Splits a guide at its headings. The first section has no heading: it is what stands before them. */
function splitSections(markdown: string): { heading: string; anchor: string; text: string }[] {
  const parts = markdown.replace(/^---\n[^]*?\n---\n/, "").split(/^(?=##+ )/m);
  return parts.map((part, index) => {
    if (index === 0) return { heading: "", anchor: "", text: part };
    const heading = /^#+ (.*)/.exec(part)?.[1]?.replaceAll("`", "") ?? "";
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(/\s+/g, "-");
    return { heading, anchor, text: part.replace(/^.*\n/, "") };
  });
}

/** Turns what a person types into a query of lunr: without words such as "how", and with other endings of each word. Runs in the page. */
function toQuery(text: string): string {
  const noise =
    /^(?:a|am|an|and|are|at|be|by|can|do|does|for|from|get|has|have|how|i|if|in|into|is|it|its|me|my|no|not|of|on|one|or|so|that|the|their|them|this|to|use|was|what|when|where|which|why|will|with|without|you|your)$/;
  const words = text.toLowerCase().match(/\w+(?:[./]\w+)*/g) ?? [];
  const telling = words.filter((word) => !noise.test(word));
  const terms = telling.length === 0 ? words : telling;
  if (terms.length === 1) return `${terms[0]}^4 ${terms[0]}*^2 *${terms[0]}*`; // perhaps a part of a name
  return terms
    .map(
      (word) => `${word}^2 ${word.length > 4 ? word.replace(/(?:ing|ies|ied|ed|es|s|y|e)$/, "") : word}*^2`,
    )
    .join(" ");
}

/**
 * Makes TypeDoc's script ask the index with `toQuery`. By itself it asks for each word, even "a", anywhere in any word. Its lunr names the
 * states of its automaton by a letter and a number without an end, so that digits in words could join two states, and a search failed.
 */
export function improveScript(script: string): string {
  const query = /=(\w+)\.split\(" "\)\.map\(\w+=>\w+\.length\?`\*\$\{\w+\}\*`:""\)\.join\(" "\)/;
  const state = /(\w+=\w+\+\w+\+\w+\.id)(\}return \w+\})/;
  if (!query.test(script) || !state.test(script))
    throw new Error("TypeDoc's search has changed: see improveScript.");
  return script
    .replace(query, (_, text: string) => `=(${toQuery.toString()})(${text})`)
    .replace(state, '$1+","$2');
}

import { posix } from "node:path";
import { summarizeMarkdown, takeSentence } from "../../mock/tools/mcp/summarize-markdown.ts";
import { guideGroups, landingPage } from "./guides.ts";

/** What an entry point exports, as text. */
export interface EntryText {
  /** The name to import, such as `sanguine/mock`. */
  readonly name: string;
  readonly summary: string;
  /** The exports that have a description. */
  readonly exports: readonly { readonly name: string; readonly summary: string }[];
  /** The report of etc/api/: the declarations as Markdown. */
  readonly report: string;
}

/** What the text pages are made of. */
export interface TextSources {
  /** The Markdown of docs/ by the names of its pages without `.md`. */
  readonly guides: ReadonlyMap<string, string>;
  readonly entries: readonly EntryText[];
}

/** Returns the name of the report of an entry point: `mock-vitest` for `sanguine/mock/vitest`. */
export function getReportName(entry: string): string {
  return entry === "sanguine" ? "index" : entry.replace("sanguine/", "").replaceAll("/", "-");
}

/** Renders the pages of the site for programs that read text, by path: `llms.txt` and a Markdown page for each guide and entry point. */
export function renderTextPages({ guides, entries }: TextSources): ReadonlyMap<string, string> {
  return new Map([
    ["llms.txt", renderList({ guides, entries })],
    ...Array.from(guides, ([name, text]) => [`guides/${name}.md`, adaptGuide(text)] as const),
    ...entries.map((entry) => [`reference/${getReportName(entry.name)}.md`, renderEntry(entry)] as const),
  ]);
}

/** Renders llms.txt. https://llmstxt.org describes its form. */
function renderList({ guides, entries }: TextSources): string {
  const landing = readParagraph(guides.get(landingPage) ?? "");
  const sections = guideGroups.map(({ title, guides: names }) => ({
    title,
    lines: names.map((name) => {
      const summary = summarizeMarkdown(guides.get(name) ?? "");
      return describe(summary.title, `guides/${name}.md`, summary.sentence);
    }),
  }));
  const reference = entries.map(({ name, summary }) =>
    describe(name, `reference/${getReportName(name)}.md`, takeSentence(summary)),
  );
  const blocks = [...sections, { title: "Reference", lines: reference }]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `## ${title}\n\n${lines.join("\n")}\n`);
  return [`# sanguine\n`, `> ${landing}\n`, ...blocks].join("\n");
}

function describe(name: string, path: string, sentence: string): string {
  return sentence === "" ? `- [${name}](${path})` : `- [${name}](${path}): ${sentence}`;
}

/** Returns the first paragraph of the landing page in one line. */
function readParagraph(text: string): string {
  const [, body = ""] = /^---\n[^]*?\n---\n+([^]*)/.exec(text) ?? [];
  return (body.split("\n\n")[0] ?? "").trim().replaceAll("\n", " ");
}

/** Leaves out the front matter, and leads links to pictures to where the site has them. Links between guides need no change. */
function adaptGuide(text: string): string {
  return text
    .replace(/^---\n[^]*?\n---\n+/, "")
    .replaceAll(
      /\]\((?:\.\/)?([\w./-]+\.(?:svg|png))\)/g,
      (_, path: string) => `](../media/${posix.basename(path)})`,
    );
}

function renderEntry({ name, summary, exports, report }: EntryText): string {
  const lines = exports.map((one) => `- \`${one.name}\`: ${takeSentence(one.summary)}`);
  const list = lines.length === 0 ? "" : `## Exports\n\n${lines.join("\n")}\n\n`;
  return `# ${name}\n\n${summary}\n\n${list}## Declarations\n\n${report.replace(/^# .*\n+/, "")}`;
}

/** Finds links of text pages to files that the site does not have. Returns one line for each. */
export function findDeadTextLinks(texts: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  return [...texts].flatMap(([page, text]) => {
    const prose = text.replaceAll(/^(`{3,})[^]*?^\1$/gm, "").replaceAll(/`[^`\n]*`/g, "");
    const targets = new Set([...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target));
    return [...targets]
      .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|#)/i.test(target))
      .filter((target) => !files.has(posix.join(posix.dirname(page), target.replace(/#.*/, ""))))
      .map((target) => `${page}: ${target} leads nowhere`);
  });
}

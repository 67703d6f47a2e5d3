import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from "typedoc";
import { summarizeMarkdown, takeSentence } from "../../mock/tools/mcp/summarize-markdown.ts";
import { guideGroups, landingPage } from "./guides.ts";
import { getReportFile } from "../entry-files.ts";

/** The Markdown of docs/ by the names of its pages without `.md`. */
type Guides = ReadonlyMap<string, string>;

/** Renders the pages of the site for programs that read text, by path: `llms.txt` and a Markdown page for each guide and entry point. */
export async function renderTextPages(
  project: ProjectReflection,
  guides: Guides,
): Promise<ReadonlyMap<string, string>> {
  const entries = (project.children ?? []).filter((child) => child.kindOf(ReflectionKind.Module));
  const rendered = entries.map(
    async (entry) => [`reference/${getPageName(entry)}.md`, await renderEntry(entry)] as const,
  );
  return new Map([
    ["llms.txt", renderList(guides, entries)],
    ...Array.from(guides, ([name, text]) => [`guides/${name}.md`, adaptGuide(text)] as const),
    ...(await Promise.all(rendered)),
  ]);
}

/** Returns the name of the page of an entry point: `mock-vitest` for `sanguine/mock/vitest`. */
const getPageName = ({ name }: DeclarationReflection): string =>
  name === "sanguine" ? "index" : name.replace("sanguine/", "").replaceAll("/", "-");

/** Renders llms.txt. https://llmstxt.org describes its form. */
function renderList(guides: Guides, entries: readonly DeclarationReflection[]): string {
  const [landing = ""] = removeFrontMatter(guides.get(landingPage) ?? "").split("\n\n");
  const sections = guideGroups.map(({ title, guides: names }) => ({
    title,
    lines: names.map((name) => {
      const summary = summarizeMarkdown(guides.get(name) ?? "");
      return describe(summary.title, `guides/${name}.md`, summary.sentence);
    }),
  }));
  const lines = entries.map((entry) =>
    describe(entry.name, `reference/${getPageName(entry)}.md`, takeSentence(readSummary(entry))),
  );
  const blocks = [...sections, { title: "Reference", lines }].map(
    (section) => `## ${section.title}\n\n${section.lines.join("\n")}\n`,
  );
  return [`# sanguine\n`, `> ${landing.trim().replaceAll("\n", " ")}\n`, ...blocks].join("\n");
}

const describe = (name: string, path: string, sentence: string): string =>
  `- [${name}](${path})${sentence === "" ? "" : `: ${sentence}`}`;

const removeFrontMatter = (text: string): string => text.replace(/^---\n[^]*?\n---\n+/, "");

/** Leads links to pictures to where the site has them. Links between guides need no change. */
const adaptGuide = (text: string): string =>
  removeFrontMatter(text).replaceAll(
    /\]\((?:\.\/)?([\w./-]+\.(?:svg|png))\)/g,
    (_, path: string) => `](../media/${posix.basename(path)})`,
  );

/** Renders an entry point: the exports that have a description, and the report of etc/api/. */
async function renderEntry(entry: DeclarationReflection): Promise<string> {
  const reports = (await readFile(`etc/api/${getReportFile(entry.name)}`, "utf8")).split(/^# /m);
  const report = reports.find((text) => text.startsWith(`${entry.name}\n`)) ?? "";
  const lines = (entry.children ?? [])
    .map((child) => ({ name: child.name, summary: readSummary(child) }))
    .filter(({ summary }) => summary !== "")
    .map(({ name, summary }) => `- \`${name}\`: ${takeSentence(summary)}`);
  const list = lines.length === 0 ? "" : `## Exports\n\n${lines.join("\n")}\n\n`;
  return `# ${entry.name}\n\n${readSummary(entry)}\n\n${list}## Declarations\n\n${report.replace(/^.*\n+/, "")}`;
}

/** Reads the description of an export. That of a function stands at its first signature, that of a re-export at its target. */
function readSummary(reflection: DeclarationReflection): string {
  const target = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
  if (!target.isDeclaration()) return "";
  const signature =
    target.signatures?.[0] ?? target.type?.visit({ reflection: (type) => type.declaration.signatures?.[0] });
  const texts = [target.comment, signature?.comment].map((comment) =>
    // Markdown has no use for the tag of a link: its text is the name of another export.
    (comment?.summary ?? [])
      .map(({ kind, text }) => (kind === "inline-tag" ? `\`${text}\`` : text))
      .join("")
      .trim(),
  );
  return texts.find((text) => text !== "") ?? "";
}

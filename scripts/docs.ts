/**
 * Builds the docs site into docs/site: the guides of docs/, a reference of all entry points grouped by task, and both as Markdown with
 * llms.txt. Fails on any warning.
 *
 *   npm run docs
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Application, ArgumentsReader, type ProjectReflection, TypeDocReader } from "typedoc";
import { summarizeMarkdown } from "../mock/tools/mcp/summarize-markdown.ts";
import { listEntryTexts } from "./docs/entry-texts.ts";
import { landingPage } from "./docs/guides.ts";
import { setUpSite } from "./docs/site.ts";
import { tasks } from "./docs/tasks.ts";
import { renderTextPages } from "./docs/text-pages.ts";
import { resources } from "./resources.ts";
import { readProject } from "./samples/project.ts";

const root = process.cwd();

/** Reads which name users import each entry point by, from the paths of tsconfig.json. */
function readEntryNames(): Map<string, string> {
  const paths = Object.entries(readProject().options.paths ?? {});
  const entries = paths.flatMap(([name, [file = ""]]) =>
    name.endsWith("/*")
      ? resources.map((area) => [name.replace("*", area), file.replace("*", area)] as const)
      : [[name, file] as const],
  );
  return new Map(entries.map(([name, file]) => [file.replace("./", ""), name]));
}

/** Reads the Markdown of the pages of docs/, by their names. */
async function readGuides(): Promise<Map<string, string>> {
  const files = (await readdir(join(root, "docs"))).filter((file) => file.endsWith(".md")).toSorted();
  const guides = files.map(
    async (file) => [file.slice(0, -3), await readFile(join(root, "docs", file), "utf8")] as const,
  );
  return new Map(await Promise.all(guides));
}

/** Writes llms.txt, and the guides and the reference as Markdown, into the site. */
async function writeTextPages(project: ProjectReflection): Promise<void> {
  const entries = await listEntryTexts(project, (name) =>
    readFile(join(root, "etc/api", `${name}.md`), "utf8"),
  );
  for (const [path, text] of renderTextPages({ guides, entries })) {
    const file = join(root, "docs/site", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const guides = await readGuides();
/** The names of the pages by title. */
const pages = new Map(Array.from(guides, ([name, text]) => [summarizeMarkdown(text).title || name, name]));
const documents = [...pages.values()].filter((name) => name !== landingPage);
const app = await Application.bootstrapWithPlugins(
  {
    readme: `docs/${landingPage}.md`,
    projectDocuments: documents.map((name) => `docs/${name}.md`),
    router: "site",
    theme: "site",
    sort: ["kind", "alphabetical"],
    kindSortOrder: ["Function", "Variable", "Class", "Interface", "TypeAlias"],
    groupOrder: [...tasks, "*"],
  },
  [new TypeDocReader(), new ArgumentsReader(300)],
);
setUpSite(app, { entryNames: readEntryNames(), pages });

const project = await app.convert();
if (project === undefined) throw new Error("TypeDoc could not read the sources.");
app.validate(project);
await app.generateOutputs(project);
await writeTextPages(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

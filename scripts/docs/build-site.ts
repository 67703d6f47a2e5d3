import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Application, TypeDocReader } from "typedoc";
import { summarizeMarkdown } from "../../mock/tools/mcp/summarize-markdown.ts";
import { landingPage } from "./guides.ts";
import { buildBundles } from "./run/build-bundles.ts";
import { indexDeclarations } from "./run/index-declarations.ts";
import { createSampleMarker } from "./run/mark-samples.ts";
import { buildSearch, formatSearch, improveScript, parseSearch } from "./search.ts";
import { setUpSite } from "./site.ts";
import { tasks } from "./tasks.ts";
import { renderTextPages } from "./text-pages.ts";
import { writeFiles } from "../generated-files.ts";
import { collectSamples } from "../samples/collect.ts";

const root = process.cwd();

/** What the links to sources need of package.json. */
interface Manifest {
  readonly version: string;
  readonly repository: { readonly url: string };
}

/** Reads the Markdown of the pages of docs/, by their names. */
async function readGuides(): Promise<Map<string, string>> {
  const files = (await readdir(join(root, "docs"))).filter((file) => file.endsWith(".md")).toSorted();
  const guides = files.map(
    async (file) => [file.slice(0, -3), await readFile(join(root, "docs", file), "utf8")] as const,
  );
  return new Map(await Promise.all(guides));
}

/** Replaces the index of the search, and how the page asks it. */
async function improveSearch(guides: ReadonlyMap<string, string>): Promise<void> {
  const assets = join(root, "docs/site/assets");
  const { rows } = parseSearch(await readFile(join(assets, "search.js"), "utf8"));
  const pages = new Map([...guides].filter(([name]) => name !== landingPage));
  await writeFile(join(assets, "search.js"), formatSearch(buildSearch(rows, pages)));
  const script = await readFile(join(assets, "main.js"), "utf8");
  await writeFile(join(assets, "main.js"), improveScript(script));
}

/**
 * Builds the guides of docs/, a reference of all entry points grouped by task, and both as Markdown with llms.txt. Returns whether
 * TypeDoc has nothing to warn of.
 */
export async function buildSite(): Promise<boolean> {
  const guides = await readGuides();
  const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as Manifest;
  const repository = manifest.repository.url.replace(/^git\+|\.git$/g, "");
  /** The names of the pages by title. */
  const pages = new Map(Array.from(guides, ([name, text]) => [summarizeMarkdown(text).title || name, name]));
  const documents = [...pages.values()].filter((name) => name !== landingPage);
  const app = await Application.bootstrapWithPlugins(
    {
      readme: `docs/${landingPage}.md`,
      projectDocuments: documents.map((name) => `docs/${name}.md`),
      gitRevision: `v${manifest.version}`,
      sourceLinkTemplate: `${repository}/blob/{gitRevision}/{path}#L{line}`,
      navigationLinks: { Versions: `${repository}/releases` },
      router: "site",
      theme: "site",
      sort: ["kind", "alphabetical"],
      kindSortOrder: ["Function", "Variable", "Class", "Interface", "TypeAlias"],
      groupOrder: [...tasks, "*"],
    },
    [new TypeDocReader()],
  );
  const markSamples = createSampleMarker(await collectSamples(root));
  setUpSite(app, pages, repository, markSamples);

  const project = await app.convert();
  if (project === undefined) throw new Error("TypeDoc could not read the sources.");
  app.validate(project);
  await app.generateOutputs(project);
  await writeFiles({ folder: "docs/site", files: await renderTextPages(project, guides), whole: false });
  await improveSearch(guides);
  await buildBundles(join(root, "docs/site/assets/run"));
  await writeFile(join(root, "docs/site/assets/run/declarations.json"), JSON.stringify(indexDeclarations()));
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

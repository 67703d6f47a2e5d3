/**
 * Builds the docs site into docs/site: the guides of docs/, and a reference of all entry points grouped by task. Fails on any
 * warning.
 *
 *   npm run docs
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Application, ArgumentsReader, TypeDocReader } from "typedoc";
import { landingPage } from "./docs/guides.ts";
import { setUpSite } from "./docs/site.ts";
import { tasks } from "./docs/tasks.ts";
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

/** Reads the titles of the pages of docs/. */
async function readPages(): Promise<Map<string, string>> {
  const files = (await readdir(join(root, "docs"))).filter((file) => file.endsWith(".md")).toSorted();
  const pages = files.map(async (file) => {
    const text = await readFile(join(root, "docs", file), "utf8");
    const name = file.slice(0, -3);
    return [/^---\n[^]*?^title: (.+)$/m.exec(text)?.[1] ?? name, name] as const;
  });
  return new Map(await Promise.all(pages));
}

const pages = await readPages();
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
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

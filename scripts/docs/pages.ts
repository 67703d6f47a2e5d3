import { readFile } from "node:fs/promises";
import { formatMarkdown } from "./format-markdown.ts";
import { renderMigrationTable, renderOperationsPage } from "./operation-tables.ts";

const docs = new URL("../../docs/", import.meta.url);

const region = /(<!-- begin: npm run docs -- --pages -->\n)[^]*?(\n<!-- end -->)/;

/** Renders the pages of docs/ that are generated, by their names. Of some, only a table is. */
export async function renderPages(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ["operations.md", await formatMarkdown(renderOperationsPage())],
    ["migrating.md", await fillTable("migrating.md", renderMigrationTable())],
  ]);
}

async function fillTable(name: string, table: string): Promise<string> {
  const page = await readFile(new URL(name, docs), "utf8");
  if (!region.test(page)) throw new Error(`docs/${name} has no place for the table`);
  return formatMarkdown(
    page.replace(region, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`),
  );
}

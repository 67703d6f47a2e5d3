import { readFile } from "node:fs/promises";
import { formatMarkdown } from "./format-markdown.ts";
import { renderMigrationTable, renderOperationsPage } from "./operation-tables.ts";

const docs = new URL("../../docs/", import.meta.url);

const region = /(<!-- begin: npm run docs -- --pages -->\n)[^]*?(\n<!-- end -->)/;

/** Renders the pages of docs/ that are generated, by their names. Of docs/migrating.md only the table is. */
export async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const migrating = await readFile(new URL("migrating.md", docs), "utf8");
  if (!region.test(migrating)) throw new Error("docs/migrating.md has no place for the table");
  const filled = migrating.replace(
    region,
    (_, begin: string, end: string) => `${begin}\n${renderMigrationTable()}\n${end}`,
  );
  return new Map([
    ["operations.md", await formatMarkdown(renderOperationsPage())],
    ["migrating.md", await formatMarkdown(filled)],
  ]);
}

import document from "../../src/generated/openapi.json" with { type: "json" };
import { operations } from "../../src/generated/operations.ts";
import { listOperations, type RawPathItem } from "../generate/raw.ts";

/** Renders docs/operations.md: each operation with its method of the client and where its shape comes from, by the tags of the document. */
export function renderOperationsPage(): string {
  const items = Object.values(document.paths as unknown as Readonly<Record<string, RawPathItem>>);
  const raw = new Map(items.flatMap(listOperations).map((one) => [one.operationId, one]));
  const tables = new Map<string, string[]>();
  for (const { id, method, paths, provenance, deprecated } of Object.values(operations)) {
    const { tags: [tag = ""] = [], summary } = raw.get(id) ?? {};
    const table = tables.get(tag) ?? [
      `## ${tag}\n`,
      "| Operation | Client | What it does | Provenance |",
      "| --- | --- | --- | --- |",
    ];
    tables.set(tag, [
      ...table,
      `| \`${method} ${paths[0]}\` | \`client.${id}\` | ${summary}${deprecated ? " (deprecated)" : ""} | ${provenance} |`,
    ]);
  }
  return [
    "---",
    "title: Operations",
    'description: "All operations with method, path and provenance, and the method of the client for each."',
    "---",
    "",
    "# Operations",
    "",
    `Find the method of the client for each of the ${Object.keys(operations).length} operations. \`npm run docs -- --pages\` generates this page from the OpenAPI`,
    "document, which the package contains as `sanguine/openapi.json`. The shape of an operation is `specified` by the interface specification of the",
    "service; or the specification names the operation (`named`) or implies it (`companion`). You can [check your sandbox](drift.md#check-a-sandbox).",
    "",
    ...[...tables.values()].flatMap((table) => [...table, ""]),
  ].join("\n");
}

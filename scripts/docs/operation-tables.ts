import document from "../../src/generated/openapi.json" with { type: "json" };
import { operations } from "../../src/generated/operations.ts";

interface RawOperation {
  readonly operationId?: string;
  readonly "x-sdk": string;
  readonly tags: readonly string[];
  readonly summary: string;
}

/** Renders docs/operations.md: each operation with its method of the client and where its shape comes from, by the tags of the document. */
export function renderOperationsPage(): string {
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  const raw = Object.values(paths).flatMap((item) => Object.values(item));
  const tables = new Map<string, string[]>();
  for (const { id, method, paths, provenance, deprecated } of Object.values(operations)) {
    const found = raw.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`${id}: not in the OpenAPI document`);
    const [tag = "Other"] = found.tags;
    const table = tables.get(tag) ?? [
      `## ${tag}\n`,
      "| Method | Path | Client | What it does | Provenance |",
      "| --- | --- | --- | --- | --- |",
    ];
    const summary = `${found.summary}${deprecated ? " (deprecated)" : ""}`;
    tables.set(tag, [
      ...table,
      `| ${method} | \`${paths[0]}\` | \`client.${found["x-sdk"]}\` | ${summary} | ${provenance} |`,
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
    `The service has ${Object.keys(operations).length} operations. \`npm run docs -- --pages\` generates this page from the OpenAPI document, which the package`,
    "contains as `sanguine/openapi.json`. The last column says where the shape of an operation comes from:",
    "",
    "- `specified`: the interface specification of the service shows it;",
    "- `named`: the interface specification names the operation, but does not show its whole shape;",
    "- `companion`: the interface specification implies that the operation exists.",
    "",
    "To compare the document with your sandbox, see [Checking a sandbox](drift.md#check-a-sandbox).",
    "",
    ...[...tables.values()].flatMap((table) => [...table, ""]),
  ].join("\n");
}

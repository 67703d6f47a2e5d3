import document from "../../src/generated/openapi.json" with { type: "json" };
import { operations, type OperationId } from "../../src/generated/operations.ts";

/** What the tables show of an operation of the OpenAPI document. */
interface Described {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** The method of the client, such as `users.create`. */
  readonly call: string;
  readonly tag: string;
  readonly summary: string;
}

interface RawOperation {
  readonly operationId: string;
  readonly "x-sdk": string;
  readonly tags: readonly string[];
  readonly summary: string;
}

/** Lists the operations by the tags of the document, in its order. */
function groupByTag(): Map<string, Described[]> {
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  const raw = new Map(
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((one) =>
        one.operationId === undefined ? [] : [[one.operationId, one] as const],
      ),
    ),
  );
  const groups = new Map<string, Described[]>();
  for (const { id, method, paths } of Object.values(operations)) {
    const described = raw.get(id);
    if (described === undefined) throw new Error(`${id}: not in the OpenAPI document`);
    const { tags, summary, "x-sdk": call } = described;
    const [tag = "Other"] = tags;
    groups.set(tag, [...(groups.get(tag) ?? []), { id, method, path: paths[0], call, tag, summary }]);
  }
  return groups;
}

/** Renders docs/operations.md: each operation with its method of the client and where its shape comes from. */
export function renderOperationsPage(): string {
  const sections = [...groupByTag()].map(([tag, list]) =>
    [
      `## ${tag}`,
      "",
      "| Method | Path | Client | What it does | Provenance |",
      "| --- | --- | --- | --- | --- |",
      ...list.map(({ id, method, path, call, summary }) => {
        const { provenance, deprecated } = operations[id];
        return `| ${method} | \`${path}\` | \`client.${call}\` | ${summary}${deprecated ? " (deprecated)" : ""} | ${provenance} |`;
      }),
      "",
    ].join("\n"),
  );
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
    ...sections,
  ].join("\n");
}

export interface McpDocument {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  read(): Promise<string>;
}

/** A guide of the documentation, or the README of an example. */
export interface Guide {
  /** Name of its file, without the extension. */
  readonly name: string;
  readonly title: string;
  /** The first sentence of the page. */
  readonly sentence: string;
  read(): Promise<string>;
}

/** The texts that the host reads. */
interface DocumentSources {
  readonly readServiceDocument: () => Promise<string>;
  readonly readControlDocument: () => Promise<string>;
  readonly guides: readonly Guide[];
  readonly examples: readonly Guide[];
}

const ROOT = "sanguine://";

/** Lists the resources: both OpenAPI documents, the list of the guides, each guide, the list of the examples, and each README. */
export function listDocuments({
  readServiceDocument,
  readControlDocument,
  guides,
  examples,
}: DocumentSources): readonly McpDocument[] {
  return [
    {
      uri: `${ROOT}openapi.json`,
      name: "openapi",
      description: "The OpenAPI document of the service.",
      mimeType: "application/json",
      read: readServiceDocument,
    },
    {
      uri: `${ROOT}control-openapi.json`,
      name: "control-openapi",
      description: "The OpenAPI document of the control API, with the results of all methods.",
      mimeType: "application/json",
      read: readControlDocument,
    },
    ...listPages("guides", guides, "The list of the guides to the client and the mock."),
    ...listPages("examples", examples, "The list of the example programs, with what each one shows."),
  ];
}

/** Lists a folder of pages: first the list of them, then each page. */
function listPages(
  folder: "guides" | "examples",
  pages: readonly Guide[],
  description: string,
): readonly McpDocument[] {
  const toUri = ({ name }: Guide): string => `${ROOT}${folder}/${name}`;
  const kind = folder === "guides" ? "Guide" : "Example";
  const list = pages.map((page) => `- [${page.title}](${toUri(page)}): ${page.sentence}`).join("\n");
  const mimeType = "text/markdown";
  return [
    { uri: `${ROOT}${folder}`, name: folder, description, mimeType, read: async () => `${list}\n` },
    ...pages.map((page) => ({
      uri: toUri(page),
      name: `${folder}/${page.name}`,
      description: `${kind}: ${page.title}.`,
      mimeType,
      read: () => page.read(),
    })),
  ];
}

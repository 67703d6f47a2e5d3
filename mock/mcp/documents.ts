/** A document that the MCP server offers as a resource. */
export interface McpDocument {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  /** Reads the text. */
  read(): Promise<string>;
}

/** A guide of the documentation. */
export interface Guide {
  /** Name of its file, without the extension. */
  readonly name: string;
  readonly title: string;
  /** Reads the Markdown. */
  read(): Promise<string>;
}

/** The texts that the host reads. */
interface DocumentSources {
  /** Reads the OpenAPI document of the service. */
  readonly readServiceDocument: () => Promise<string>;
  /** Reads the OpenAPI document of the control API. */
  readonly readControlDocument: () => Promise<string>;
  readonly guides: readonly Guide[];
}

const ROOT = "sanguine://";

/** Lists the resources: both OpenAPI documents, the list of the guides, and each guide. */
export function listDocuments({
  readServiceDocument,
  readControlDocument,
  guides,
}: DocumentSources): readonly McpDocument[] {
  const toUri = (guide: Guide): string => `${ROOT}guides/${guide.name}`;
  const list = guides.map((guide) => `- [${guide.title}](${toUri(guide)})`).join("\n");
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
    {
      uri: `${ROOT}guides`,
      name: "guides",
      description: "The list of the guides to the client and the mock.",
      mimeType: "text/markdown",
      read: async () => `${list}\n`,
    },
    ...guides.map((guide) => ({
      uri: toUri(guide),
      name: `guides/${guide.name}`,
      description: `Guide: ${guide.title}.`,
      mimeType: "text/markdown",
      read: () => guide.read(),
    })),
  ];
}

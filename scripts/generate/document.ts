import { bundle, createConfig } from "@redocly/openapi-core";
import { fileURLToPath } from "node:url";
import createPlugin from "./complete-document.mjs";
import { assertNoProblems } from "./document-error.ts";
import type { RawDocument } from "./raw.ts";

/**
 * Bundles an OpenAPI file and all files that it references into one document.
 *
 * @param options - `complete` adds what `spec/` does not repeat: see complete-document.mjs.
 */
export async function loadDocument(
  file: URL,
  { complete = false }: { readonly complete?: boolean } = {},
): Promise<RawDocument> {
  const config = await createConfig({
    plugins: [createPlugin()],
    preprocessors: { "sanguine/complete-document": complete ? "on" : "off" },
  });
  const { bundle: bundled, problems } = await bundle({ ref: fileURLToPath(file), config });
  assertNoProblems(
    problems
      .filter((problem) => problem.severity === "error")
      .map((problem) => `${problem.message} (${problem.location[0]?.pointer ?? "root"})`),
  );
  // The bundler types its result as any. Reading the model checks what the generator relies on.
  const document: RawDocument = bundled.parsed;
  return document;
}

import { bundle, createConfig, lint, loadConfig, type NormalizedProblem } from "@redocly/openapi-core";
import { fileURLToPath } from "node:url";
import createPlugin from "./complete-document.mjs";
import { assertNoProblems, type RawDocument } from "./raw.ts";

/**
 * Bundles an OpenAPI file and all files that it references into one document, with what `spec/` does not repeat: see
 * complete-document.mjs.
 */
export async function loadDocument(file: URL): Promise<RawDocument> {
  const config = await createConfig({
    plugins: [createPlugin()],
    preprocessors: { "sanguine/complete-document": "on" },
  });
  const { bundle: bundled, problems } = await bundle({ ref: fileURLToPath(file), config });
  assertNoProblems(problems.filter(({ severity }) => severity === "error").map(describeProblem));
  // The bundler types its result as any. Reading the model checks what the generator relies on.
  const document: RawDocument = bundled.parsed;
  return document;
}

/** Checks an OpenAPI file by the rules of redocly.yaml. Throws when it breaks one. */
export async function lintDocument(file: URL): Promise<void> {
  const config = await loadConfig({
    configPath: fileURLToPath(new URL("../../redocly.yaml", import.meta.url)),
  });
  assertNoProblems((await lint({ ref: fileURLToPath(file), config })).map(describeProblem));
}

const describeProblem = ({ message, location: [place] }: NormalizedProblem): string =>
  `${message} (${place?.source.absoluteRef ?? ""}${place?.pointer ?? "root"})`;

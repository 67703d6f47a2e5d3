import { bundle, createConfig } from "@redocly/openapi-core";
import { fileURLToPath } from "node:url";
import commonResponses from "./common-responses.mjs";
import { refuse } from "./problems.ts";
import type { RawDocument } from "./raw.ts";

/** Reads an OpenAPI file and all that it refers to into one document. */
export async function loadDocument(file: URL): Promise<RawDocument> {
  const config = await createConfig({
    plugins: [commonResponses()],
    preprocessors: { "sanguine/common-responses": "on" },
  });
  const { bundle: bundled, problems } = await bundle({ ref: fileURLToPath(file), config });
  refuse(
    problems
      .filter((problem) => problem.severity === "error")
      .map((problem) => `${problem.message} (${problem.location[0]?.pointer ?? "root"})`),
  );
  // The bundler types its result as any; what the generator relies on is checked while reading it.
  const document: RawDocument = bundled.parsed;
  return document;
}

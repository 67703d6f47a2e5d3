import { readFileSync } from "node:fs";
import { DocumentIndex, type OpenApiDocument } from "../../../mock/check/document.ts";

const file = new URL("../../../src/generated/openapi.json", import.meta.url);

/** The OpenAPI document of the package. */
export const document = new DocumentIndex(JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument);

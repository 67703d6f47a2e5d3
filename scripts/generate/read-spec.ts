import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Reads a file of `spec/` that is not a part of the OpenAPI document. */
export const readSpec = (file: string): unknown =>
  parse(readFileSync(new URL(`../../spec/${file}`, import.meta.url), "utf8"));

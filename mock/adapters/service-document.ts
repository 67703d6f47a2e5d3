import { getModuleUrl, readPackageFile } from "./package-file.ts";

/** Reads the OpenAPI document of the service: beside the built file, or in the sources. */
export function readServiceDocument(): Promise<string> {
  return readPackageFile(["openapi.json", "../../src/generated/openapi.json"], getModuleUrl(import.meta.url));
}

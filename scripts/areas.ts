import { readdirSync } from "node:fs";

/** The areas of the OpenAPI document. Each has a file in `spec/paths/`, and is exported as a resource of the client. */
export const areas = readdirSync(new URL("../spec/paths/", import.meta.url)).map((file) =>
  file.replace(/\.yaml$/, ""),
);

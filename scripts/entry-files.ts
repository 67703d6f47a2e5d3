import { readdirSync, readFileSync } from "node:fs";

/** The areas of the OpenAPI document. Each has a file in `spec/paths/`, and is exported as a resource of the client. */
export const areas = readdirSync(new URL("../spec/paths/", import.meta.url)).map((file) =>
  file.replace(/\.yaml$/, ""),
);

const text = readFileSync(new URL("../tsconfig.json", import.meta.url), "utf8");
const { compilerOptions } = JSON.parse(text.replaceAll(/^ *\/\/.*$/gm, "")) as {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly [string]>> };
};

/** The source of each entry of the package, by the name that users import, such as `sanguine/mock`: `paths` of tsconfig.json. */
export const entryFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(compilerOptions.paths).flatMap(([name, [file]]) =>
    (name.endsWith("/*") ? areas : [""]).map(
      (area) => [name.replace("*", area), file.slice(2).replace("*", area)] as const,
    ),
  ),
);

/** Returns the name of the built file of an entry: `mock-node` of `sanguine/mock/node`. */
export const getBuiltName = (entry: string): string =>
  (entry.replace(/^sanguine\/?/, "") || "index").replaceAll(/(?<!^resources)\//g, "-");

/** Returns the file of etc/api/ that describes an entry: `mock.md` also of the entries below `sanguine/mock`. */
export const getReportFile = (entry: string): string => `${entry.split("/")[1] ?? "index"}.md`;

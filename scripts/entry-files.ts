import { readFileSync } from "node:fs";
import { areas } from "./areas.ts";

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

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { emitDeprecated, emitDescriptors } from "./emit-descriptors.ts";
import { emitEnums } from "./emit-enums.ts";
import { emitLifecycles, readLifecycles } from "./emit-lifecycles.ts";
import { emitObservedClauses } from "./emit-observed-clauses.ts";
import { emitNullablePaths, emitOpenEnumPaths } from "./emit-open-enum-paths.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitRootTypes } from "./emit-root-types.ts";
import { emitSeries } from "./emit-series.ts";
import { emitStrict, emitTolerant } from "./emit-schemas.ts";
import { emitTypes } from "./emit-types.ts";
import { emitVersion } from "./emit-version.ts";
import { emitWebhooks } from "./emit-webhooks.ts";
import { forms, publishDocument } from "./publish-document.ts";
import type { Model } from "./model.ts";

/** Emits all files, by path in the output folder. */
export async function emitAll(model: Model, folder: URL): Promise<Map<string, string>> {
  const raw: Record<string, string> = {
    "types.ts": await emitTypes(model),
    "root-types.ts": emitRootTypes(model),
    "enums.ts": emitEnums(model),
    "operations.ts": emitOperations(model),
    "descriptors.ts": emitDescriptors(model),
    "deprecated.ts": emitDeprecated(model),
    "webhooks.ts": emitWebhooks(model),
    "schemas/strict.ts": emitStrict(model),
    "schemas/tolerant.ts": emitTolerant(model),
    "open-enum-paths.ts": emitOpenEnumPaths(model),
    "observed-clauses.ts": await emitObservedClauses(),
    ...emitLifecycles(readLifecycles()),
    "series.ts": emitSeries(),
    "nullable-paths.ts": emitNullablePaths(model),
    "forms.ts": `/* Generated from spec/forms.yaml by \`npm run generate\`. Do not edit. */\n\n/** The forms of texts in requests, by name. */\nexport const forms = ${JSON.stringify(forms)} as const;`,
    "version.ts": await emitVersion(),
    "openapi.json": JSON.stringify(publishDocument(model.document)),
  };
  const options = await resolveConfig(folder);
  const files = new Map<string, string>();
  for (const [name, text] of Object.entries(raw)) {
    files.set(name, await format(text, { ...options, filepath: name }));
  }
  return files;
}

/** Lists the files of the folder that are missing, out of date or not generated. */
export async function findDrift(files: ReadonlyMap<string, string>, folder: URL): Promise<string[]> {
  const present = await listFiles(folder);
  const differences: string[] = [];
  for (const [name, text] of files) {
    const current = present.includes(name) ? await readFile(new URL(name, folder), "utf8") : null;
    if (current === null) differences.push(`${name} is missing`);
    else if (current !== text) differences.push(`${name} is out of date`);
  }
  const stray = present.filter((name) => !files.has(name));
  return [...differences, ...stray.map((name) => `${name} is not a generated file`)];
}

/** Writes the files and removes all others from the folder. */
export async function writeFiles(files: ReadonlyMap<string, string>, folder: URL): Promise<void> {
  await mkdir(new URL("schemas/", folder), { recursive: true });
  for (const name of await listFiles(folder)) if (!files.has(name)) await rm(new URL(name, folder));
  for (const [name, text] of files) await writeFile(new URL(name, folder), text);
}

async function listFiles(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const root = decodeURIComponent(folder.pathname);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/`.slice(root.length).replace(/^\//, "") + entry.name)
    .map((name) => name.replaceAll("//", "/"))
    .toSorted();
}

import { build } from "esbuild";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { join } from "node:path";
import { loadDocument } from "../../../scripts/generate/document.ts";
import { readModel } from "../../../scripts/generate/read.ts";
import { emitAll } from "../../../scripts/generate/write.ts";
import type { RawDocument } from "../../../scripts/generate/raw.ts";
import type { z } from "zod";

const root = new URL("../../../", import.meta.url);
const source = new URL("test/fixtures/awkward.yaml", root);

/** Loads the awkward document. Tests may change it. */
export const loadAwkward = (): Promise<RawDocument> => loadDocument(source);

/** Emits all files for the awkward document. */
export async function emitAwkward(
  edit: (document: RawDocument) => void = () => {},
): Promise<Map<string, string>> {
  const document = await loadAwkward();
  edit(document);
  return emitAll(readModel(document), new URL("src/generated/", root));
}

type Getter = () => z.ZodType;

/** The emitted code, with schemas by name and without static types. */
export interface Emitted {
  strict: {
    strict: Record<string, Getter>;
    strictOperations: Record<string, Checks>;
  };
  tolerant: Record<string, z.ZodType> & {
    tolerantResponse: (
      id: string,
      status: number,
      path: Record<string, string>,
    ) => z.ZodType | null | undefined;
  };
  enums: Record<string, readonly string[]>;
  operations: { operations: Record<string, Record<string, unknown>> };
  places: Record<
    "openEnumPaths" | "webhookOpenEnumPaths" | "nullablePaths" | "webhookNullablePaths",
    Record<string, readonly string[]>
  >;
}

export interface Checks {
  path: () => z.ZodType | null;
  query: () => z.ZodType | null;
  body: () => z.ZodType | null;
  response: (status: number, path: Record<string, string>) => z.ZodType | null | undefined;
}

/** Creates a temporary folder inside the project, so that imports of zod resolve. */
export async function createFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = fileURLToPath(new URL("node_modules/.cache/", root));
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "generate-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes the emitted files, and the helper that they import, to a folder. */
export async function writeEmitted(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  await mkdir(join(folder, "generated/schemas"), { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, "generated", name), text);
  const helper = JSON.stringify(fileURLToPath(new URL("src/open-enum.ts", root)));
  await writeFile(join(folder, "open-enum.ts"), `export { openEnum } from ${helper};`);
  const unlisted = JSON.stringify(fileURLToPath(new URL("src/unlisted.ts", root)));
  await writeFile(join(folder, "unlisted.ts"), `export type { Unlisted } from ${unlisted};`);
}

/** Imports the emitted code. */
export async function importEmitted(files: ReadonlyMap<string, string>): Promise<Emitted> {
  const { folder, remove } = await createFolder();
  try {
    await writeEmitted(files, folder);
    const entry = ["strict", "tolerant"].map(
      (set) => `export * as ${set} from "./generated/schemas/${set}.ts";`,
    );
    entry.push(
      'export * as enums from "./generated/enums.ts";',
      'export * as operations from "./generated/operations.ts";',
    );
    const places = ["open-enum-paths.ts", "nullable-paths.ts"];
    await writeFile(
      join(folder, "places.ts"),
      places.map((name) => `export * from "./generated/${name}";`).join("\n"),
    );
    entry.push('export * as places from "./places.ts";');
    const outfile = join(folder, "emitted.mjs");
    await build({
      stdin: { contents: entry.join("\n"), resolveDir: folder, loader: "ts" },
      bundle: true,
      format: "esm",
      external: ["zod"],
      outfile,
    });
    const module: Emitted = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
    return module;
  } finally {
    await remove();
  }
}

/** A thing that both schema sets accept. */
export const thing = {
  id: "0d6f1e0c-58a4-4b7e-9a11-3f2f6f6d2a10",
  made_at: "2026-01-15T09:00:00+00:00",
  mood: "happy",
  maybe: null,
  score: 50,
  note: null,
  day: "2026-02-28",
  old: 1,
};

/** Whether a schema accepts a value. */
export const accepts = (schema: z.ZodType | null | undefined, value: unknown): boolean => {
  if (!schema) throw new Error("The schema is missing.");
  return schema.safeParse(value).success;
};

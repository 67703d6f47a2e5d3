import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTypes, writeSettings } from "../../support/check-types.ts";
import { createFolder, emitAwkward, writeEmitted } from "./fixture.ts";

/** Assertions about the emitted types. A wrong one does not compile. */
const assertions = `
import type * as z from "zod";
import type { Unlisted } from "./unlisted.ts";
import type { RequestEnums, Mood, MaybeMood, Size, Thing, ThingCreate, Upload, Step, UnknownStep, Tree, Series, SeriesGroup, SeriesPoint, SeriesPoints, StepsPoint, ThingsListQuery, operations, paths } from "./generated/types.ts";
import type { ThingSchema } from "./generated/schemas/tolerant.ts";
import type { strict } from "./generated/schemas/strict.ts";
import type { OperationId } from "./generated/operations.ts";
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const mood: Equal<Mood, "happy" | "sad" | (string & {})> = true;
export const maybe: Equal<MaybeMood, "bright" | "dark" | (string & {}) | null> = true;
export const maybeField: Equal<Thing["maybe"], MaybeMood> = true;
export const maybeKeepsNull: Equal<null extends Thing["maybe"] ? 1 : 2, 1> = true;
export const size: Equal<Size, "small" | "large"> = true;
export const optional: Equal<Thing["optional_mood"], Mood | null | undefined> = true;
export const moods: Equal<Thing["moods"], Mood[] | undefined> = true;
export const merged: Equal<Thing["id"], string> = true;
export const recursive: Equal<Thing["children"], Thing[] | undefined> = true;
export const parent: Equal<Thing["parent"], Thing | null | undefined> = true;
export const tree: Equal<Tree, string | Tree[]> = true;
export const defaulted: Equal<ThingCreate["size"], Size | undefined> = true;
export const constant: Equal<ThingCreate["kind"], "plain" | undefined> = true;
export const bytes: Equal<Upload["file"], Blob | Uint8Array> = true;
export const knownVariant: Equal<Extract<Step, { state: "done" }>["state"], "done"> = true;
export const openTag: Equal<UnknownStep["state"], string & {}> = true;
export const generic: Equal<Series["groups"][string][number]["data"][number], SeriesPoint> = true;
export const narrowed: Equal<Series<StepsPoint>["groups"][string], SeriesGroup<StepsPoint>[]> = true;
export const cases: Equal<SeriesPoints["steps"], StepsPoint> = true;
export const query: Equal<operations["things.list"]["parameters"]["query"], ThingsListQuery> = true;
export const oneOrMany: Equal<ThingsListQuery["ids"], number | readonly number[] | null | undefined> = true;
export const nameOrNumber: Equal<ThingsListQuery["size"], Size | number | undefined> = true;
export const redundantText: Equal<ThingsListQuery["near_mood"], "happy" | "sad" | Unlisted | null | undefined> = true;
export const requestedMood: Equal<ThingCreate["mood"], RequestEnums["Mood"] | undefined> = true;
export const requestedSize: Equal<RequestEnums["Size"], "small" | "large"> = true;
export const requestedMoods: Equal<ThingsListQuery["moods"], readonly RequestEnums["Mood"][] | undefined> = true;
export const plainText: Equal<Extract<Tree, string>, string> = true;
export const download: Equal<operations["files.upload"]["responses"][200]["content"]["application/pdf"], Blob | Uint8Array> = true;
export const nullable: Equal<ThingsListQuery["since"], string | null> = true;
export const response: Equal<paths["/v1/things"]["post"]["responses"][200]["content"]["application/json"], Thing> = true;
export const ids: Equal<OperationId, keyof operations> = true;
export const tolerant: Equal<z.output<typeof ThingSchema>, Thing> = true;
export const exact: Equal<z.output<ReturnType<typeof strict.Thing>>, Thing> = true;
`;

let files: Map<string, string>;
const removals: (() => Promise<void>)[] = [];

/** Compiles the emitted files with the assertions, and returns the errors. */
async function diagnose(emitted: ReadonlyMap<string, string>): Promise<string[]> {
  const { folder, remove } = await createFolder();
  removals.push(remove);
  await writeEmitted(emitted, folder);
  await writeFile(join(folder, "assertions.ts"), assertions);
  await writeSettings(folder, ["assertions.ts", "generated/**/*.ts"]);
  return (await checkTypes(folder)).map(({ text }) => text);
}

beforeAll(async () => {
  files = await emitAwkward();
});

afterAll(async () => {
  await Promise.all(removals.map((remove) => remove()));
});

describe("the emitted types", () => {
  test("compile, pass every assertion, and match both schema sets", { timeout: 60_000 }, async () => {
    expect(await diagnose(files)).toEqual([]);
  });

  test("let the compiler check each key of the schemas", { timeout: 60_000 }, async () => {
    const changes: [string, string][] = [
      ["mood: Mood(),", "mood: Mood().nullable(),"],
      ['kind: z.literal("plain").optional(),', ""],
      ["step: Step().optional(),", "step: Step().optional(), stray: z.string(),"],
    ];
    let strict = files.get("schemas/strict.ts") ?? "";
    for (const [from, to] of changes) {
      expect(strict).toContain(from);
      strict = strict.replace(from, to);
    }
    const errors = (await diagnose(new Map(files).set("schemas/strict.ts", strict))).join("\n");
    expect(errors).toContain("Type 'null' is not assignable");
    expect(errors).toContain("Property 'kind' is missing");
    expect(errors).toContain("'stray' does not exist");
  });

  test("contain descriptions, defaults, bounds and deprecations", () => {
    const types = files.get("types.ts") ?? "";
    expect(types).toMatch(/\/\*\* A thing\. \*\/\nexport interface Thing \{/);
    expect(types).toMatch(/\* Read score instead\.\n\s+\* @deprecated\n\s+\*\/\n\s+old: number;/);
    expect(types).toMatch(/\* @default "small"\n\s+\*\/\n\s+size\?: RequestEnums\["Size"\] \| undefined;/);
    expect(types).toMatch(/\* Bounds: minimum 0, maximum 100\. \*\/\n\s+score: number;/);
    expect(types).toMatch(/\* - `happy`: All is well\.\n \* - `sad`: All is not\.\n \*\/\nexport type Mood/);
    expect(types).toMatch(
      /Only things in these moods\.\n\s+\* @deprecated\n\s+\*\/\n\s+moods\?: readonly RequestEnums\["Mood"\]\[\] \| undefined;/,
    );
  });

  test("escape comment marks in descriptions", () => {
    expect(files.get("types.ts")).toContain(String.raw`How large a thing is *\/ closed for good.`);
  });
});

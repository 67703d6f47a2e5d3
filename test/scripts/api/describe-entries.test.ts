import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeEntries } from "../../../scripts/api/describe-entries.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "api-test-"));
  mkdirSync(join(folder, "declarations/src/generated"), { recursive: true });
  const files = {
    "index.d.ts": 'export * from "./declarations/a.cjs";',
    "raw.d.ts": 'export { add, Hidden as Shown } from "./declarations/a.cjs";',
    "declarations/a.d.cts": `/** Adds. */
export declare function add(a: number): number;
/** Options. */
export interface Options {
    /** A field. */
    readonly name?: string;
}
export declare const size: 3;
declare class Hidden { private x; }
export { Hidden };
export * from "./src/generated/b.cjs";`,
    "declarations/src/generated/b.d.cts": "export interface Order { readonly id: string }",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the report of the public interface", () => {
  it("prints each export once, sorted, without comments, and names what is generated", () => {
    const reports = describeEntries(folder, ["index", "raw"]);
    expect(reports.get("index")).toBe(
      [
        "# index\n\n```ts\n// Order: generated from the OpenAPI document",
        "declare class Hidden {\n    private x;\n}",
        "export interface Options {\n    readonly name?: string;\n}",
        "export declare function add(a: number): number;",
        "export declare const size: 3;\n```\n",
      ].join("\n\n"),
    );
    expect(reports.get("raw")).toBe("# raw\n\n```ts\n// Shown: see index.md\n// add: see index.md\n```\n");
  });
});

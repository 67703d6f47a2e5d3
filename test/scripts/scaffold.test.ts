import { transform } from "esbuild";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { loadDocument } from "../../scripts/generate/document.ts";
import { readModel } from "../../scripts/generate/read.ts";
import type { Lifecycles } from "../../scripts/generate/emit-lifecycles.ts";
import { entryKinds } from "../../scripts/scaffold/add-entry.ts";
import { addOperation, parseOperation } from "../../scripts/scaffold/add-operation.ts";
import { areas } from "../../scripts/entry-files.ts";
import { useFolder } from "../support/use-folder.ts";

const at = useFolder();
const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFile(join(root, path), "utf8").catch(() => "");
const toResource = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Scaffolds an operation in memory. Returns the changed files. */
const scaffold = (...args: string[]) => addOperation(parseOperation(args), read);

/** Reads the operations of the spec with some files replaced. */
async function readOperations(files: ReadonlyMap<string, string>) {
  await cp(join(root, "spec"), at("spec"), { recursive: true });
  for (const [path, text] of files) {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), text);
  }
  return readModel(await loadDocument(pathToFileURL(at("spec/openapi.yaml")))).operations;
}

describe("scaffolding an operation", () => {
  test.each(areas)("adds it to every file of %s", async (area) => {
    const id = `${toResource(area)}.archive`;
    const files = await scaffold(id, "POST", "/v3/planted/{planted_id}/archive");
    expect([...files.keys()]).toEqual([
      "spec/openapi.yaml",
      `spec/paths/${area}.yaml`,
      `mock/http/handlers/${area}.ts`,
      `test/mock/http/handlers/${area}.test.ts`,
    ]);
    for (const [path, text] of files) {
      expect(text, path).toContain(path === "spec/openapi.yaml" ? "/v3/planted/{planted_id}/archive:" : id);
      // It rejects a syntax error.
      if (path.endsWith(".ts")) await transform(text, { loader: "ts", sourcefile: path });
    }
    expect(files.get(`mock/http/handlers/${area}.ts`)).toContain(`${id} is not implemented`);
  });

  test("writes a valid spec for a new path, and then for a filter", { timeout: 60_000 }, async () => {
    const files = await scaffold("orders.archive", "POST", "/v3/order/{order_id}/archive");
    const readChanged = async (path: string) => files.get(path) ?? read(path);
    const filter = await entryKinds.get("filter")?.(readChanged, "orders.get", "is_planted", "boolean");
    expect([...(filter?.keys() ?? [])]).toEqual(["spec/paths/orders.yaml"]);
    const operations = await readOperations(new Map([...files, ...(filter ?? [])]));
    const operation = operations.find(({ id }) => id === "orders.archive");
    expect(operation).toMatchObject({ method: "POST", path: "/v3/order/{order_id}/archive" });
    expect(operation?.responses.map(({ status }) => status)).toContain(404);
    expect(operation?.raw["x-sample"]).toContain("client.orders.archive(");
    expect(JSON.stringify(operations.find(({ id }) => id === "orders.get"))).toContain('"is_planted"');
  });
});

/** Scaffolds an entry of the spec in memory. Returns the changed files. */
const addEntry = async (kind: string, ...args: string[]) => entryKinds.get(kind)?.(read, ...args);

describe("scaffolding an entry", () => {
  test("adds a status and a move to it", async () => {
    const files = await addEntry("status", "testkit", "quality_hold", "delivered_to_lab");
    const { orders } = parse(files?.get("spec/lifecycles.yaml") ?? "") as Lifecycles;
    const statuses = orders.machines.testkit?.statuses;
    expect(statuses?.quality_hold).toEqual({ top: "sample_with_lab", phase: 4, moves: [] });
    expect(statuses?.delivered_to_lab?.moves).toContain("quality_hold");
    expect(Object.keys(orders.statuses)).toContain("quality_hold");
  });

  test.each([
    ["status testkit held asleep", '"asleep" is not a status'],
    ["series glucose blood instant mmol/L", "glucose already exists"],
    ["event labtest.order.archived Planet", '"Planet" is not a schema'],
  ])("rejects %s", async (command, message) => {
    const [kind = "", ...args] = command.split(" ");
    await expect(addEntry(kind, ...args)).rejects.toThrow(message);
  });
});

describe("scaffolding rejects", () => {
  test.each([
    ["orders.archive", "Usage: npm run scaffold"],
    ["planets.list GET /v3/planets", '"planets" is not an area'],
    ["orders.cancel POST /v3/order/x", "orders.cancel already exists"],
    ["orders.stop POST /v3/order/{order_id}/cancel", "it is orders.cancel"],
    ["psc.stop PUT /v3/order/{order_id}/cancel", "belongs to spec/paths/orders"],
    ["orders.stop PUT /v3/order/{id}/cancel", "conflicts with /v3/order/{order_id}"],
    ["orders.stop PUT /v3/order/{id}/stop/{id}", "has the parameter {id} twice"],
  ])("%s", async (command, message) => {
    await expect(async () => scaffold(...command.split(" "))).rejects.toThrow(message);
  });
});

/**
 * Generates clients from the OpenAPI document with the generators of others, and checks what they make of it:
 *
 *   npm run test:foreign
 *
 * Spectral finds no error, each client compiles under strict TypeScript, and generated zod schemas parse values of later releases.
 * Everything is installed into a temporary folder, so that it is no dependency of this project.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run, createTemporaryFolder } from "./run.ts";

const packages = [
  "@hey-api/openapi-ts@0.99.0",
  "@oazapfts/runtime@1.2.0",
  "@stoplight/spectral-cli@6.16.3",
  "@zodios/core@10.9.6",
  "axios@1.21.1",
  "oazapfts@7.5.0",
  "openapi-zod-client@1.18.3",
  "orval@8.38.0",
  // Version 7 derives other names for types within types.
  "orval-7@npm:orval@7.13.2",
  "typescript@5.9.3",
];

const commands = [
  "@stoplight/spectral-cli/dist/index.js lint openapi.json --fail-severity error --display-only-failures",
  "@hey-api/openapi-ts/bin/run.js --input openapi.json --output out/hey-api",
  "orval/dist/bin/orval.mjs --input ./openapi.json --output ./out/orval.ts --client fetch",
  "orval-7/dist/bin/orval.js --input ./openapi.json --output ./out/orval-7.ts --client fetch",
  "oazapfts/dist/cli.js openapi.json out/oazapfts.ts",
  "openapi-zod-client/bin.js openapi.json --output out/zod.ts --export-schemas",
  "typescript/bin/tsc --project .",
];

/** Values that no release lists, by the path in the example of an order. */
const later: Readonly<Record<string, string>> = {
  "details.type": "drone_collection",
  "last_event.status": "received.drone_collection.landed",
  status: "quarantined",
};

const compilerOptions = {
  strict: true,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  skipLibCheck: true,
  noEmit: true,
};

using temporary = createTemporaryFolder("sanguine-foreign-");
const folder = temporary.path;
await mkdir(join(folder, "out"));
await copyFile("src/generated/openapi.json", join(folder, "openapi.json"));
await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
await writeFile(join(folder, ".spectral.yaml"), "extends: spectral:oas\n");
await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["out"] }));
const flags = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
run("npm", ["install", ...flags, ...packages], { cwd: folder });
for (const command of commands) {
  console.log(command);
  run(process.execPath, `node_modules/${command}`.split(" "), { cwd: folder });
}
await parseLaterValues();
console.log("Every generator produces a client that compiles, and zod parses later values.");

/** Parses an order with the generated schemas, each time with a value of a later release. */
async function parseLaterValues(): Promise<void> {
  const { schemas } = (await import(pathToFileURL(join(folder, "out/zod.ts")).href)) as {
    schemas: { Order: { parse: (value: unknown) => object } };
  };
  const document = JSON.parse(await readFile(join(folder, "openapi.json"), "utf8")) as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: Record<string, { example: object }> }> } }
    >;
  };
  const { example } =
    document.paths["/v3/order/{order_id}"]!.get.responses["200"]!.content["application/json"]!;
  schemas.Order.parse(example);
  for (const [path, value] of Object.entries(later)) {
    const order: object = structuredClone(example);
    const names = path.split(".");
    const holder = names.slice(0, -1).reduce<object>((at, name) => Reflect.get(at, name) as object, order);
    if (!Reflect.has(holder, names.at(-1)!)) throw new Error(`The example of an order has no ${path}.`);
    Reflect.set(holder, names.at(-1)!, value);
    schemas.Order.parse(order);
  }
}

import { beforeAll, describe, expect, it } from "vitest";
import { bundle, type Bundle } from "../runtimes/bundle.ts";

/** Modules that a client must not contain: schemas, validation, the mock and the operations table. */
const unwanted = {
  zod: /node_modules\/zod\//,
  msw: /node_modules\/(msw|@mswjs|@open-draft)\//,
  mock: /^mock\//,
  "operations table": /^src\/generated\/operations\.ts$/,
  schemas: /^src\/(generated\/)?schemas\//,
};

const bundlePage = (name: string): Promise<Bundle> =>
  bundle(new URL(`./pages/${name}.ts`, import.meta.url), "browser");

let client: Bundle;
let mswBundle: Bundle;

beforeAll(async () => {
  [client, mswBundle] = await Promise.all([bundlePage("client"), bundlePage("msw")]);
});

describe("the client's bundle for a browser", () => {
  it.each(Object.entries(unwanted))("contains no %s", (_, pattern) => {
    expect(client.inputs).toContain("src/client.ts");
    expect(client.inputs.filter((path) => pattern.test(path))).toEqual([]);
    // The mock's bundle contains the module, which proves that the pattern matches.
    expect(mswBundle.inputs.filter((path) => pattern.test(path))).not.toEqual([]);
  });

  it("depends on no package and loads nothing at run time", () => {
    const packages = client.inputs.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
    expect(packages.filter((name) => name !== undefined)).toEqual([]);
    expect(client.externals).toEqual([]);
    expect(client.warnings).toEqual([]);
  });
});

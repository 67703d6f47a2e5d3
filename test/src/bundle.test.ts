import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { operations } from "../../src/generated/operations.ts";
import { bundleProgram as bundleIn, sumGzip } from "../../scripts/bundle-program.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundleProgram = (contents: string, splitting?: boolean) => bundleIn(root, contents, splitting);

const oneResource = `import { createTransport } from "./src/transport/index.ts";
  import { createUsers } from "./src/resources/users.ts";
  createUsers(createTransport({ baseUrl: "/", apiKey: "k" })).list().then(console.log);`;

const wholeClient = `import { createClient } from "./src/index.ts";
  createClient({ baseUrl: "/", apiKey: "k" }).users.list().then(console.log);`;

test("the client's bundle holds no package, no telemetry, no operations table, and nothing of Node's", async () => {
  const { all } = await bundleProgram('export * from "./src/index.ts";');
  expect(all.inputs).toContain("src/client.ts");
  expect(
    all.inputs.filter((path) =>
      /node_modules|opentelemetry|generated\/(operations|schemas|enums|lifecycles)|\bmock\//.test(path),
    ),
  ).toEqual([]);
  expect(all.files.join("")).not.toMatch(/["']node:/);
});

/** Bytes that one operation may add, so that the next operation needs no other limit. */
const ALLOWANCE = 60;

test.each([
  ["one resource", oneResource, "users.", 7_840, 11_040],
  ["the whole client", wholeClient, "", 7_940, 15_380],
])("[BND-2] %s stays within its size", async (_, program, resource, base, baseOfOneFile) => {
  const allowed = ALLOWANCE * Object.keys(operations).filter((id) => id.startsWith(resource)).length;
  const { loaded } = await bundleProgram(program);
  expect(sumGzip(loaded)).toBeLessThan(base + allowed);
  const { all } = await bundleProgram(program, false);
  expect(sumGzip(all)).toBeLessThan(baseOfOneFile + allowed);
});

test("[BND-2] a successful call loads no code that waits, uploads, downloads, logs, runs middleware, follows redirects, reads rate limits or explains an error", async () => {
  const { loaded, all } = await bundleProgram(wholeClient);
  const late = all.inputs.filter((path) => !loaded.inputs.includes(path));
  expect(late.toSorted()).toEqual([
    "src/generated/deprecated.ts",
    "src/generated/order-phases.ts",
    "src/order-spelling.ts",
    "src/resources/report-form.ts",
    "src/transport/explain.ts",
    "src/transport/hints.ts",
    "src/transport/log.ts",
    "src/transport/middleware.ts",
    "src/transport/parse-rate-limit.ts",
    "src/transport/pdf-file.ts",
    "src/transport/redirect.ts",
    "src/waits/order-phases.ts",
    "src/waits/wait-status.ts",
  ]);
});

test("[BND-2] a bundle of one resource holds no other resource, and no feature that it does not use", async () => {
  const { all } = await bundleProgram(oneResource, false);
  expect(all.inputs).toContain("src/resources/users.ts");
  expect(all.inputs.filter((path) => path.startsWith("src/resources/"))).toEqual(["src/resources/users.ts"]);
  expect(all.inputs.filter((path) => /pdf|middleware|log\.ts|plugins|waits/.test(path))).toEqual([]);
  expect(all.files.join("")).not.toMatch(/WaitTimeoutError|WebhookVerificationError|\/v3\/order/);
});

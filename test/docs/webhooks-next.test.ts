import { transform } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMarkdownBlocks } from "../../scripts/samples/blocks.ts";
import { sendToFailing, expectSurvival, secret } from "../support/webhook-requests.ts";

const root = process.cwd();
const nextBin = join(root, "node_modules/next/dist/bin/next");
const config = `export default {
  turbopack: { root: ${JSON.stringify(root)}, resolveAlias: { "sanguine/webhooks": "../../src/webhooks/index.ts" } },
};`;

let folder = "";
let next: ChildProcess | null = null;
let origin = "";
let printed = "";

/** Writes a route as JavaScript: with TypeScript, Next would install packages and write its own files. */
async function writeRoute(name: string, code: string): Promise<void> {
  const path = join(folder, "app", name);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, "route.js"), (await transform(code, { loader: "ts" })).code);
}

/** Starts Next's development server in the folder. Returns the address that it prints. */
function startNext(): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SANGUINE_WEBHOOK_SECRET: secret, NEXT_TELEMETRY_DISABLED: "1", PORT: "0" };
    next = spawn(process.execPath, [nextBin, "dev", "--hostname", "127.0.0.1"], { cwd: folder, env });
    const note = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [, address] = /Local:\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    next.stdout?.on("data", note);
    next.stderr?.on("data", note);
    next.on("exit", (code) => reject(new Error(`next ended with ${code}: ${printed}`)));
  });
}

beforeAll(async () => {
  await mkdir(join(root, ".samples"), { recursive: true });
  folder = await mkdtemp(join(root, ".samples", "next-"));
  const blocks = findMarkdownBlocks(await readFile("docs/webhooks.md", "utf8"));
  const sample = blocks.find(({ code }) => code.includes("function POST"))?.code ?? "";
  await writeFile(join(folder, "next.config.mjs"), config);
  await writeRoute("webhooks", sample);
  await writeRoute(
    "failing",
    sample.replace("console.log(rawType)", '{ throw new Error("planted " + rawType); }'),
  );
  origin = await startNext();
}, 120_000);

afterAll(async () => {
  const ended = new Promise((resolve) => (next?.exitCode === null ? next.once("exit", resolve) : resolve(0)));
  next?.kill();
  await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}, 30_000);

describe("[EVT-4] the sample for Next", () => {
  it(
    "responds 400 to requests that are not from the service, and keeps running",
    { timeout: 120_000 },
    async () => {
      await expectSurvival(`${origin}/webhooks`);
      expect(printed.split("labtest.new").length - 1).toBe(2);
      expect(printed).not.toMatch(/unhandled|uncaught/i);
    },
  );

  it("responds 500 when a handler throws, and does not print the error", { timeout: 120_000 }, async () => {
    const { status, text } = await sendToFailing(`${origin}/failing`);
    expect(status).toBe(500);
    expect(text).not.toMatch(/planted|\bat .*:\d+/);
    expect(printed).not.toContain("planted");
  });
});

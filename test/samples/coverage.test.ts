import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectSamples, listFiles } from "../../scripts/samples/collect.ts";
import { operations } from "../../src/generated/operations.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Folders whose files are checked. */
const folders = ["docs", "examples", "mock", "spec", "src"];

const readable = /\.(?:md|ts|tsx|js|mjs|cjs|html|yaml|json)$/;

const skipped = /^docs\/site\/|(?:^|\/)(?:node_modules|dist|generated)\//;

/** Reads the files of these folders, and the Markdown files of the project's root. */
async function readTexts(root: string) {
  const top = (await listFiles(root, ".", false)).filter((name) => name.endsWith(".md"));
  const inner = await Promise.all(folders.map((folder) => listFiles(root, folder, true)));
  const files = [...top, ...inner.flat()].filter((file) => readable.test(file) && !skipped.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })));
}

/** Accepted forms of a credential in samples: a placeholder, a shell variable, or the name of a header or an option after another one. */
const placeholder = /^(?:<API_KEY>|<LINK_TOKEN>|\$\{?\w+\}?|x-service-link-token|apiKey)$/;

/** A field or variable with a literal credential. */
const field =
  /\b(?:api_?key|link_?token|x-service-(?:api-key|link-token))["']?\s*[:=]\s*(["'`])([^"'`\n]*)\1/gi;

/** A credential in a header or in an option of the command line. */
const header = /\bx-service-(?:api-key|link-token):\s*([^\s"'`]+)/gi;
const option = /--api-key[ =]+(?![A-Z]+\b)([^\s"'`|\])]+)/g;

/** Finds credentials that a text contains instead of placeholders. */
function findCredentials(text: string): string[] {
  const values = [
    ...[...text.matchAll(field)].map((match) => match[2] ?? ""),
    ...[...text.matchAll(header)].map((match) => match[1] ?? ""),
    ...[...text.matchAll(option)].map((match) => match[1] ?? ""),
  ];
  return values.filter((value) => value !== "" && !placeholder.test(value) && !value.includes("${"));
}

const samples = await collectSamples(fileURLToPath(new URL("../..", import.meta.url)));

/** What samples import, as `entry name`. */
const imported = new Set(
  samples.flatMap(({ code }) =>
    Array.from(code.matchAll(/^import (?:type )?\{([^}]*)\} from "(sanguine[^"]*)"/gm)).flatMap(
      ([, names = "", entry]) =>
        [...names.matchAll(/(?:type )?(\w+)(?: as \w+)?/g)].map(([, name]) => `${entry} ${name}`),
    ),
  ),
);

/** The reports of etc/api/, by entry point. */
const reports = readdirSync("etc/api").flatMap((file) =>
  Array.from(
    readFileSync(`etc/api/${file}`, "utf8").matchAll(/^# (\S+)\n([^]*?)(?=^# |$(?![^]))/gm),
    ([, entry = "", text = ""]) => ({ entry, text }),
  ),
);

/** Classes of which only the type is exported. */
const types = new Set(["Faults", "OverrideResponse", "Snapshot", "UnknownValues"]);

test("every function, class and constant is imported in a sample, or a guard of its class", () => {
  const missing: string[] = [];
  let count = 0;
  for (const { entry, text } of reports)
    for (const [, name = ""] of text.matchAll(
      /^export declare (?:abstract )?(?:function|const|class) (\w+)/gm,
    )) {
      if (types.has(name)) continue;
      count += 1;
      const others = reports.filter((one) => one.text.includes(`// ${name}: see ${entry}\n`));
      const entries = [entry, ...others.map((one) => one.entry)];
      if (!entries.some((one) => imported.has(`${one} ${name}`) || imported.has(`${one} is${name}`)))
        missing.push(`${entry}: ${name}`);
    }
  expect(count).toBeGreaterThan(80);
  expect(missing).toEqual([]);
  // One of each family of generated names.
  for (const family of [
    /^sanguine\/enums \w+Values$/,
    /^sanguine\/enums [A-Z]/,
    /^sanguine\/schemas \w+Schema$/,
  ])
    expect(
      [...imported].some((name) => family.test(name)),
      String(family),
    ).toBe(true);
});

test("every sample runs, unless it needs a browser, a server or another test runner", () => {
  // `npm run test:browser`, `npm run test:stores`, `npm run test:package -- jest` and test/mock/adapters/remote-mock.test.ts
  // run the same calls.
  const needed =
    /from "(?:@playwright\/test|sanguine\/mock\/(?:msw\/browser|jest|playwright)|pg|redis)"|server: SANGUINE_URL/;
  const compileOnly = samples.filter(({ mode }) => mode === "none");
  expect(compileOnly.filter(({ code }) => !needed.test(code))).toEqual([]);
});

test("every operation is called in a sample that runs", () => {
  const code = samples.flatMap((sample) => (sample.mode === "none" ? [] : sample.code)).join("\n");
  const uncalled = Object.keys(operations).filter((id) => !code.includes(`client.${id}(`));
  expect(uncalled).toEqual([]);
});

test("[AUT-5] samples contain placeholders instead of keys and link tokens", async () => {
  const texts = await readTexts(fileURLToPath(new URL("../..", import.meta.url)));
  expect(texts.length).toBeGreaterThan(100);
  const written = texts.flatMap(({ file, text }) =>
    findCredentials(text).map((credential) => `${file}: ${credential}`),
  );
  expect(written).toEqual([]);
});

test.each([
  ['createMock({ apiKey: "test-key" })', ["test-key"]],
  ["headers: { 'x-service-api-key': `sk_us_1` }", ["sk_us_1"]],
  ['{ "link_token": "eyJ" }', ["eyJ"]],
  ['curl -H "x-service-api-key: sk_us_1" -H "X-Service-Link-Token: abc"', ["sk_us_1", "abc"]],
  ["npx sanguine mock --api-key secret", ["secret"]],
  ['createClient({ apiKey: "<API_KEY>", linkToken: "<LINK_TOKEN>" })', []],
  ['curl -H "x-service-api-key: $SANGUINE_API_KEY" -H "x-service-api-key: <API_KEY>"', []],
  ["createClient({ apiKey: mock.apiKey }); invite(apiKey, id)", []],
])("finds the credentials of %s", (text, found) => {
  expect(findCredentials(text)).toEqual(found);
});

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectSamples } from "../../scripts/samples/collect.ts";
import { listPublicExports } from "../../scripts/samples/exports.ts";
import { findCredentials, readTexts } from "../../scripts/samples/credentials.ts";
import { findUndocumented } from "../../scripts/samples/undocumented.ts";
import { operations } from "../../src/generated/operations.ts";
import { entries } from "../../vitest.config.ts";

const samples = await collectSamples(fileURLToPath(new URL("../..", import.meta.url)));

test("every public export is used in a sample", { timeout: 60_000 }, () => {
  const exports = listPublicExports(entries);
  // Check that the compiler found the exports at all.
  expect(exports.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["createClient", "createMock", "listen", "UserSchema"]),
  );
  expect(findUndocumented(exports, samples).map(({ entry, name }) => `${entry}: ${name}`)).toEqual([]);
});

test("every sample runs, unless it needs a browser, a database or another test runner", () => {
  // `npm run test:browser`, `npm run test:stores` and `npm run test:package -- jest` run the same calls.
  const needed = /from "(?:sanguine\/mock\/(?:msw\/browser|jest|playwright)|pg|redis)"/;
  const compileOnly = samples.filter(({ mode }) => mode === "none");
  expect(compileOnly.filter(({ code }) => !needed.test(code))).toEqual([]);
});

test("every operation is called in a sample that runs", () => {
  const code = samples.flatMap((sample) => (sample.mode === "none" ? [] : sample.code)).join("\n");
  const uncalled = Object.keys(operations).filter((id) => !code.includes(`client.${id}(`));
  expect(uncalled).toEqual([]);
});

test("samples contain placeholders instead of keys and link tokens", async () => {
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
  ['const apiKey = "abc";', ["abc"]],
  ['createLinkClient({ linkToken: "eyJ" })', ["eyJ"]],
  ['{ "link_token": "eyJ" }', ["eyJ"]],
  ['curl -H "x-service-api-key: sk_us_1" -H "X-Service-Link-Token: abc"', ["sk_us_1", "abc"]],
  ["npx sanguine mock --api-key secret", ["secret"]],
  ['createClient({ apiKey: "<API_KEY>", linkToken: "<LINK_TOKEN>" })', []],
  ['curl -H "x-service-api-key: $SANGUINE_API_KEY" -H "x-service-api-key: <API_KEY>"', []],
  ["createClient({ apiKey: mock.apiKey }); invite(apiKey, id)", []],
])("finds the credentials of %s", (text, found) => {
  expect(findCredentials(text)).toEqual(found);
});

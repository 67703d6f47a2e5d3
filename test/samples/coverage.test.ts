import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectSamples } from "../../scripts/samples/collect.ts";
import { publicExports } from "../../scripts/samples/exports.ts";
import { credentialsIn, readTexts } from "../../scripts/samples/credentials.ts";
import { unshown } from "../../scripts/samples/mentions.ts";
import { operations } from "../../src/generated/operations.ts";
import { entries } from "../../vitest.config.ts";

const samples = await collectSamples(fileURLToPath(new URL("../..", import.meta.url)));

test("shows every public export in a sample", { timeout: 60_000 }, () => {
  const exports = publicExports(entries);
  // Were the compiler to find nothing, nothing would be missing either.
  expect(exports.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["createClient", "createMock", "listen", "UserSchema"]),
  );
  expect(unshown(exports, samples).map(({ entry, name }) => `${entry}: ${name}`)).toEqual([]);
});

test("runs every sample but those that need a browser", () => {
  const idle = samples.filter(({ manner }) => manner === "none");
  expect(idle.filter(({ code }) => !code.includes("sanguine/mock/msw/browser"))).toEqual([]);
});

test("calls every operation in a sample that runs", () => {
  const code = samples.flatMap((sample) => (sample.manner === "none" ? [] : sample.code)).join("\n");
  const uncalled = Object.keys(operations).filter((id) => !code.includes(`client.${id}(`));
  expect(uncalled).toEqual([]);
});

test("writes keys and link tokens as placeholders in every sample, of any language", async () => {
  const texts = await readTexts(fileURLToPath(new URL("../..", import.meta.url)));
  expect(texts.length).toBeGreaterThan(100);
  const written = texts.flatMap(({ file, text }) =>
    credentialsIn(text).map((credential) => `${file}: ${credential}`),
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
  expect(credentialsIn(text)).toEqual(found);
});

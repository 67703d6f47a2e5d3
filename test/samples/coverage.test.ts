import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectSamples } from "../../scripts/samples/collect.ts";
import { publicExports } from "../../scripts/samples/exports.ts";
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

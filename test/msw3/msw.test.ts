import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { mswOpener } from "../conformance/msw.ts";
import { describeMsw } from "../conformance/msw-own.ts";
import { describeDoor } from "../conformance/suite.ts";

it("runs against MSW 3, on a Node that it supports", async () => {
  const installed = createRequire(import.meta.url).resolve("msw/package.json");
  expect(JSON.parse(await readFile(installed, "utf8"))).toMatchObject({
    version: expect.stringMatching(/^3\./),
  });
  expect(Number(process.versions.node.split(".")[0])).toBeGreaterThanOrEqual(22);
  // Version 2 has this entry, version 3 none: the suites below did load the newer one.
  expect(await import("msw")).toHaveProperty("sse");
  expect(await import("msw")).not.toHaveProperty("graphql");
});

describeDoor("MSW 3", mswOpener({}));

describeMsw("MSW 3");

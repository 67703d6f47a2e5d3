import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { createMswAdapter } from "../conformance/msw.ts";
import { describeMsw } from "../conformance/msw-own.ts";
import { describeAdapter } from "../conformance/suite.ts";

it("runs with MSW 3 on a supported version of Node", async () => {
  const installed = createRequire(import.meta.url).resolve("msw/package.json");
  expect(JSON.parse(await readFile(installed, "utf8"))).toMatchObject({
    version: expect.stringMatching(/^3\./),
  });
  expect(Number(process.versions.node.split(".")[0])).toBeGreaterThanOrEqual(22);
  // MSW 2 has this entry point and MSW 3 does not: the suites below run with the newer one.
  expect(await import("msw")).toHaveProperty("sse");
  expect(await import("msw")).not.toHaveProperty("graphql");
});

describeAdapter("MSW 3", createMswAdapter({}));

describeMsw("MSW 3");

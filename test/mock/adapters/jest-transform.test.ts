import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { findEsmPackages } from "../../../mock/adapters/esm-packages.ts";
import transformer from "../../../mock/adapters/jest-transform.ts";

const options = { config: { rootDir: process.cwd() }, supportsStaticESM: false };

it("[TST-3] findEsmPackages finds the packages below MSW that contain only ES modules", () => {
  const names = findEsmPackages("msw", import.meta.url);
  expect(names).toEqual(expect.arrayContaining(["rettime", "until-async"]));
  // MSW 2 itself and these two contain CommonJS.
  for (const name of ["msw", "@mswjs/interceptors", "outvariant"]) expect(names).not.toContain(name);
});

describe("the transform for Jest", () => {
  const code =
    'import { sep } from "node:path";\nexport const place = [sep, import.meta.url];\nexport default 1;\n';

  it("[TST-3] compiles an ES module to CommonJS", () => {
    const made = transformer.process(code, "/at/module.mjs", options);
    const exports = {};
    const require = createRequire(import.meta.url);
    runInNewContext(made.code, { exports, require, __filename: "/at/module.mjs" });
    expect(exports).toEqual({ place: ["/", "file:///at/module.mjs"], default: 1 });
  });

  it("[TST-3] keeps ES modules when Jest runs them, and CommonJS always", () => {
    expect(transformer.process(code, "/at/module.mjs", { ...options, supportsStaticESM: true })).toEqual({
      code,
    });
    const common = "module.exports = { imported: 1 };\n";
    expect(transformer.process(common, "/at/module.js", options)).toEqual({ code: common });
    expect(transformer.process(code, "/at/module.cjs", options)).toEqual({ code });
  });
});

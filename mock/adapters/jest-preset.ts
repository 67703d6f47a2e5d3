/**
 * A Jest preset that converts the ES modules that MSW depends on to CommonJS. It is built as CommonJS only.
 *
 * @module sanguine/jest-preset
 */
import { findEsmPackages } from "./esm-packages.ts";

const names = findEsmPackages("msw", __filename).map((name) => name.replaceAll(/[.+]/g, "\\$&"));
/** Matches a folder of these packages, also in nested `node_modules` folders. */
const packages = `(?:.*/node_modules/)?(?:${names.join("|") || "(?!)"})/`;

// Converts the files of these packages. Leaves the code of the project to Jest's default transform.
export default {
  transform: {
    [`/node_modules/${packages}.+\\.m?js$`]: require.resolve("./jest-transform.cjs"),
    "\\.[jt]sx?$": "babel-jest",
  },
  transformIgnorePatterns: [`/node_modules/(?!${packages})`, "\\.pnp\\.[^\\/]+$"],
};

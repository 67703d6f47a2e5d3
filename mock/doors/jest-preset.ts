/**
 * A preset for Jest, which cannot load the ES modules that MSW depends on from CommonJS. It is built as CommonJS only.
 *
 * @module sanguine/jest-preset
 */
import { findEsmPackages } from "./esm-packages.ts";

const names = findEsmPackages("msw", __filename).map((name) => name.replaceAll(/[.+]/g, "\\$&"));
/** A folder of these packages, also where a package manager nests `node_modules` folders. */
const packages = `(?:.*/node_modules/)?(?:${names.join("|") || "(?!)"})/`;

// Files of these packages are made CommonJS; the code of the project is transformed as Jest does by itself.
export default {
  transform: {
    [`/node_modules/${packages}.+\\.m?js$`]: require.resolve("./jest-transform.cjs"),
    "\\.[jt]sx?$": "babel-jest",
  },
  transformIgnorePatterns: [`/node_modules/(?!${packages})`, "\\.pnp\\.[^\\/]+$"],
};

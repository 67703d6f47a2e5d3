/**
 * Tests the packed package. Each part packs a clean copy of the project, or takes `--tarball FILE`.
 *
 *   npm run test:package                  # installs it in an empty folder and uses it there
 *   npm run test:package -- check         # checks its entries and sizes
 *   npm run test:package -- container     # builds and runs the Dockerfile, or runs its steps in a root folder of Debian
 *   npm run test:package -- jest          # runs the samples of docs/test-runners.md#jest and the report tests under Jest
 *   npm run test:package -- msw3          # runs the tests of the adapters, from the sources, under MSW 3
 *   npm run test:package -- matrix node-22 bun
 *   npm run test:package -- release       # publishes a clone of the last commit to a registry on this machine, and installs it from there
 */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  install: () => import("./test-package.ts"),
  check: () => import("./check-package.ts"),
  container: () => import("./test-container.ts"),
  jest: () => import("./test-jest.ts"),
  msw3: () => import("./test-msw3.ts"),
  matrix: () => import("./test-matrix.ts"),
  release: () => import("./test-release.ts"),
};

const [given = "install"] = process.argv.slice(2);
const name = given.startsWith("-") ? "install" : given;
const part = parts[name];
if (part === undefined) throw new Error(`No part ${name}. There are ${Object.keys(parts).join(", ")}.`);
// The part reads the other arguments itself.
if (name === given) process.argv.splice(2, 1);
await part();

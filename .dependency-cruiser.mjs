import {
  assertEveryFolderHasLayer,
  domainAreas,
  hostLayers,
  mockLayers,
  srcLayers,
} from "./scripts/layers.mjs";

assertEveryFolderHasLayer();

const forbid = (name, from, to, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from },
  to: { path: to },
});

const either = (names) => `(${names.join("|")})`;

/** The generated methods of the client: they belong to the layer of the resources that extend them. */
const methods = "src/generated/resources\\.ts";

/** One rule per folder: it may import neither a higher layer nor a neighbor on its own layer. */
const goDown = (root, layers) =>
  layers.flatMap((layer, index) =>
    layer.flatMap((name) => {
      const others = layers
        .slice(index)
        .flat()
        .filter((other) => other !== name);
      if (others.length === 0) return [];
      return forbid(
        `${root}/${name}-imports-lower-layers`,
        `^(?!${methods})${root}/${name}/`,
        `^${root}/${either(others)}/`,
        "Imports go down the layers of scripts/layers.mjs.",
      );
    }),
  );

export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      comment: "A cycle means that two files are one concept.",
      from: {},
      to: { circular: true },
    },
    ...goDown("mock", mockLayers),
    ...goDown("mock/domain", domainAreas),
    ...goDown("src", srcLayers),
    forbid(
      "mock-index-is-the-top",
      `^mock/${either(mockLayers.flat().filter((name) => !["adapters", "cli"].includes(name)))}/`,
      "^mock/index\\.ts",
      "index.ts holds the public exports and nothing else.",
    ),
    {
      name: "mock-index-by-package-name",
      severity: "error",
      comment:
        "Entry points import each other by the package's name, so that a program holds one copy of the mock.",
      from: { path: "^mock/" },
      to: { path: "^mock/index\\.ts", dependencyTypesNot: ["aliased-tsconfig-paths"] },
    },
    forbid(
      "console-is-apart",
      "^(?!mock/console/)",
      "^mock/console/",
      "The console is a program of its own, which scripts/build-console.ts builds.",
    ),
    {
      name: "console-takes-the-control-client",
      severity: "error",
      comment:
        "The console runs in a browser and calls the control API. It also takes types, the values of enumerations, the list of event types, the icon and the words of the PDFs.",
      from: { path: "^mock/console/" },
      to: {
        path: "^(src/(?!generated/(enums|webhooks)\\.ts)|mock/(?!console/|tools/control/client\\.ts|kernel/(format-unit|html/page-headers|to-words)\\.ts))",
        dependencyTypesNot: ["type-only"],
      },
    },
    forbid(
      "src-never-mock",
      "^src/",
      "^(mock|test|examples|bench|scripts)/",
      "The client ships without the mock.",
    ),
    forbid(
      "generated-is-a-leaf",
      `^(?!${methods})src/generated/`,
      "^(?!src/generated/|src/(open-enum|unlisted)\\.ts|node_modules/zod).*",
      "Generated code depends on zod and on the types of open enums.",
    ),
    forbid(
      "methods-are-types",
      `^${methods}`,
      "^(?!src/(generated/types|lists/list|transport/(call|options|pdf-file))\\.ts).*",
      "Generated methods take the types of the document, of calls and of lists.",
    ),
    forbid(
      "client-without-zod",
      "^src/(?!schemas/|generated/schemas/)",
      "^(node_modules/zod|src/generated/(schemas|operations)|src/schemas)",
      "zod and the operations table stay out of the client's bundle.",
    ),
    forbid(
      "mock-takes-little-of-src",
      "^mock/",
      "^src/(?!generated/|bytes|enums|duration|webhooks/(verify-)?signature|index\\.ts)",
      "The mock uses generated types, schemas, enums, the reader of durations, the type of bytes, and the webhook signature with its verification; mock.client() comes from the published client.",
    ),
    {
      name: "published-client-at-the-top",
      severity: "error",
      comment: "Only the core and the layers above it create clients.",
      from: {
        path: `^mock/${either(mockLayers.flat().filter((name) => !["core", "check", "control", "adapters", "cli"].includes(name)))}/`,
      },
      to: { path: "^src/index\\.ts", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-node-below-adapters",
      severity: "error",
      comment: "The core runs wherever fetch runs.",
      from: { path: `^(src/|mock/(?!${either(hostLayers)}/))` },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-test-runner-below-adapters",
      severity: "error",
      comment: "msw and vitest are optional peers.",
      from: { path: "^(src/|mock/(?!adapters/))" },
      to: { path: "node_modules/(msw|vitest)/" },
    },
    {
      name: "msw-for-its-own-entries",
      severity: "error",
      comment: "Only the entries of MSW, and the fixtures of test runners that use it, need the package.",
      from: {
        path: "^mock/adapters/(?!(msw|vitest\\.|jest\\.|node-test|fixture-server|mock-session))",
      },
      to: { path: "node_modules/msw/", reachable: true },
    },
  ],
  options: {
    // A copy of the project, as of a dry release, links to the installed packages.
    preserveSymlinks: true,
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^dist|^docs/site)" },
  },
};

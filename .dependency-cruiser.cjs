/** The walls of the layout: imports go one way. Each rule says why it stands. */
const layer = (name, from, to, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      comment: "A cycle means two files are one concept.",
      from: {},
      to: { circular: true },
    },
    layer(
      "src-never-mock",
      "^src/",
      "^(mock|test|examples|bench|scripts)/",
      "The client ships without the mock.",
    ),
    layer(
      "transport-below-resources",
      "^src/transport/",
      "^src/(resources|client|link-client)",
      "resources -> transport -> generated.",
    ),
    layer(
      "generated-is-a-leaf",
      "^src/generated/",
      "^(?!src/generated/|src/open-enum\\.ts|node_modules/zod).*",
      "Generated code depends on zod and on what an enum is.",
    ),
    layer(
      "client-without-zod",
      "^src/(?!schemas/|generated/schemas/)",
      "^(node_modules/zod|src/generated/(schemas|operations)|src/schemas)",
      "zod and the operations table stay out of the client's bundle.",
    ),
    layer("kernel-is-a-leaf", "^mock/kernel/", "^(mock/(?!kernel/)|src/)", "store -> kernel."),
    layer("store-on-kernel", "^mock/store/", "^(mock/(?!(store|kernel)/)|src/)", "store -> kernel."),
    layer(
      "domain-below-http",
      "^mock/(domain|catalog)/",
      "^mock/(http|doors|control|link-page|cli|faults|future|journal)",
      "http -> domain -> store.",
    ),
    layer(
      "papers-are-a-leaf",
      "^mock/papers/",
      "^(mock/(?!papers/)|src/)",
      "What a paper says is for others.",
    ),
    layer(
      "http-below-doors",
      "^mock/(http|faults|future|journal|webhooks)/",
      "^mock/(doors|control|link-page|cli)",
      "doors -> http.",
    ),
    layer(
      "arguments-below-teams",
      "^mock/arguments/",
      "^mock/(doors|control|link-page|cli|team|teams|named-teams|index)",
      "One table checks the calls in process and those of the control API.",
    ),
    layer(
      "facades-below-arguments",
      "^mock/(kernel|store|domain|catalog|http|faults|future|journal|papers|webhooks)/",
      "^mock/arguments/",
      "The table knows the facades, and they do not know it.",
    ),
    layer(
      "link-page-beside-doors",
      "^mock/link-page/",
      "^mock/(doors|control|cli|faults|future|journal|team|teams|named-teams|index)",
      "The page calls the rules, and knows neither who serves it nor any other door.",
    ),
    layer(
      "mock-takes-little-of-src",
      "^mock/",
      "^src/(?!generated/|enums|webhooks/signature|index\\.ts)",
      "From src/ the mock takes generated types, schemas, enums and the webhook signature; mock.client() is made by the published client.",
    ),
    layer(
      "published-client-at-the-top",
      "^mock/(kernel|store|domain|catalog|http|faults|future|journal|papers|webhooks|link-page|arguments)/",
      "^src/index\\.ts",
      "Only the top of the mock makes clients.",
    ),
    {
      name: "no-node-below-doors",
      severity: "error",
      comment: "The core runs wherever fetch runs.",
      from: { path: "^(src|mock/(?!doors|cli))" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-msw-below-doors",
      severity: "error",
      comment: "msw is an optional peer.",
      from: { path: "^(src|mock/(?!doors))" },
      to: { path: "node_modules/(msw|vitest)/" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^dist|^docs/site)" },
  },
};

/**
 * How changesets become lines of the changelog: the first line with the area of the change, further lines indented below it. Changesets
 * loads this file by `require`.
 */

/** Areas that a changeset can start with, such as `mock: Orders run faster.` */
const areas = ["client", "webhooks", "mock", "console", "command line", "package", "docs"];

/** The area of changesets without one, by the name of their file. The first match wins. */
const areaByName = [
  [/^webhook/, "webhooks"],
  [/^(console|landing-page)/, "console"],
  [/^(command-line|check|mcp|state-file)/, "command line"],
  [/^(package|typescript|msw-peer|examples)/, "package"],
  [
    /(client|raw|redaction|middleware|durations|local-date|late-code|single-resources|root-types|request-enums|errors)/,
    "client",
  ],
];

/** Splits a changeset's text into its area and the rest. */
function readArea(name, summary) {
  const stated = areas.find((area) => summary.toLowerCase().startsWith(`${area}: `));
  if (stated !== undefined) {
    const text = summary.slice(stated.length + 2);
    return { area: stated, text: text.charAt(0).toUpperCase() + text.slice(1) };
  }
  const [, area = "mock"] = areaByName.find(([pattern]) => pattern.test(name)) ?? [];
  return { area, text: summary };
}

async function getReleaseLine({ id, summary }) {
  const { area, text } = readArea(id, summary.trim());
  const [first = "", ...others] = text.split("\n");
  return [`- **${area}**: ${first}`, ...others.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

/** The package has no dependencies of its own workspace. */
async function getDependencyReleaseLine() {
  return "";
}

module.exports = { areas, getReleaseLine, getDependencyReleaseLine };

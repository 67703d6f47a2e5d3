/**
 * How changesets become lines of the changelog: the first line with the area of the change, further lines indented below it. Changesets
 * loads this file by `require`.
 */

/** Areas that a changeset can start with, such as `mock: Orders run faster.` */
const areas = ["client", "webhooks", "mock", "console", "command line", "package", "docs"];

/** Splits a changeset's text into its area and the rest. */
function readArea(id, summary) {
  const area = areas.find((name) => summary.toLowerCase().startsWith(`${name}: `));
  if (area === undefined) throw new Error(`.changeset/${id}.md must start with one of ${areas.join(", ")}.`);
  const text = summary.slice(area.length + 2);
  return { area, text: text.charAt(0).toUpperCase() + text.slice(1) };
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

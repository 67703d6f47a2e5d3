import { parse, parseDocument } from "yaml";
import type { Lifecycles } from "../generate/emit-lifecycles.ts";
import { insertAt, type ReadFile, ScaffoldError } from "./add-operation.ts";
import { areas } from "../entry-files.ts";

/** Adds one entry to the spec. Returns the changed files, by path. */
type AddEntry = (read: ReadFile, ...args: string[]) => Promise<Map<string, string>>;

const word = /^[a-z][a-z0-9_]*$/;

function assertWord(name: string): void {
  if (!word.test(name))
    throw new ScaffoldError(`"${name}" must be a word in lower case, such as is_archived.`);
}

/** Adds a query parameter to an operation, after its other parameters. */
async function addFilter(read: ReadFile, id = "", name = "", type = "string"): Promise<Map<string, string>> {
  assertWord(name);
  const types = ["boolean", "integer", "number", "string"];
  if (!types.includes(type)) throw new ScaffoldError(`"${type}" is not one of ${types.join(", ")}.`);
  for (const area of areas) {
    const file = `spec/paths/${area}.yaml`;
    const text = await read(file);
    const start = text.indexOf(`operationId: ${id}\n`);
    if (start < 0) continue;
    const [item = ""] = text.slice(start).split(/\n(?=\S)/);
    if (item.includes(`name: ${name}\n`)) throw new ScaffoldError(`${id} already has the parameter ${name}.`);
    const parameter = `      - name: ${name}
        in: query
        description: "TODO: say what the filter selects."
        schema: { type: [${type}, "null"] }
`;
    const list = /\n {4}parameters:\n(?: {6}.*\n)+/.exec(item);
    const at = list === null ? item.indexOf("    responses:\n") : list.index + list[0].length;
    const entry = list === null ? `    parameters:\n${parameter}` : parameter;
    return new Map([[file, insertAt(text, at < 0 ? at : start + at, entry, file)]]);
  }
  throw new ScaffoldError(`"${id}" is not an operation.`);
}

async function addEvent(read: ReadFile, type = "", schema = ""): Promise<Map<string, string>> {
  const file = "spec/webhooks.yaml";
  const text = await read(file);
  if (!/^[a-z_]+(\.[a-z_]+)+$/.test(type))
    throw new ScaffoldError(`"${type}" is not an event type such as labtest.order.archived.`);
  if (type in (parse(text) as object)) throw new ScaffoldError(`${type} already exists in ${file}.`);
  for (const area of [...areas, "appointments", "webhooks"]) {
    if (!(await read(`spec/schemas/${area}.yaml`)).includes(`\n${schema}:\n`)) continue;
    const name = type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
    const entry = `${type}:
  operationId: webhooks.${name}
  summary: "TODO: summarize the event"
  description: "TODO: say when the event is sent."
  # TODO: specified, named or companion.
  x-provenance: companion
  data: schemas/${area}.yaml#/${schema}
`;
    return new Map([[file, `${text.trimEnd()}\n\n${entry}`]]);
  }
  throw new ScaffoldError(`"${schema}" is not a schema of spec/schemas/.`);
}

/** Adds a status of orders to a collection method, after another status. */
async function addStatus(read: ReadFile, method = "", name = "", from = ""): Promise<Map<string, string>> {
  assertWord(name);
  const file = "spec/lifecycles.yaml";
  const text = await read(file);
  const lifecycles = parseDocument(text);
  const statuses = ["orders", "machines", method, "statuses"];
  if (!lifecycles.hasIn([...statuses, from]))
    throw new ScaffoldError(`"${from}" is not a status of "${method}" in ${file}.`);
  if (lifecycles.hasIn([...statuses, name])) throw new ScaffoldError(`${method} already has ${name}.`);
  if (!lifecycles.hasIn(["orders", "statuses", name]))
    lifecycles.setIn(["orders", "statuses", name], "TODO: say what the status means.");
  const { top, phase } = (parse(text) as Lifecycles).orders.machines[method]?.statuses?.[from] ?? {};
  lifecycles.setIn([...statuses, name], lifecycles.createNode({ top, phase, moves: [] }, { flow: true }));
  if (lifecycles.hasIn([...statuses, from, "moves"])) lifecycles.addIn([...statuses, from, "moves"], name);
  else lifecycles.setIn([...statuses, from, "moves"], [name]);
  return new Map([[file, lifecycles.toString({ lineWidth: 0 })]]);
}

/** Adds a series of points to the resources of users. */
async function addSeries(
  read: ReadFile,
  name = "",
  group = "",
  sample = "",
  unit = "",
): Promise<Map<string, string>> {
  assertWord(name);
  const file = "spec/resources.yaml";
  const text = await read(file);
  if (!["instant", "interval"].includes(sample))
    throw new ScaffoldError(`"${sample}" is not instant or interval.`);
  const resources = parse(text) as Record<string, { group: string }>;
  if (name in resources) throw new ScaffoldError(`${name} already exists in ${file}.`);
  const groups = [...new Set(Object.values(resources).map((resource) => resource.group))];
  if (!groups.includes(group)) throw new ScaffoldError(`"${group}" is not one of ${groups.join(", ")}.`);
  const entry = `${name}:
  group: ${group}
  text: "TODO: say what the series measures."
  sample: ${sample}
  unit: { examples: [${JSON.stringify(unit)}] }
  value: "TODO: describe the value and its unit."
`;
  return new Map([[file, `${text.trimEnd()}\n${entry}`]]);
}

/** What the command adds beside operations, by its first argument. */
export const entryKinds: ReadonlyMap<string, AddEntry> = new Map(
  Object.entries({ filter: addFilter, status: addStatus, series: addSeries, event: addEvent }),
);

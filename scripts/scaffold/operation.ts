import { areas } from "../entry-files.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Reports a mistake in the arguments. Nothing has been changed. */
export class ScaffoldError extends Error {
  override readonly name = "ScaffoldError";
}

/** The operation to add: the area names its files. */
export type NewOperation = ReturnType<typeof parseOperation>;

const usage = 'Usage: npm run scaffold -- orders.archive POST "/v3/order/{order_id}/archive"';

/** Parses the arguments of the command. Throws ScaffoldError when one is malformed. */
export function parseOperation(args: readonly string[]) {
  const [id, method, path] = args;
  if (id === undefined || method === undefined || path === undefined || args.length > 3) {
    throw new ScaffoldError(usage);
  }
  const [, resource = "", name = ""] = /^([a-z][A-Za-z]*)\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? [];
  if (resource === "")
    throw new ScaffoldError(`"${id}" is not an operation id such as orders.archive.\n${usage}`);
  const area = resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!areas.includes(area)) {
    throw new ScaffoldError(`"${area}" is not an area. The areas are: ${areas.join(", ")}.`);
  }
  const known = methods.find((one) => one === method.toUpperCase());
  if (known === undefined) throw new ScaffoldError(`"${method}" is not one of ${methods.join(", ")}.`);
  return { id, name, area, method: known, path, parameters: parsePath(path) };
}

/** Returns the parameters of a path. Throws ScaffoldError when the path is malformed. */
function parsePath(path: string): string[] {
  if (!/^\/(v2|v3|lab_report\/v1)(\/(\{[a-z][a-z0-9_]*\}|[a-z0-9_-]+))+$/.test(path))
    throw new ScaffoldError(
      `"${path}" is not a path such as /v3/order/{order_id}/archive, below /v2, /v3 or /lab_report/v1.`,
    );
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const repeated = parameters.find((name, index) => parameters.indexOf(name) !== index);
  if (repeated !== undefined) throw new ScaffoldError(`"${path}" has the parameter {${repeated}} twice.`);
  return parameters;
}

import { parse } from "yaml";
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

/** Reads a file of the project. Returns an empty text when it does not exist. */
export type ReadFile = (path: string) => Promise<string>;

type PathItems = Record<string, Record<string, { operationId?: string }>>;

/** Builds the changed files of a new operation, by path. Throws ScaffoldError when it conflicts with an existing one. */
export async function addOperation(operation: NewOperation, read: ReadFile): Promise<Map<string, string>> {
  const { area, id } = operation;
  const root = "spec/openapi.yaml";
  const spec = `spec/paths/${area}.yaml`;
  const handlers = `mock/http/handlers/${area}.ts`;
  const handlerTest = `test/mock/http/handlers/${area}.test.ts`;
  const [rootText, specText] = [await read(root), await read(spec)];
  if (specText.includes(`operationId: ${id}\n`)) throw new ScaffoldError(`${id} already exists in ${spec}.`);

  const key = findPathKey(operation, rootText, specText);
  const files = new Map<string, string>();
  if (key === null) files.set(root, addPath(operation, rootText));
  const parameters = await read("spec/parameters.yaml");
  files.set(spec, key ? addMethod(operation, specText, key) : addPathItem(operation, specText, parameters));
  files.set(handlers, addHandler(operation, await read(handlers), handlers));
  files.set(handlerTest, addHandlerTest(operation, await read(handlerTest)));
  return files;
}

/** Finds the key of an existing path in the area's file. Returns null for a new path. */
function findPathKey(
  { method, path, area }: NewOperation,
  rootText: string,
  specText: string,
): string | null {
  const { paths } = parse(rootText) as { paths: Record<string, { $ref: string }> };
  const normalize = (one: string) => one.replaceAll(/\{\w+\}/g, "{}");
  const existing = Object.keys(paths).find((one) => normalize(one) === normalize(path));
  if (existing === undefined) return null;
  if (existing !== path) throw new ScaffoldError(`${path} conflicts with ${existing} in spec/openapi.yaml.`);
  const [file, key = ""] = (paths[path]?.$ref ?? "").split("#/");
  if (file !== `paths/${area}.yaml`) throw new ScaffoldError(`${path} already belongs to spec/${file}.`);
  const present = (parse(specText) as PathItems)[key]?.[method.toLowerCase()];
  if (present) throw new ScaffoldError(`${method} ${path} already exists: it is ${present.operationId}.`);
  return key;
}

function addPath({ area, name, path }: NewOperation, text: string): string {
  // After the last path of the area, so that the operations of an area stay together.
  const last = text.lastIndexOf(`$ref: paths/${area}.yaml#/`);
  const end = last < 0 ? text.indexOf("\n\nwebhooks:") : text.indexOf("\n", last);
  return insertAt(text, end, `\n  ${path}:\n    $ref: paths/${area}.yaml#/${name}`, "spec/openapi.yaml");
}

const hasBody = (method: string): boolean => method !== "GET" && method !== "DELETE";

/** Describes the operation in YAML, indented by two spaces. */
function describeOperation({ id, method, parameters }: NewOperation): string {
  const body = `    requestBody:
      content:
        application/json:
          schema:
            description: "TODO: name this schema in spec/schemas/, or remove the body."
            type: object
`;
  const retry = `    # TODO: safe, keyed or never.
    x-retry: ${method === "DELETE" ? "safe" : "never"}
`;
  const sample = [
    ...parameters.map(() => '"11111111-1111-4111-8111-111111111111"'),
    ...(hasBody(method) ? ["{}"] : []),
  ];
  return `  ${method.toLowerCase()}:
    operationId: ${id}
    # TODO: specified, named or companion.
    x-provenance: companion
${method === "GET" ? "" : retry}${parameters.length > 0 ? "    x-errors: [404]\n" : ""}    summary: "TODO: summarize ${id}"
    description: "TODO: say what the operation does, what it returns and when it fails."
    x-sample: |
      await client.${id}(${sample.join(", ")}); // TODO: show how to use the result
${hasBody(method) ? body : ""}    responses:
      "200":
        content:
          application/json:
            schema:
              description: "TODO: name this schema in spec/schemas/."
              type: object
`;
}

function addPathItem(operation: NewOperation, specText: string, parametersText: string): string {
  const { name, parameters } = operation;
  if (Object.hasOwn(parse(specText) as PathItems, name)) {
    throw new ScaffoldError(
      `spec/paths/${operation.area}.yaml already has the key ${name}. Choose another name.`,
    );
  }
  const known = Object.entries(parse(parametersText) as Record<string, { name: string; in: string }>);
  const shared = parameters.map((parameter) => {
    const [key] = known.find(([, { name: one, in: place }]) => one === parameter && place === "path") ?? [];
    if (key !== undefined) return `    - $ref: ../parameters.yaml#/${key}\n`;
    return `    - name: ${parameter}
      in: path
      description: "TODO: describe ${parameter}, or refer to spec/parameters.yaml."
      schema:
        type: string
        format: uuid
      example: 8d2c1b7e-54f3-4a0e-9a51-6f0d2c9b7e30
`;
  });
  const item = shared.length > 0 ? `  parameters:\n${shared.join("")}` : "";
  return `${specText.trimEnd()}\n\n${name}:\n${item}${describeOperation(operation)}`;
}

function addMethod(operation: NewOperation, specText: string, key: string): string {
  const [before = "", after = ""] = specText.split(new RegExp(`^(?=${key}:\\n)`, "m"));
  const end = after.search(/\n(?=\n*[A-Za-z]\w*:\n)/);
  const item = end < 0 ? after : after.slice(0, end + 1);
  const rest = after.slice(item.length);
  return `${before}${item.trimEnd()}\n${describeOperation(operation)}${rest}`;
}

function addHandler({ id }: NewOperation, text: string, file: string): string {
  const handler = `
  "${id}": () => {
    throw new Error("${id} is not implemented. Call its rule in mock/domain/ here.");
  },`;
  return insertAt(text, findHandlersEnd(text), handler, file);
}

function findHandlersEnd(text: string): number {
  const start = text.indexOf("defineHandlers({");
  return start < 0 ? -1 : text.indexOf("\n});", start);
}

/** Adds a test to complete, by the function that the file already imports. */
function addHandlerTest({ id, method, path }: NewOperation, text: string): string {
  const head = text === "" ? 'import { test } from "vitest";\n' : text;
  const [, name = "test"] = /import \{[^}]*\b(test|it)\b[^}]*\} from "vitest";/.exec(head) ?? [];
  return `${head.trimEnd()}\n\n// TODO: send ${method} ${path} to a mock, and check the response, its errors and what it changes.\n${name}.todo("${id}");\n`;
}

/** Inserts a text at an index. Throws ScaffoldError when the index is -1. */
export function insertAt(text: string, index: number, insertion: string, file: string): string {
  if (index < 0) throw new ScaffoldError(`${file} has no place for the operation. Add it by hand.`);
  return text.slice(0, index) + insertion + text.slice(index);
}

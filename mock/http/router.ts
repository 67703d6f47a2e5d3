import type { Operation } from "../../src/generated/operations.ts";
import { findNearestOperations, redactPath, type Routable } from "./nearest-operations.ts";

export type Route<Op extends Routable = Operation> = Matched<Op> | Options | WrongMethod | Unmatched;

export interface Matched<Op extends Routable> {
  readonly kind: "matched";
  readonly operation: Op;
  /** The template that matched, canonical or alias. */
  readonly template: string;
  /** Decoded path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
}

/** The path exists and the method is OPTIONS. */
export interface Options {
  readonly kind: "options";
  readonly allow: readonly string[];
}

/** The path exists with other methods. */
interface WrongMethod {
  readonly kind: "wrong-method";
  readonly allow: readonly string[];
  /** Similar operations with the requested method, best first. */
  readonly near: readonly string[];
}

/** No operation has this path. */
interface Unmatched {
  readonly kind: "unmatched";
  /** Similar operations, as "GET /v2/user", best first. */
  readonly near: readonly string[];
  /** True when the path cannot be decoded. */
  readonly malformed: boolean;
}

interface Target<Op> {
  readonly operation: Op;
  readonly template: string;
  readonly names: readonly string[];
}

interface Node<Op> {
  readonly fixed: Map<string, Node<Op>>;
  parameter: Node<Op> | null;
  readonly targets: Map<string, Target<Op>>;
}

const PARAMETER = /^\{(.+)\}$/;

/** Finds the operation of a request. The time depends only on the number of segments in the path. */
export class Router<Op extends Routable = Operation> {
  readonly #root: Node<Op> = createNode();
  readonly #operations: readonly Op[];
  /** The fixed segments of all templates. */
  readonly #words = new Set<string>();

  constructor(operations: Iterable<Op>) {
    this.#operations = [...operations];
    for (const operation of this.#operations) for (const path of operation.paths) this.#add(operation, path);
  }

  /** Matches a method and a raw path (still percent-encoded, without its query). */
  match(method: string, rawPath: string): Route<Op> {
    const segments = decodePath(rawPath);
    if (segments === null) return { kind: "unmatched", near: [], malformed: true };
    const values: string[] = [];
    const node = findNode(this.#root, segments, 0, values);
    if (node === null) return { kind: "unmatched", near: this.#near(method, segments), malformed: false };
    // HEAD is routed as GET. The pipeline omits the body.
    const target = node.targets.get(method === "HEAD" ? "GET" : method);
    if (target) return createMatch(target, values);
    const allow = listAllowedMethods(node.targets.keys());
    if (method === "OPTIONS") return { kind: "options", allow };
    return {
      kind: "wrong-method",
      allow,
      near: this.#near(method, segments, (name) => name.startsWith(`${method} `)),
    };
  }

  /** Returns an unmatched path with `{...}` in place of segments that may be ids or tokens. */
  redact(rawPath: string): string {
    return redactPath(rawPath.split("/").slice(1), this.#words);
  }

  #add(operation: Op, template: string): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of template.split("/").slice(1)) {
      const name = PARAMETER.exec(segment)?.[1];
      if (name === undefined) {
        this.#words.add(segment);
        const next = node.fixed.get(segment) ?? createNode<Op>();
        node.fixed.set(segment, next);
        node = next;
      } else {
        names.push(name);
        node = node.parameter ??= createNode<Op>();
      }
    }
    if (node.targets.has(operation.method))
      throw new Error(`Two operations have the method and path ${operation.method} ${template}.`);
    node.targets.set(operation.method, { operation, template, names });
  }

  #near(method: string, segments: readonly string[], fits: (name: string) => boolean = () => true): string[] {
    return findNearestOperations(this.#operations, method, segments).filter(fits);
  }
}

function createNode<Op>(): Node<Op> {
  return { fixed: new Map(), parameter: null, targets: new Map() };
}

/** Decodes a path segment by segment, so that an encoded slash stays inside its segment. Returns null when it is malformed. */
function decodePath(rawPath: string): string[] | null {
  const segments = rawPath.split("/").slice(1);
  if (!rawPath.includes("%")) return segments;
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** Finds the node of a path. Fixed segments take precedence over parameters. Appends the parameter values to `values`. */
function findNode<Op>(
  node: Node<Op>,
  segments: readonly string[],
  at: number,
  values: string[],
): Node<Op> | null {
  const segment = segments[at];
  if (segment === undefined) return node.targets.size > 0 ? node : null;
  const fixed = node.fixed.get(segment);
  if (fixed) {
    const found = findNode(fixed, segments, at + 1, values);
    if (found) return found;
  }
  if (node.parameter === null || segment === "") return null;
  values.push(segment);
  const found = findNode(node.parameter, segments, at + 1, values);
  if (found === null) values.pop();
  return found;
}

function createMatch<Op extends Routable>(target: Target<Op>, values: readonly string[]): Matched<Op> {
  const path: Record<string, string> = {};
  target.names.forEach((name, index) => (path[name] = values[index] ?? ""));
  return { kind: "matched", operation: target.operation, template: target.template, path };
}

function listAllowedMethods(methods: Iterable<string>): string[] {
  const all = new Set(methods);
  if (all.has("GET")) all.add("HEAD");
  return [...all.add("OPTIONS")].toSorted();
}

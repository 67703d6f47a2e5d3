import type { Operation } from "../../src/generated/operations.ts";
import { nearest, redactPath, type Routable } from "./nearest.ts";

/** A request's method and path, matched against the operations of the document. */
export type Route<Op extends Routable = Operation> = Matched<Op> | Options | WrongMethod | Unmatched;

export interface Matched<Op extends Routable> {
  readonly kind: "matched";
  readonly operation: Op;
  /** The template that matched, canonical or alias. */
  readonly template: string;
  /** Decoded path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
}

/** The path exists and the method asks what it takes. */
export interface Options {
  readonly kind: "options";
  readonly allow: readonly string[];
}

/** The path exists, with other methods. */
export interface WrongMethod {
  readonly kind: "wrong-method";
  readonly allow: readonly string[];
  /** Operations of the method that was asked for, if one is like it; best first. */
  readonly near: readonly string[];
}

/** No operation has this path. */
export interface Unmatched {
  readonly kind: "unmatched";
  /** Operations that the caller may have meant, as "GET /v2/user"; best first. */
  readonly near: readonly string[];
  /** The path cannot be decoded. */
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

/** Finds the operation of a request in a number of steps that depends on the path's segments alone. */
export class Router<Op extends Routable = Operation> {
  readonly #root: Node<Op> = emptyNode();
  readonly #operations: readonly Op[];
  /** Segments of templates that are no parameters. */
  readonly #words = new Set<string>();

  constructor(operations: Iterable<Op>) {
    this.#operations = [...operations];
    for (const operation of this.#operations) for (const path of operation.paths) this.#add(operation, path);
  }

  /** Matches a method and a raw path (still percent-encoded, without its query). */
  match(method: string, rawPath: string): Route<Op> {
    const segments = decode(rawPath);
    if (segments === null) return { kind: "unmatched", near: [], malformed: true };
    const values: string[] = [];
    const node = descend(this.#root, segments, 0, values);
    if (node === null) return { kind: "unmatched", near: this.#near(method, segments), malformed: false };
    // A HEAD is a GET whose body stays behind; the pipeline drops it.
    const target = node.targets.get(method === "HEAD" ? "GET" : method);
    if (target) return matched(target, values);
    const allow = allowed(node.targets.keys());
    if (method === "OPTIONS") return { kind: "options", allow };
    return {
      kind: "wrong-method",
      allow,
      near: this.#near(method, segments, (name) => name.startsWith(`${method} `)),
    };
  }

  /** A raw path that no operation was found for, without what may be an id or a token. */
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
        const next = node.fixed.get(segment) ?? emptyNode<Op>();
        node.fixed.set(segment, next);
        node = next;
      } else {
        names.push(name);
        node = node.parameter ??= emptyNode<Op>();
      }
    }
    if (node.targets.has(operation.method))
      throw new Error(`Two operations claim ${operation.method} ${template}`);
    node.targets.set(operation.method, { operation, template, names });
  }

  #near(method: string, segments: readonly string[], fits: (name: string) => boolean = () => true): string[] {
    return nearest(this.#operations, method, segments).filter(fits);
  }
}

function emptyNode<Op>(): Node<Op> {
  return { fixed: new Map(), parameter: null, targets: new Map() };
}

/** Decodes segment by segment, so that an encoded slash stays inside its segment; null if it cannot be decoded. */
function decode(rawPath: string): string[] | null {
  const segments = rawPath.split("/").slice(1);
  if (!rawPath.includes("%")) return segments;
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** Walks the tree, a fixed segment before a parameter; the values of the parameters are left in `values`. */
function descend<Op>(
  node: Node<Op>,
  segments: readonly string[],
  at: number,
  values: string[],
): Node<Op> | null {
  const segment = segments[at];
  if (segment === undefined) return node.targets.size > 0 ? node : null;
  const fixed = node.fixed.get(segment);
  if (fixed) {
    const found = descend(fixed, segments, at + 1, values);
    if (found) return found;
  }
  if (node.parameter === null || segment === "") return null;
  values.push(segment);
  const found = descend(node.parameter, segments, at + 1, values);
  if (found === null) values.pop();
  return found;
}

function matched<Op extends Routable>(target: Target<Op>, values: readonly string[]): Matched<Op> {
  const path: Record<string, string> = {};
  target.names.forEach((name, index) => (path[name] = values[index] ?? ""));
  return { kind: "matched", operation: target.operation, template: target.template, path };
}

function allowed(methods: Iterable<string>): string[] {
  const all = new Set(methods);
  if (all.has("GET")) all.add("HEAD");
  return [...all.add("OPTIONS")].toSorted();
}

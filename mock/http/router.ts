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

/** The segments of some templates, with null for a parameter, and what each method of theirs is. */
interface Shape<Op> {
  readonly segments: readonly (string | null)[];
  readonly targets: Map<string, Target<Op>>;
}

/** Finds the operation of a request. Fixed segments take precedence over parameters, the first ones most. */
export class Router<Op extends Routable = Operation> {
  readonly #shapes: readonly Shape<Op>[];
  readonly #operations: readonly Op[];
  /** The fixed segments of all templates. */
  readonly #words: ReadonlySet<string>;

  constructor(operations: Iterable<Op>) {
    this.#operations = [...operations];
    const shapes = new Map<string, Shape<Op>>();
    for (const operation of this.#operations)
      for (const path of operation.paths) addPath(shapes, operation, path);
    const rank = ({ segments }: Shape<Op>): string => segments.map((one) => Number(one === null)).join("");
    this.#shapes = [...shapes.values()].toSorted((a, b) => rank(a).localeCompare(rank(b)));
    this.#words = new Set(this.#shapes.flatMap(({ segments }) => segments.filter((one) => one !== null)));
  }

  /** Matches a method and a raw path (still percent-encoded, without its query). */
  match(method: string, rawPath: string): Route<Op> {
    const segments = decodePath(rawPath);
    if (segments === null) return { kind: "unmatched", near: [], malformed: true };
    const shape = this.#shapes.find((one) => fits(one.segments, segments));
    if (shape === undefined)
      return { kind: "unmatched", near: this.#near(method, segments), malformed: false };
    // HEAD is routed as GET. The pipeline omits the body.
    const target = shape.targets.get(method === "HEAD" ? "GET" : method);
    if (target) {
      const values = segments.filter((_, index) => shape.segments[index] === null);
      const path = Object.fromEntries(target.names.map((name, index) => [name, values[index] ?? ""]));
      return { kind: "matched", operation: target.operation, template: target.template, path };
    }
    const allow = listAllowedMethods(shape.targets.keys());
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

  #near(
    method: string,
    segments: readonly string[],
    suits: (name: string) => boolean = () => true,
  ): string[] {
    return findNearestOperations(this.#operations, method, segments).filter(suits);
  }
}

/** Adds a template to the shapes by their text. */
function addPath<Op extends Routable>(shapes: Map<string, Shape<Op>>, operation: Op, template: string): void {
  const key = template.replaceAll(/\{.+?\}/g, "{}");
  const segments = key
    .split("/")
    .slice(1)
    .map((one) => (one === "{}" ? null : one));
  const { targets } = shapes.get(key) ?? { targets: new Map<string, Target<Op>>() };
  if (targets.has(operation.method))
    throw new Error(`Two operations have the method and path ${operation.method} ${template}.`);
  const names = [...template.matchAll(/\{(.+?)\}/g)].map(([, name = ""]) => name);
  shapes.set(key, { segments, targets: targets.set(operation.method, { operation, template, names }) });
}

const fits = (segments: Shape<unknown>["segments"], given: readonly string[]): boolean =>
  segments.length === given.length &&
  segments.every((own, index) => (own === null ? given[index] !== "" : own === given[index]));

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

function listAllowedMethods(methods: Iterable<string>): string[] {
  const all = new Set(methods);
  if (all.has("GET")) all.add("HEAD");
  return [...all.add("OPTIONS")].toSorted();
}

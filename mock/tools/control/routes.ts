import type { Parameter } from "../arguments/parameters.ts";
import { findNearestOperations } from "../../http/nearest-operations.ts";
import { methodTexts } from "../../../src/generated/method-texts.ts";
import { CONTROL_PATH } from "./control-path.ts";
import type { AnyMethod } from "../define-area.ts";
import { areas } from "../table.ts";
import { teamMethods, teamsMethods } from "./team-methods.ts";

export interface ControlRoute {
  /** Name of the method, such as `link.code`. */
  readonly name: string;
  /** What the method does. */
  readonly says: string;
  readonly path: string;
  /** The owner of the method: a facade, the team or the mock. */
  readonly owner: "area" | "team" | "teams";
  readonly area: string;
  /** The facade, or `mock` for the methods of a team itself and of the mock. */
  readonly group: string;
  readonly verb: string;
  readonly parameters: readonly Parameter<unknown>[];
  readonly row: AnyMethod;
}

type Rows = Readonly<Record<string, AnyMethod>>;

function buildRoutes(owner: ControlRoute["owner"], area: string, rows: Rows): ControlRoute[] {
  return Object.entries(rows).flatMap(([verb, row]) => {
    if (row.control === null) return [];
    const parts = area === "" ? [verb] : [area, verb];
    const path = `${CONTROL_PATH}/${parts.join("/")}`;
    const parameters = row.control.args ?? row.args;
    const name = parts.join(".");
    const says = methodTexts[name] ?? "";
    return { name, says, path, owner, area, group: area || "mock", verb, parameters, row };
  });
}

/** All methods, in the order of the table. */
export const routes: readonly ControlRoute[] = [
  ...buildRoutes("teams", "", teamsMethods),
  ...buildRoutes("team", "", teamMethods),
  ...Object.entries(areas).flatMap(([area, rows]) => buildRoutes("area", area, rows)),
];

const byPath: ReadonlyMap<string, ControlRoute> = new Map(routes.map((route) => [route.path, route]));

export function findRoute(path: string): ControlRoute | undefined {
  return byPath.get(path);
}

const routable = routes.map(({ path }) => ({ method: "POST", paths: [path] }));

/** Finds the methods whose paths are most similar to an unknown path, else two of its area. */
export function findNearestRoutes(path: string): string[] {
  // Limit the path, because comparing a long one takes long.
  const near = findNearestOperations(routable, "POST", path.slice(0, 200).split("/").slice(1, 8));
  if (near.length > 0) return near;
  const area = path.slice(CONTROL_PATH.length + 1, 200).split("/", 1)[0] ?? "";
  const known = routes.filter((route) => route.path.startsWith(`${CONTROL_PATH}/${area}/`));
  return known.slice(0, 2).map((route) => `POST ${route.path}`);
}

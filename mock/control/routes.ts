import type { Parameter } from "../arguments/parameters.ts";
import { findNearestOperations } from "../http/nearest-operations.ts";
import { CONTROL_PATH } from "./control-path.ts";

import { areas, teamsVerbs, teamVerbs } from "./table.ts";

/** One verb of the control API and how it is called. */
export interface ControlRoute {
  /** As in `mock.link.code`: `link.code`. */
  readonly name: string;
  readonly method: "POST";
  readonly path: string;
  /** Whose method it calls: an area's, the team's own, or the mock's. */
  readonly owner: "area" | "team" | "teams";
  readonly area: string;
  readonly verb: string;
  readonly parameters: readonly Parameter<unknown>[];
}

type Rows = Readonly<Record<string, readonly Parameter<unknown>[]>>;

function buildRoutes(owner: ControlRoute["owner"], area: string, rows: Rows): ControlRoute[] {
  return Object.entries(rows).map(([verb, parameters]) => {
    const parts = area === "" ? [verb] : [area, verb];
    const path = `${CONTROL_PATH}/${parts.join("/")}`;
    return { name: parts.join("."), method: "POST", path, owner, area, verb, parameters };
  });
}

/** Every verb, in the order of the table. */
export const routes: readonly ControlRoute[] = [
  ...buildRoutes("teams", "", teamsVerbs),
  ...buildRoutes("team", "", teamVerbs),
  ...Object.entries(areas).flatMap(([area, rows]) => buildRoutes("area", area, rows)),
];

const byPath: ReadonlyMap<string, ControlRoute> = new Map(routes.map((route) => [route.path, route]));

/** The verb of a path. */
export function findRoute(path: string): ControlRoute | undefined {
  return byPath.get(path);
}

const routable = routes.map(({ method, path }) => ({ method, paths: [path] }));

/** The verbs whose paths are most like one that does not exist. */
export function findNearestRoutes(path: string): string[] {
  // A long path resembles nothing, and comparing it would only take its time.
  return findNearestOperations(routable, "POST", path.slice(0, 200).split("/").slice(1, 8));
}

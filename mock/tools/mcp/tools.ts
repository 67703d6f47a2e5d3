import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { createArgumentsSchema, toJsonSchema } from "../control/json-schema.ts";
import { type ControlRoute, routes } from "../control/routes.ts";
import { suggestName } from "../../kernel/spelling.ts";

/** A tool, and the method of the control API that it calls. */
export interface MethodTool {
  readonly definition: Tool;
  readonly method: string;
}

/** The group of methods of a team and of the mock, which belong to no facade. */
const OWN_GROUP = "mock";

const getGroup = ({ area }: ControlRoute): string => (area === "" ? OWN_GROUP : area);

/** The groups of tools: the facades, and `mock` for the rest. */
const toolGroups: readonly string[] = [...new Set(routes.map(getGroup))];

/** Methods that change nothing say so with their first word. Clients can call their tools without asking. */
const READS = /^(Checks|Counts|Describes|Explains|Exports|Lists|Reads|Returns) /;

const teamArgument = {
  type: "string",
  description: "Name of the team. By default the mock's own team.",
};

/** Creates the tools of groups. Without groups, every tool. Throws TypeError for an unknown group. */
export function createMethodTools(groups: readonly string[] = toolGroups): readonly MethodTool[] {
  const unknown = groups.find((group) => !toolGroups.includes(group));
  if (unknown !== undefined)
    throw new TypeError(
      `There are no tools for "${unknown}".${suggestName(unknown, toolGroups)} The groups are ${toolGroups.join(", ")}.`,
    );
  return routes.filter((route) => groups.includes(getGroup(route))).map(createTool);
}

function createTool(route: ControlRoute): MethodTool {
  const { properties = {}, required } = toJsonSchema(createArgumentsSchema(route.parameters));
  const definition: Tool = {
    // Not every client accepts a dot in a name.
    name: route.name.replace(".", "_"),
    description: route.row.says,
    inputSchema: {
      type: "object",
      properties: { ...(properties as object), ...(route.owner === "teams" ? {} : { team: teamArgument }) },
      additionalProperties: false,
      ...(Array.isArray(required) ? { required: required as string[] } : {}),
    },
    annotations: { readOnlyHint: READS.test(route.row.says), openWorldHint: false },
  };
  return { definition, method: route.name };
}

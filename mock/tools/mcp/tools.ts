import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { createArgumentsSchema, toJsonSchema } from "../control/json-schema.ts";
import { type ControlRoute, routes } from "../control/routes.ts";
import { suggestName } from "../../kernel/spelling.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";
import * as z from "zod";
import { describeProblems } from "../../kernel/describe-detail.ts";
import type { ControlCaller } from "../control/create-caller.ts";
import { convertIssues } from "../../http/issues.ts";

export interface MethodTool {
  readonly definition: Tool;
  readonly method: string;
}

const toolGroups: readonly string[] = [...new Set(routes.map(({ group }) => group))];

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
  return routes.filter((route) => groups.includes(route.group)).map(createTool);
}

function createTool(route: ControlRoute): MethodTool {
  const { properties = {}, required } = toJsonSchema(createArgumentsSchema(route.parameters));
  const definition: Tool = {
    // Not every client accepts a dot in a name.
    name: route.name.replace(".", "_"),
    description: route.says,
    inputSchema: {
      type: "object",
      properties: { ...(properties as object), ...(route.owner === "teams" ? {} : { team: teamArgument }) },
      additionalProperties: false,
      ...(Array.isArray(required) ? { required: required as string[] } : {}),
    },
    annotations: { readOnlyHint: route.row.isProperty || READS.test(route.says), openWorldHint: false },
  };
  return { definition, method: route.name };
}

export type ServiceFetch = (url: string, init: RequestInit) => Promise<Response>;

export const SERVICE_REQUEST = "service_request";

const input = z
  .strictObject({
    method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
    path: z
      .string()
      .refine((path) => path.startsWith("/"), "Input should be a path, such as /v2/user?limit=10")
      .describe("Path and query, such as /v2/user?limit=10"),
    body: z.unknown().optional().describe("JSON body."),
    team: z.string().optional().describe("Name of the team whose API key is sent."),
  })
  .refine(({ method, body }) => method !== "GET" || (body ?? null) === null, {
    path: ["body"],
    message: "A GET request has no body: use the query of path",
  });

const { properties, required } = toJsonSchema(input);

export const serviceRequestTool: Tool = {
  name: SERVICE_REQUEST,
  description: "Sends a request to the service with the team's API key. Returns the status and the body.",
  inputSchema: {
    type: "object",
    properties: properties as Record<string, object>,
    required: required as string[],
    additionalProperties: false,
  },
  annotations: { openWorldHint: false },
};

/**
 * Sends a request to the mock at a URL, because its public one may be for others. Throws TypeError for wrong arguments, and when no complete
 * response arrives.
 */
export async function sendServiceRequest(
  url: string,
  call: ControlCaller,
  fetch: ServiceFetch,
  given: unknown,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  const parsed = input.safeParse(given);
  if (!parsed.success)
    throw new TypeError(describeProblems(convertIssues(parsed.error.issues, "arguments", given)));
  const { method, path, body, team } = parsed.data;
  const { api_key } = (await call("info", [], team ?? null)) as { api_key: string };
  const headers = { "x-service-api-key": api_key, "content-type": "application/json" };
  const init = { method, headers, redirect: "manual", signal } as const;
  const sent = method === "GET" || body === undefined ? init : { ...init, body: JSON.stringify(body) };
  try {
    const response = await fetch(trimTrailingSlashes(url) + path, sent);
    return { status: response.status, body: parseBody(await response.text()) };
  } catch (cause) {
    const { code }: { code?: unknown } = (cause as Error).cause ?? {};
    const why = typeof code === "string" ? ` (${code})` : "";
    throw new TypeError(
      `${SERVICE_REQUEST}: ${method} ${path} got no complete response${why}. Faults of the mock can cause that: see faults_list.`,
      { cause },
    );
  }
}

/** Parses a body. Returns the text of one that is not JSON. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

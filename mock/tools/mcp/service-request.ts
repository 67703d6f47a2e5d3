import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod";
import { describeProblems } from "../../kernel/describe-detail.ts";
import type { ControlCaller } from "../control/create-caller.ts";
import { toJsonSchema } from "../control/json-schema.ts";
import { convertIssues } from "../../http/issues.ts";

/** Sends a request to the mock. */
export type ServiceFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Name of the tool. */
export const SERVICE_REQUEST = "service_request";

const input = z.strictObject({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  path: z.string().startsWith("/").describe("Path and query, such as /v2/user?limit=10"),
  body: z.unknown().optional().describe("JSON body."),
  team: z.string().optional().describe("Name of the team whose API key is sent."),
});

const { properties, required } = toJsonSchema(input);

/** The tool that sends a request as a client of the service. */
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

/** Sends the request of the tool. Throws TypeError for invalid arguments. */
export async function sendServiceRequest(
  call: ControlCaller,
  fetch: ServiceFetch,
  given: unknown,
): Promise<{ status: number; body: unknown }> {
  const parsed = input.safeParse(given);
  if (!parsed.success)
    throw new TypeError(describeProblems(convertIssues(parsed.error.issues, "arguments", given)));
  const { method, path, body, team } = parsed.data;
  const { url, api_key } = (await call("info", [], team ?? null)) as { url: string; api_key: string };
  const headers = { "x-service-api-key": api_key, "content-type": "application/json" };
  const init: RequestInit = { method, headers, redirect: "error" };
  const sent = body === undefined || method === "GET" ? init : { ...init, body: JSON.stringify(body) };
  const response = await fetch(url + path, sent);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
}

import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { isControlError } from "../control/control-error.ts";
import type { ControlCaller } from "../control/create-caller.ts";
import { suggestName } from "../../kernel/spelling.ts";
import type { McpDocument } from "./documents.ts";
import {
  SERVICE_REQUEST,
  sendServiceRequest,
  type ServiceFetch,
  serviceRequestTool,
  createMethodTools,
} from "./tools.ts";

export interface McpServerParts {
  /** The URL of the mock. */
  readonly url: string;
  readonly call: ControlCaller;
  /** Sends requests to the service. */
  readonly fetch: ServiceFetch;
  /** The documents that it offers as resources. */
  readonly documents: readonly McpDocument[];
  readonly version: string;
  /** The groups of tools to offer. @default all */
  readonly groups?: readonly string[];
}

/** Longer results are not returned, because they would fill the memory of the agent that asks. */
const MAX_RESULT = 100_000;

const INSTRUCTIONS = `These tools control a mock of the health-data, provider-linking and lab-testing service. Its data is synthetic.
Call info for its base URL and its API key. Seed data with users_create, connections_create and orders_create. Move time with clock_advance.
Call orders_explain to learn why an order has its status and what can follow, requests_list to see which requests arrived, and
webhooks_outbox to see the webhooks. Call service_request to send a request as a client of the service.
The resource sanguine://openapi.json describes the service, sanguine://guides lists the guides, and
sanguine://examples lists example programs.`;

/** Creates an MCP server whose tools are the methods of the control API. */
export function createMcpServer({ url, call, fetch, documents, version, groups }: McpServerParts): McpServer {
  const tools = createMethodTools(groups);
  const methods = new Map(tools.map(({ definition, method }) => [definition.name, method]));
  const definitions = [...tools.map(({ definition }) => definition), serviceRequestTool];
  const mcp = new McpServer(
    { name: "sanguine", version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  // The control API checks arguments and explains what is wrong with them, so the tools are registered without schemas of their own.
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: definitions }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: given = {} } = params;
    if (name === SERVICE_REQUEST) return run(() => sendServiceRequest(url, call, fetch, given, signal));
    const method = methods.get(name);
    if (method === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${name}.${suggestName(name, [...methods.keys(), SERVICE_REQUEST])}`,
      );
    const { team, ...args } = given;
    return run(() => call(method, method === "team" || method === "teams" ? given : args, readTeam(team)));
  });
  for (const document of documents) {
    const { uri, name, description, mimeType } = document;
    mcp.registerResource(name, uri, { description, mimeType }, async () => ({
      contents: [{ uri, mimeType, text: await document.read() }],
    }));
  }
  return mcp;
}

function readTeam(team: unknown): string | null {
  if (team === undefined || team === null) return null;
  return typeof team === "string" ? team : JSON.stringify(team);
}

/** Runs a tool. An error of the mock is a result that the agent can read. */
async function run(work: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    const result = await work();
    return createResult(result === undefined ? "Done." : JSON.stringify(result, null, 1), false);
  } catch (thrown) {
    if (isControlError(thrown) || thrown instanceof TypeError) return createResult(thrown.message, true);
    throw thrown;
  }
}

function createResult(text: string, isError: boolean): CallToolResult {
  if (text.length <= MAX_RESULT) return { content: [{ type: "text", text }], isError };
  const why = `The call ${isError ? "failed" : "succeeded"}, but its result has ${text.length} characters, which is more than ${MAX_RESULT}. Read less, such as the records of one user.`;
  return { content: [{ type: "text", text: why }], isError: true };
}

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readServiceDocument } from "../adapters/package-file.ts";
import { connectControl } from "../tools/control/create-caller.ts";
import { getControlDocument } from "../tools/control/openapi.ts";
import { listDocuments } from "../tools/mcp/documents.ts";
import { createMcpServer } from "../tools/mcp/server.ts";
import type { McpCommand } from "./arguments.ts";
import { type Pages, readPages } from "./read-pages.ts";
import { formatWarning, serve } from "./serve.ts";
import { watchSignals } from "./stop-signals.ts";
import { UsageError } from "./usage.ts";

/** The mock that the tools control. */
interface Target {
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

/**
 * Runs an MCP server on stdin and stdout until the client closes stdin or a signal arrives. Messages for people go to stderr, because
 * stdout carries the protocol.
 */
export async function runMcp(command: McpCommand, version: string): Promise<void> {
  const target = await openTarget(command);
  const { stopped, abandoned } = watchSignals();
  try {
    const server = createServer(command, target, version, await readPages());
    const ended = Promise.race([stopped, waitForEnd()]);
    await server.connect(new StdioServerTransport());
    console.error(`sanguine mcp: controls the mock at ${target.url}`);
    await ended;
    await server.close();
  } finally {
    await Promise.race([target.close(), abandoned]);
  }
}

function createServer({ groups }: McpCommand, target: Target, version: string, pages: Pages) {
  const { call } = connectControl(target);
  const documents = listDocuments({
    readServiceDocument,
    readControlDocument: async () => JSON.stringify(getControlDocument()),
    ...pages,
  });
  const send = (address: string, init: RequestInit) => fetch(address, init);
  try {
    return createMcpServer({
      url: target.url,
      call,
      fetch: send,
      documents,
      version,
      ...(groups && { groups }),
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? `--tools: ${cause.message}` : "--tools is not valid.");
  }
}

/** Starts a mock, or finds the running one. */
async function openTarget({ url, mock }: McpCommand): Promise<Target> {
  if (url === undefined) {
    const { server, mock: served, close } = await serve(mock);
    const warning = formatWarning(server, mock);
    if (warning !== null) console.error(`sanguine mcp: ${warning}`);
    return { url: server.url, token: served.controlToken, close };
  }
  const token = process.env["SANGUINE_CONTROL_TOKEN"];
  if (token === undefined || token === "")
    throw new UsageError(
      "--url needs the mock's control token in the environment variable SANGUINE_CONTROL_TOKEN.",
    );
  return { url, token, close: async () => undefined };
}

/** Resolves when the client closes stdin. */
function waitForEnd(): Promise<void> {
  return new Promise((resolve) => process.stdin.once("end", () => resolve()).once("close", () => resolve()));
}

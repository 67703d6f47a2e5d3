import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCli, type BuiltCli } from "../../support/build-cli.ts";

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
}, 60_000);
afterAll(() => cli.remove());

describe("sanguine mcp", () => {
  it(
    "serves an agent over stdio, starts a mock, and ends it with the client [MCP-2] [MCP-4]",
    { timeout: 60_000 },
    async () => {
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [cli.file, "mcp", "--seed", "agent", "--now", "2026-02-01T08:00:00Z"],
        stderr: "pipe",
      });
      let errors = "";
      transport.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
      const client = new Client({ name: "test", version: "1" });
      await client.connect(transport);
      const { content } = (await client.callTool({ name: "info" })) as { content: { text: string }[] };
      const info = JSON.parse(content[0]?.text ?? "") as { url: string; api_key: string };
      const response = await fetch(`${info.url}/v2/providers`, {
        headers: { "x-service-api-key": info.api_key },
      });
      expect(response.status).toBe(200);
      const { contents } = await client.readResource({ uri: "sanguine://openapi.json" });
      expect(JSON.parse((contents[0] as { text: string }).text)).toHaveProperty(["paths", "/v2/user/"]);
      const { resources } = await client.listResources();
      expect(resources).toContainEqual(
        expect.objectContaining({
          uri: "sanguine://guides/testing",
          description: expect.stringMatching(/^Guide: /),
        }),
      );
      expect(errors).toBe(`sanguine mcp: controls the mock at ${info.url}\n`);
      await client.close();
      await expect(fetch(`${info.url}/health`)).rejects.toThrow("fetch failed");
    },
  );

  it(
    "controls a running mock with the token of the environment, which it needs [MCP-2]",
    { timeout: 60_000 },
    async () => {
      const mock = createMock({ controlToken: "ct_of_the_running_mock" });
      const user = mock.users.create();
      await using server = await listen(mock);
      const start = (env: Readonly<Record<string, string>>) => {
        return new StdioClientTransport({
          command: process.execPath,
          args: [cli.file, "mcp", "--url", server.url],
          stderr: "pipe",
          env: { PATH: process.env["PATH"] ?? "", ...env },
        });
      };
      const call = async (token: string) => {
        const client = new Client({ name: "test", version: "1" });
        await client.connect(start({ SANGUINE_CONTROL_TOKEN: token }));
        const { content } = (await client.callTool({ name: "users_list" })) as {
          content: { text: string }[];
        };
        await client.close();
        return content[0]?.text ?? "";
      };
      expect(await call("ct_of_the_running_mock")).toContain(user.user_id);
      expect(await call("ct_wrong")).not.toContain(user.user_id);
      const without = start({});
      let errors = "";
      without.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
      await expect(new Client({ name: "test", version: "1" }).connect(without)).rejects.toThrow(
        "Connection closed",
      );
      expect(errors).toContain("SANGUINE_CONTROL_TOKEN");
    },
  );
});

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const client = new Client({ name: "matrix", version: "0.0.0" });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: ["node_modules/sanguine/dist/cli.js", "mcp"],
    stderr: "inherit",
  }),
);
const { tools } = await client.listTools();
const { content } = await client.callTool({
  name: "service_request",
  arguments: { method: "POST", path: "/v2/user", body: { client_user_id: "u-1" } },
});
console.log(
  JSON.stringify({ tools: tools.length > 0, user: JSON.parse(content[0].text).body.client_user_id }),
);
await client.close();

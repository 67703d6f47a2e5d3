import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it, vi } from "vitest";
import { connectControl } from "../../../../mock/tools/control/create-caller.ts";
import { routes } from "../../../../mock/tools/control/routes.ts";
import { listDocuments } from "../../../../mock/tools/mcp/documents.ts";
import { createMcpServer } from "../../../../mock/tools/mcp/server.ts";
import { createMethodTools } from "../../../../mock/tools/mcp/tools.ts";

async function connect(
  groups?: readonly string[],
  mock = createMock({ now: "2026-02-01T08:00:00Z" }),
  { url, fetch: send }: Pick<typeof mock, "url" | "fetch"> = mock,
) {
  const control = connectControl({ url, token: mock.controlToken, fetch: send });
  const fetch = vi.fn(send);
  const server = createMcpServer({
    url,
    call: control.call,
    fetch,
    documents: listDocuments({
      readServiceDocument: async () => "{}",
      readControlDocument: async () => (await mock.fetch(`${mock.url}/__mock/openapi.json`)).text(),
      guides: [
        { name: "testing", title: "Testing", sentence: "Runs the service.", read: async () => "# Testing" },
      ],
      examples: [
        { name: "backfill", title: "Backfill", sentence: "Copies data.", read: async () => "# Backfill" },
      ],
    }),
    version: "1.2.3",
    ...(groups === undefined ? {} : { groups }),
  });
  const client = new Client({ name: "test", version: "1" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  const call = async (name: string, args?: Record<string, unknown>) => {
    const { content, isError } = (await client.callTool({ name, arguments: args })) as CallToolResult;
    const [first] = content;
    return { text: first?.type === "text" ? first.text : "", isError: isError === true };
  };
  const run = async (name: string, args?: Record<string, unknown>) => {
    const { text, isError } = await call(name, args);
    if (isError) throw new Error(text);
    return JSON.parse(text) as unknown;
  };
  return { mock, fetch, client, call, run, [Symbol.asyncDispose]: () => client.close() };
}

describe("the MCP server", () => {
  it("offers one tool for each method, with its description and arguments [MCP-1]", async () => {
    await using agent = await connect();
    const { tools } = await agent.client.listTools();
    const expected = routes.map(({ name, says }) => [name.replace(".", "_"), says]);
    expect(tools.slice(0, -1).map(({ name, description }) => [name, description])).toEqual(expected);
    expect(tools.at(-1)?.name).toBe("service_request");
    for (const { name } of tools) expect(name).toMatch(/^\w{1,64}$/);
    const advance = tools.find(({ name }) => name === "orders_advanceTo");
    expect(Object.keys(advance?.inputSchema.properties ?? {})).toEqual(["order", "status", "move", "team"]);
    expect(advance?.inputSchema.required).toEqual(["order", "status"]);
    expect(advance?.annotations?.readOnlyHint).toBe(false);
    expect(advance?.description).toBe(
      "Moves the order to a status by legal moves: by one step if possible, otherwise along the default path. Give a low-level or a full status. An unreachable status fails with status 400 and changes nothing.",
    );
    expect(tools.find(({ name }) => name === "orders_fail")?.description).toBe(
      'Moves the order to a failed status by legal moves. status: the failed status, such as `lost`. Default: "sample_error".',
    );
    expect(tools.find(({ name }) => name === "orders_explain")?.annotations?.readOnlyHint).toBe(true);
    expect(tools.find(({ name }) => name === "clock_mode")?.annotations?.readOnlyHint).toBe(true);
    expect(agent.client.getServerVersion()).toMatchObject({ name: "sanguine", version: "1.2.3" });
    expect(agent.client.getInstructions()).toContain("service_request");
  });

  it("marks as reading only what changes nothing [MCP-1]", async () => {
    const mock = createMock();
    const reading = createMethodTools().filter(({ definition }) => definition.annotations?.readOnlyHint);
    const user = mock.users.create();
    mock.users.setInfo(user);
    const order = mock.orders.create({ user });
    const args = { user, order, token: mock.link.createToken({ user }), date: "2026-02-01" };
    const range = { start_date: "2026-01-31" };
    await using agent = await connect(undefined, mock);
    const before = JSON.stringify(mock.export());
    for (const { definition } of reading) {
      const names = Object.keys(definition.inputSchema.properties ?? {});
      const given = { ...args, range, resource: "heartrate", job: "none", appointment: order };
      await agent.call(
        definition.name,
        Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))),
      );
    }
    expect(JSON.stringify(mock.export())).toBe(before);
    expect(reading.length).toBeGreaterThan(30);
  });

  it("seeds, moves time and inspects [MCP-2]", async () => {
    await using agent = await connect();
    const order = (await agent.run("orders_create", { seed: { method: "testkit" } })) as { id: string };
    expect(await agent.run("orders_explain", { order: order.id })).toEqual(agent.mock.orders.explain(order));
    expect(await agent.call("clock_advance", { duration: "7d" })).toEqual({ text: "Done.", isError: false });
    expect(agent.mock.clock.iso()).toBe("2026-02-08T08:00:00.000Z");
    const response = await agent.run("service_request", { method: "GET", path: `/v3/order/${order.id}` });
    expect(response).toMatchObject({ status: 200, body: { id: order.id } });
    expect(await agent.run("requests_list")).toMatchObject([{ operation: "orders.get", status: 200 }]);
    const created = await agent.run("service_request", {
      method: "POST",
      path: "/v2/user",
      body: { client_user_id: "u-1" },
    });
    expect(created).toMatchObject({ status: 200, body: { client_user_id: "u-1" } });
  });

  it("works on another team [MCP-2]", async () => {
    await using agent = await connect();
    await agent.run("team", { options: { name: "blue" } });
    await agent.run("users_create", { seed: { client_user_id: "u-1" }, team: "blue" });
    expect(await agent.run("users_list")).toEqual([]);
    expect(await agent.run("users_list", { team: "blue" })).toMatchObject([{ client_user_id: "u-1" }]);
    const sent = { method: "GET", path: "/v2/user", team: "blue" };
    expect(await agent.run("service_request", sent)).toMatchObject({ body: { total: 1 } });
  });

  it("sends requests to the address of the mock that it was given, and not to the public one [MCP-2]", async () => {
    const mock = createMock();
    await using server = await listen(mock, { publicUrl: "http://public.invalid" });
    const at = { url: `${server.url}/`, fetch: globalThis.fetch };
    await using agent = await connect(undefined, mock, at);
    expect(await agent.run("info")).toMatchObject({ url: "http://public.invalid" });
    const sent = { method: "GET", path: "/v2/user" };
    expect(await agent.run("service_request", sent)).toMatchObject({ status: 200, body: { total: 0 } });
  });

  it("returns errors as results with the whole text [MCP-3]", async () => {
    await using agent = await connect();
    const order = agent.mock.orders.create();
    const illegal = await agent.call("orders_move", { order: order.id, status: "completed" });
    expect(illegal.isError).toBe(true);
    expect(illegal.text).toMatch(/^orders\.move: .*status 400\)$/s);
    for (const step of agent.mock.orders.explain(order).next) expect(illegal.text).toContain(step);
    expect(await agent.call("faults_add", { rule: { operation: "orders.crate" } })).toEqual({
      isError: true,
      text: `faults.add: body.rule.operation: Value error, Input should be the id of an operation, such as 'users.create'. Did you mean "orders.create"? (given: "orders.crate") (status 422)`,
    });
    expect(await agent.call("users_get", { user: "nobody", team: "green" })).toEqual({
      isError: true,
      text: "users.get: No team of this mock has that name. The teams are team-1. (status 404)",
    });
    const unsafe = await agent.call("service_request", { method: "GET", path: "https://example.com/" });
    expect(unsafe.isError).toBe(true);
    await expect(agent.call("orders_crate")).rejects.toThrow("There is no tool orders_crate. Did you mean");
    await expect(agent.call("service_requests")).rejects.toThrow('Did you mean "service_request"?');
  });

  it("returns whatever the service sends, and says why nothing came [MCP-2]", async () => {
    await using agent = await connect();
    const send = async (fault: object) => {
      agent.mock.faults.add({ ...fault, times: 1 });
      return agent.call("service_request", { method: "GET", path: "/v2/user" });
    };
    const corrupt = await send({ corrupt: "truncated" });
    expect(JSON.parse(corrupt.text)).toMatchObject({ status: 200, body: expect.stringMatching(/^\{/) });
    expect(JSON.parse((await send({ status: 302 })).text)).toMatchObject({ status: 302 });
    expect(await send({ network: "reset" })).toEqual({
      text: "service_request: GET /v2/user got no complete response (ECONNRESET). Faults of the mock can cause that: see faults_list.",
      isError: true,
    });
    const wrong = async (args: object) => (await agent.call("service_request", { ...args })).text;
    expect(await wrong({ method: "GET", path: "v2/user" })).toBe(
      'arguments.path: Value error, Input should be a path, such as /v2/user?limit=10 (given: "v2/user")',
    );
    expect(await wrong({ method: "GET", path: "/v2/user", body: {} })).toBe(
      "arguments.body: Value error, A GET request has no body: use the query of path",
    );
  });

  it("ends a request to the service when the agent cancels the call [MCP-2]", async () => {
    await using agent = await connect();
    agent.mock.faults.add({ network: "hang" });
    const agentSide = new AbortController();
    const request = { name: "service_request", arguments: { method: "GET", path: "/v2/user" } };
    const canceled = agent.client.callTool(request, undefined, { signal: agentSide.signal });
    await vi.waitFor(() => expect(agent.fetch).toHaveBeenCalled());
    agentSide.abort("enough");
    await expect(canceled).rejects.toThrow("enough");
    await vi.waitFor(() => expect(agent.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true));
  });

  it("does not return results that are too large [MCP-3]", async () => {
    await using agent = await connect();
    for (let count = 0; count < 300; count += 1) agent.mock.users.create();
    const listed = await agent.call("users_list");
    expect(listed.isError).toBe(true);
    expect(listed.text).toMatch(
      /^The call succeeded, but its result has \d{6} characters, which is more than 100000\. Read less/,
    );
  });

  it("offers groups of tools only when asked [MCP-1]", async () => {
    await using agent = await connect(["clock", "mock"]);
    const names = (await agent.client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain("clock_advance");
    expect(names).toContain("info");
    expect(names).not.toContain("users_create");
    await expect(connect(["clocks"])).rejects.toThrow('There are no tools for "clocks". Did you mean');
  });

  it("offers the OpenAPI documents, the guides and the examples as resources [MCP-4]", async () => {
    await using agent = await connect();
    const { resources } = await agent.client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "sanguine://openapi.json",
      "sanguine://control-openapi.json",
      "sanguine://guides",
      "sanguine://guides/testing",
      "sanguine://examples",
      "sanguine://examples/backfill",
    ]);
    const read = async (uri: string) => (await agent.client.readResource({ uri })).contents;
    expect(await read("sanguine://guides")).toEqual([
      {
        uri: "sanguine://guides",
        mimeType: "text/markdown",
        text: "- [Testing](sanguine://guides/testing): Runs the service.\n",
      },
    ]);
    expect(await read("sanguine://guides/testing")).toMatchObject([{ text: "# Testing" }]);
    expect(await read("sanguine://examples")).toMatchObject([
      { text: "- [Backfill](sanguine://examples/backfill): Copies data.\n" },
    ]);
    expect(await read("sanguine://examples/backfill")).toMatchObject([{ text: "# Backfill" }]);
    expect(resources.at(-1)?.description).toBe("Example: Backfill.");
    const [document] = await read("sanguine://control-openapi.json");
    expect(JSON.parse(document !== undefined && "text" in document ? document.text : "")).toMatchObject({
      openapi: "3.1.1",
    });
  });
});

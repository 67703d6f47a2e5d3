import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { rules } from "../../../mock/check/rules.ts";
import type { OperationId } from "../../../src/generated/operations.ts";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { runMcp } from "../../../mock/cli/mcp.ts";
import { buildCli, type BuiltCli } from "../../support/build-cli.ts";
import { useFolder } from "../../support/use-folder.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
}, 60_000);
afterAll(() => cli.remove());

const inFolder = useFolder();

function start(...args: string[]): ChildProcess {
  return launch(args, {});
}

function launch(args: string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, [cli.file, ...args], { cwd: root, stdio: "pipe", ...options });
}

async function finish(child: ChildProcess) {
  if (child.stdout === null || child.stderr === null) throw new Error("No output is piped.");
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { out, err, code: code as number | null };
}

/** Returns the line that --json prints, once the mock responds. */
async function announced(child: ChildProcess) {
  const [line] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return JSON.parse(line.toString()) as Announced;
}

interface Announced {
  url: string;
  link_url: string;
  api_key: string;
  control_token: string;
  webhook_secret?: string;
}

describe("sanguine mock", { timeout: 120_000 }, () => {
  it("[STA-1] keeps its state over a kill, saves and exports it when a signal stops it although nothing reads its output, and starts from the export", async () => {
    const [state, world] = [inFolder("state.json"), inFolder("world.json")];
    const args = ["mock", "--port", "0", "--json"];
    const first = start(...args, "--state", state);
    const { url, link_url, api_key } = await announced(first);
    expect(link_url).toBe(`${url}/link`);
    const { user_id } = await createClient({ baseUrl: url, apiKey: api_key }).users.create({
      client_user_id: "kept",
    });
    await expect.poll(() => readFile(state, "utf8")).toContain(user_id);
    first.kill("SIGKILL");
    await once(first, "exit");

    const second = start(...args, "--verbose", "--state", state, "--export-on-exit", world);
    const again = await announced(second);
    expect(again.api_key).toBe(api_key);
    // Nothing reads its output any more.
    second.stdout?.destroy();
    second.stderr?.destroy();
    const statuses: number[] = [];
    for (let each = 0; each < 5; each += 1) statuses.push((await fetch(`${again.url}/v2/providers`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const restarted = createClient({ baseUrl: again.url, apiKey: api_key });
    expect(await restarted.users.resolve("kept")).toMatchObject({ user_id });
    await restarted.users.update(user_id, { fallback_time_zone: "Europe/London" });
    second.kill("SIGTERM");
    expect(await once(second, "exit")).toEqual([0, null]);
    expect((await readdir(inFolder())).toSorted()).toEqual(["state.json", "world.json"]);
    for (const file of [state, world]) {
      const written = await readFile(file, "utf8");
      expect([written.includes(api_key), written.includes("Europe/London")]).toEqual([false, true]);
    }
    expect((await stat(world)).mode & 0o777).toBe(0o600);

    const third = start(...args, "--import", world, "--api-key", "another-key");
    const imported = createClient({ baseUrl: (await announced(third)).url, apiKey: "another-key" });
    expect(await imported.users.resolve("kept")).toMatchObject({ user_id });
    third.kill("SIGINT");
    expect(await once(third, "exit")).toEqual([0, null]);
  });

  it("forwards one Ctrl+C to the command once", async () => {
    const script = `
      let count = 0;
      process.on("SIGINT", () => {
        count += 1;
        // A second signal would arrive immediately.
        if (count === 1) setTimeout(() => { console.log("count " + count); process.exit(3); }, 200);
      });
      console.log("ready");
      setInterval(() => {}, 1000);`;
    const child = launch(["mock", "exec", "--", process.execPath, "-e", script], { detached: true });
    await once(child.stdout ?? child, "data");
    // Like a terminal: to every process of the foreground group.
    process.kill(-(child.pid ?? NaN), "SIGINT");
    expect(await finish(child)).toMatchObject({ out: "count 1\n", code: 3 });
  });

  it("explains what is wrong with a command line, a file or a command", async () => {
    const [usage, missing, command] = await Promise.all([
      finish(start("mock", "--color")),
      finish(start("mock", "--port", "0", "--import", inFolder("none.json"))),
      finish(start("mock", "exec", "--", "no-such-command-here")),
    ]);
    const help = "sanguine: Unknown option '--color'.\nRun `sanguine mock --help` to see the options.\n";
    expect(usage).toEqual({ code: 2, out: "", err: help });
    expect([missing.code, command.code]).toEqual([1, 127]);
    expect(missing.err).toContain("none.json cannot be read: no such file or directory");
    expect(command.err).toContain("there is no such command");
  });
});

describe("sanguine mcp", { timeout: 120_000 }, () => {
  /** Connects an agent over stdio. Collects what is printed for people. */
  async function connect(args: readonly string[], env?: Record<string, string>) {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [cli.file, "mcp", ...args],
      stderr: "pipe",
      env,
    });
    const errors: string[] = [];
    transport.stderr?.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
    const client = new Client({ name: "test", version: "1" });
    await client.connect(transport);
    const call = async (name: string) => {
      const { content } = (await client.callTool({ name })) as { content: { text: string }[] };
      return content[0]?.text ?? "";
    };
    return { client, call, errors };
  }

  it("serves an agent over stdio, starts a mock, and ends it with the client [MCP-2] [MCP-4]", async () => {
    const agent = await connect(["--seed", "agent", "--now", "2026-02-01T08:00:00Z"]);
    const { url, api_key } = JSON.parse(await agent.call("info")) as Announced;
    const response = await fetch(`${url}/v2/providers`, { headers: { "x-service-api-key": api_key } });
    expect(response.status).toBe(200);
    const { contents } = await agent.client.readResource({ uri: "sanguine://openapi.json" });
    expect(JSON.parse((contents[0] as { text: string }).text)).toHaveProperty(["paths", "/v2/user/"]);
    const { resources } = await agent.client.listResources();
    expect(resources).toContainEqual(
      expect.objectContaining({
        uri: "sanguine://guides/testing",
        description: expect.stringMatching(/^Guide: /),
      }),
    );
    expect(agent.errors.join("")).toBe(`sanguine mcp: controls the mock at ${url}\n`);
    await agent.client.close();
    await expect(fetch(`${url}/health`)).rejects.toThrow("fetch failed");
  });

  it("controls a running mock with the token of the environment, which it needs [MCP-2]", async () => {
    const mock = createMock({ controlToken: "ct_of_the_running_mock" });
    const user = mock.users.create();
    await using server = await listen(mock);
    const args = ["--url", server.url];
    const env = { PATH: process.env["PATH"] ?? "", SANGUINE_CONTROL_TOKEN: "ct_of_the_running_mock" };
    const agent = await connect(args, env);
    expect(await agent.call("users_list")).toContain(user.user_id);
    await agent.client.close();
    vi.stubEnv("SANGUINE_CONTROL_TOKEN", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const command = parseCommandLine(["mcp", ...args]);
    if (command.kind !== "mcp") throw new Error("It is another command.");
    await expect(runMcp(command, "1")).rejects.toThrow("SANGUINE_CONTROL_TOKEN");
  });
});

// Its end removes a file that no other test uses.
describe("sanguine check", { timeout: 120_000 }, () => {
  it("runs as a command against a port, with writes [CHK-1, CHK-5]", async () => {
    // The check is a chunk of its own, so that the mock starts as fast as without it.
    expect(await readFile(cli.file, "utf8")).not.toContain(rules["fourteen days"]);
    const mock = createMock({ preset: "demo", now: Date.now() });
    // No difference. A test of checkService reads each series and each page.
    const forbid = (...all: readonly OperationId[]) =>
      all.map((operation) => mock.faults.add({ operation, status: 403 }));
    forbid("timeseries.grouped", "labTests.markers", "markers.orderSet", "markers.list");
    await using server = await listen(mock);
    const env = { ...process.env, SANGUINE_URL: server.url, SANGUINE_API_KEY: mock.apiKey };
    const { code, out, err } = await finish(launch(["check", "--allow-writes"], { env }));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("with writes");
    expect(out).toContain("DIFFERENCES: none\n");
    expect(out).toContain("CLEAN-UP: 2 of 2 objects deleted or cancelled\n");
    expect(mock.users.list()).toEqual([]);

    // Nothing reads the report: no difference, and another exit code than 1.
    forbid("labTests.list", "orders.list");
    const unread = launch(["check"], { env });
    unread.stdout?.destroy();
    expect(await once(unread, "exit")).toEqual([2, null]);

    // A broken installation.
    const dist = dirname(cli.file);
    for (const name of await readdir(dist)) if (name.startsWith("check-")) await rm(join(dist, name));
    expect((await finish(launch(["check", "--allow-writes"], { env }))).code).toBe(2);
  });
});

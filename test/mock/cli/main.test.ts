import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createClient } from "sanguine";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildCli, type BuiltCli } from "../../support/build-cli.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
}, 60_000);
afterAll(() => cli.remove());

/** A separate folder for each test, so that tests can run in any order. */
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sanguine-cli-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function start(...args: string[]): ChildProcess {
  return launch(args, {});
}

function launch(args: string[], options: { detached?: boolean }): ChildProcess {
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

describe("sanguine mock", { timeout: 60_000 }, () => {
  it("serves until a signal stops it, exports the world, and starts from it again", async () => {
    const file = join(folder, "world.json");
    const first = start("mock", "--port", "0", "--json", "--export-on-exit", file);
    const { url, link_url, api_key } = await announced(first);
    expect(link_url).toBe(`${url}/link`);
    const headers = { "x-service-api-key": api_key, "content-type": "application/json" };
    const made = await fetch(`${url}/v2/user`, {
      method: "POST",
      headers,
      body: '{"client_user_id":"kept"}',
    });
    expect(made.status).toBe(200);
    first.kill("SIGTERM");
    expect(await once(first, "exit")).toEqual([0, null]);
    expect(await readdir(folder)).toEqual(["world.json"]);
    expect(await readFile(file, "utf8")).not.toContain(api_key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const second = start("mock", "--port", "0", "--json", "--import", file, "--api-key", "another-key");
    const again = await announced(second);
    const response = await fetch(`${again.url}/v2/user/resolve/kept`, {
      headers: { "x-service-api-key": "another-key" },
    });
    expect(await response.json()).toMatchObject({ client_user_id: "kept" });
    second.kill("SIGINT");
    expect(await once(second, "exit")).toEqual([0, null]);
  });

  it("[STA-1] keeps its state over a kill and a restart, and saves it at its end", async () => {
    const file = join(folder, "state.json");
    const args = ["mock", "--port", "0", "--json", "--state", file];
    const first = start(...args);
    const { url, api_key } = await announced(first);
    const client = createClient({ baseUrl: url, apiKey: api_key });
    const { user_id } = await client.users.create({ client_user_id: "kept" });
    await expect.poll(() => readFile(file, "utf8")).toContain(user_id);
    first.kill("SIGKILL");
    await once(first, "exit");

    const second = start(...args);
    const again = await announced(second);
    expect(again.api_key).toBe(api_key);
    const restarted = createClient({ baseUrl: again.url, apiKey: api_key });
    expect(await restarted.users.resolve("kept")).toMatchObject({ user_id });
    await restarted.users.update(user_id, { fallback_time_zone: "Europe/London" });
    second.kill("SIGTERM");
    expect(await once(second, "exit")).toEqual([0, null]);
    expect(await readdir(folder)).toEqual(["state.json"]);
    const written = await readFile(file, "utf8");
    expect([written.includes(api_key), written.includes("Europe/London")]).toEqual([false, true]);
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
    await writeFile(join(folder, "broken.json"), '{"format": "other"}');
    const [usage, missing, foreign, command, time] = await Promise.all([
      finish(start("mock", "--color")),
      finish(start("mock", "--port", "0", "--import", join(folder, "none.json"))),
      finish(start("mock", "--port", "0", "--import", join(folder, "broken.json"))),
      finish(start("mock", "exec", "--", "no-such-command-here")),
      finish(start("mock", "--now", "yesterday")),
    ]);
    const help = "sanguine: Unknown option '--color'.\nRun `sanguine mock --help` to see the options.\n";
    expect(usage).toEqual({ code: 2, out: "", err: help });
    expect([missing.code, foreign.code, command.code, time.code]).toEqual([1, 1, 127, 2]);
    expect(missing.err).toContain("none.json cannot be read: ENOENT");
    expect(foreign.err).toMatch(/broken\.json cannot be imported: [^]*format must be "sanguine-world"/);
    expect(command.err).toContain("there is no such command");
    expect(time.err).toContain('not "yesterday"');
  });
});

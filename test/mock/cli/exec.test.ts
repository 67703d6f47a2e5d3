import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { CommandError, runCommand } from "../../../mock/cli/exec.ts";
import { serve, type ServedMock } from "../../../mock/cli/serve.ts";
import { useFolder } from "../../support/use-folder.ts";

let served: ServedMock;
beforeAll(async () => {
  const line = ["mock", "--port", "0", "--seed", "exec", "--control-token", "ct_exec"];
  const command = parseCommandLine(line);
  if (command.kind !== "mock") throw new Error(`${command.kind} serves nothing`);
  served = await serve(command);
});
afterAll(() => served.server.close());

const inFolder = useFolder();
beforeEach(async () => {
  execFileSync("mkfifo", ["ready"], { cwd: inFolder() });
});
afterEach(async () => {
  vi.restoreAllMocks();
});

const shell = (script: string, from = served) =>
  runCommand(["sh", "-c", `exec 2> ${inFolder()}/errors; ${script}`], from);
const read = (name: string) => readFile(inFolder(name), "utf8");

/**
 * Tells the reader of the pipe `ready` that the traps before it are set, and then does nothing until a signal comes. It starts one
 * short command after the other, because a shell runs traps between commands: a signal just before a command that never ends would
 * wait as long as that command.
 */
const waitForever = () => `echo > ${inFolder()}/ready; while :; do sleep 0.05; done`;

/** Reads the listeners that have been added since. Other tests of this process may have left some, which no signal may reach. */
function watchListeners(signal: "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGQUIT") {
  const before = process.listeners(signal);
  return () => process.listeners(signal).filter((listener) => !before.includes(listener));
}

describe("a command that runs against a mock", () => {
  it("receives the address and the keys, and its exit code is returned", async () => {
    const print = `env | grep ^SANGUINE_ | sort > ${inFolder()}/env; exit 7`;
    expect(await shell(print)).toBe(7);
    const lines = [
      `SANGUINE_API_KEY=${served.mock.apiKey}`,
      "SANGUINE_CONTROL_TOKEN=ct_exec",
      `SANGUINE_LINK_URL=${served.server.url}/link`,
      `SANGUINE_URL=${served.server.url}`,
    ];
    expect(await read("env")).toBe(`${lines.join("\n")}\n`);
    expect(await shell(print, { ...served, webhookSecret: "whsec_exec" })).toBe(7);
    expect(await read("env")).toBe(`${lines.join("\n")}\nSANGUINE_WEBHOOK_SECRET=whsec_exec\n`);
  });

  it.each([
    ["no-such-command-here", 127, '"no-such-command-here" cannot be run: there is no such command.'],
    ["", 127, '"" cannot be run: there is no such command.'],
    [
      "SANGUINE_API_KEY=sk_us_secret npm test",
      127,
      "The command cannot be run: there is no such command. Put no quotes around the command and its arguments.",
    ],
    ["KEY=sk_us_secret", 127, "The command cannot be run: there is no such command."],
  ])("that does not exist is an error: %j", async (command, exitCode, message) => {
    const error: unknown = await runCommand([command], served).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CommandError);
    expect(error).toMatchObject({ name: "CommandError", exitCode, message });
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const)(
    "receives %s, and no listener remains after it",
    async (signal) => {
      const readAdded = watchListeners(signal);
      const name = signal.slice(3);
      const ended = shell(`trap 'exit 9' ${name}; ${waitForever()}`);
      await read("ready");
      const added = readAdded();
      expect(added).toHaveLength(1);
      added[0]?.(signal);
      expect(await ended).toBe(9);
      expect(readAdded()).toEqual([]);
    },
  );

  it("is not left alone by a signal that comes while it starts", async () => {
    const readAdded = watchListeners("SIGINT");
    let listeners = 0;
    // The start of a process turns each value of its environment into a text.
    const webhookSecret = { toString: () => `whsec_${(listeners = readAdded().length)}` } as never;
    expect(await shell("exit 4", { ...served, webhookSecret })).toBe(4);
    expect(listeners).toBe(1);
    await expect(runCommand(["no-such-command-here"], served)).rejects.toThrow(CommandError);
    expect(readAdded()).toEqual([]);
  });

  it("kills after two seconds what ignores the request to end", async () => {
    const kill = vi.spyOn(process, "kill");
    const now = Date.now();
    // Every look at the clock is a second later.
    let looks = 0;
    vi.spyOn(Date, "now").mockImplementation(() => now + 1_000 * looks++);
    const left = `trap '' TERM; ${waitForever()}`;
    expect(await shell(`sh -c "${left}" & read _ < ${inFolder()}/ready; exit 4`)).toBe(4);
    const sent = kill.mock.calls.map(([, signal]) => signal);
    // Looks at 1 s and 2 s are within the two seconds.
    expect(sent).toEqual(["SIGTERM", 0, 0, 0, "SIGKILL"]);
    expect(new Set(kill.mock.calls.map(([pid]) => Math.sign(pid)))).toEqual(new Set([-1]));
  });
});

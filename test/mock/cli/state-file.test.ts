import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, readdir, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { fileURLToPath } from "node:url";
import { createMock } from "sanguine/mock";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openState } from "../../../mock/cli/state-file.ts";
import { useFolder } from "../../support/use-folder.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const inFolder = useFolder();
let file = "";
beforeEach(async () => {
  file = inFolder("state.json");
});

function run(...args: string[]): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", ...args], { cwd: root, stdio: "pipe" });
}

/** Writes the lock of another owner whose last heartbeat is some seconds old. */
async function writeLock(
  owner: { readonly pid?: number; readonly host?: string },
  age: number,
): Promise<void> {
  await writeFile(`${file}.lock`, JSON.stringify({ ...owner, token: "token-1" }));
  const time = new Date(Date.now() - age * 1_000);
  await utimes(`${file}.lock`, time, time);
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("a state file of a process", { timeout: 60_000 }, () => {
  it("[STA-2] is complete after a process was killed while it wrote", async () => {
    const child = run("test/mock/cli/write-endlessly.ts", file);
    await once(child.stdout ?? child, "data");
    // Kill it as soon as it has begun another file.
    await vi.waitFor(async () => expect((await readdir(inFolder())).join()).toContain(".tmp"), {
      timeout: 20_000,
      interval: 1,
    });
    await kill(child);
    const { letter, rows } = JSON.parse(await readFile(file, "utf8")) as { letter: string; rows: string[] };
    expect(["a", "b"]).toContain(letter);
    expect(rows).toHaveLength(60_000);
    expect(new Set(rows)).toEqual(new Set([letter]));
  });
});

describe("a state file", () => {
  it("[STA-1] starts a new state when there is none, saves what changes, and keeps every team with its name, its key and its data", async () => {
    const mock = createMock();
    const state = await openState(file, mock);
    expect(state.wasLoaded).toBe(false);
    const own = mock.users.create();
    await expect.poll(() => readFile(file, "utf8")).toContain(own.user_id);
    const other = mock.team({ name: "other", apiKey: "key-of-other" });
    const order = other.orders.create({ method: "testkit", status: "with_customer" });
    await mock.clock.advance("1h");
    await state.close();

    const later = createMock();
    const again = await openState(file, later);
    expect(again.wasLoaded).toBe(true);
    expect(later.clock.iso()).toBe("2026-01-15T10:00:00.000Z");
    expect(later.teams().map(({ name, apiKey }) => [name, apiKey])).toEqual([
      [mock.name, mock.apiKey],
      ["other", "key-of-other"],
    ]);
    expect(later.users.list()).toEqual([own]);
    expect(later.teams()[1]?.orders.list()).toEqual([order]);
    await again.close();
  });

  it("[STA-1] keeps how the clock of each team goes, and what each team was created with", async () => {
    const mock = createMock({ clock: "running" });
    const state = await openState(file, mock);
    mock.clock.setMode("frozen");
    const setup = { clock: "frozen", orders: "auto", preset: "demo", teamTtl: "1h", seed: "s" } as const;
    mock.team({ name: "fast", ...({ now: undefined } as object) }).clock.setMode({ running: 60 });
    mock.team({ name: "still", now: "2020-02-29T23:59:59Z", ...setup });
    mock.team({ name: "by hand", orders: "manual" });
    // Setting the mode is a change to save.
    await expect.poll(() => readFile(file, "utf8")).toContain('"running": 60');
    await state.close();

    const later = createMock({ clock: "running" });
    const again = await openState(file, later);
    const listPolicies = () => later.teams().map(({ orders }) => orders.policy());
    later.setOrderProgress("auto");
    expect(listPolicies()).toEqual(["auto", "auto", "auto", "manual"]);
    later.setOrderProgress("manual");
    expect(listPolicies()).toEqual(["manual", "manual", "auto", "manual"]);
    const [own, fast, still] = later.teams();
    await later.tick(1000);
    expect([own, fast, still].map((team) => team?.clock.iso())).toEqual([
      "2026-01-15T09:00:00.000Z",
      "2026-01-15T09:01:00.000Z",
      "2020-02-29T23:59:59.000Z",
    ]);
    const order = still?.orders.create({ method: "walk_in_test" });
    await still?.clock.advance("1m");
    expect(still?.orders.get(order ?? "").events.length).toBeGreaterThan(1);
    still?.reset();
    expect([still?.clock.iso(), still?.seed, still?.settings.get().medfed]).toEqual([
      "2020-02-29T23:59:59.000Z",
      "s",
      true,
    ]);
    await later.tick(3_600_000);
    expect(later.teams().map(({ name }) => name)).toEqual(["team-1", "fast", "by hand"]);
    await again.close();
  });

  it("[STA-1] keeps when the next step of an order is due, which no order takes while orders stay where they are", async () => {
    const mock = createMock();
    const state = await openState(file, mock);
    mock.setOrderProgress("auto");
    const order = mock.orders.create({ method: "at_home_phlebotomy" });
    await mock.clock.advance("20s");
    mock.setOrderProgress("manual");
    expect(mock.orders.explain(order).scheduled).toEqual([]);
    await state.close();

    const later = createMock();
    const again = await openState(file, later);
    later.setOrderProgress("auto");
    const due = "2026-01-15T09:00:32.000Z";
    expect(later.orders.explain(order).scheduled).toEqual([{ kind: "orders.progress", due }]);
    later.setOrderProgress("manual");
    await later.clock.advance("1m");
    expect(later.orders.get(order).events).toHaveLength(2);
    later.setOrderProgress("auto");
    await later.clock.advance("31s");
    expect(later.orders.get(order).events).toHaveLength(3);
    await again.close();
  });

  it("[STA-2] removes the temporary file of a killed process, and nothing else", async () => {
    await writeFile(`${file}.abcDEF_-1234.tmp`, '{"half');
    await writeFile(`${file}.mine.tmp`, "mine");
    await writeLock({}, 11);
    await (await openState(file, createMock())).close();
    expect((await readdir(inFolder())).toSorted()).toEqual(["state.json", "state.json.mine.tmp"]);
  });

  it.each([
    ["half a file", '{"format":"sanguine-state","ver', "it is not JSON"],
    ["an empty file", "", "it is not JSON"],
    ["another format", '{"format":"other"}', 'its format must be "sanguine-state" or "sanguine-world"'],
    [
      "a newer version",
      '{"format":"sanguine-state","version":2,"teams":[]}',
      "a newer release wrote it in version 2. Update the package",
    ],
    ["no version", '{"format":"sanguine-state","teams":[]}', "its version must be 1"],
    ["no team", '{"format":"sanguine-state","version":1,"teams":[]}', "its teams must be a list"],
    [
      "a newer world",
      '{"format":"sanguine-world","version":2}',
      "a newer release wrote version 2, so update the package",
    ],
    [
      "a broken world of a later team",
      JSON.stringify({
        format: "sanguine-state",
        version: 1,
        teams: [
          { name: "team-1", api_key: null, world: createMock().export() },
          { name: "two", api_key: "k", world: {} },
        ],
      }),
      'format must be "sanguine-world"',
    ],
    [
      "a broken option of a later team",
      JSON.stringify({
        format: "sanguine-state",
        version: 1,
        teams: [
          { name: "team-1", api_key: null, world: createMock().export() },
          { name: "two", api_key: "k", options: { clock: "slow" }, world: createMock().export() },
        ],
      }),
      "options.clock",
    ],
  ])("[STA-3] refuses %s and leaves it unchanged", async (_, content, why) => {
    await writeFile(file, content);
    await expect(openState(file, createMock())).rejects.toThrow(why);
    await expect(openState(file, createMock())).rejects.toThrow(file);
    expect(await readFile(file, "utf8")).toBe(content);
    expect(await readdir(inFolder())).toEqual(["state.json"]);
  });

  it("[STA-3] is used by one process at a time", async () => {
    const state = await openState(file, createMock());
    await expect(openState(file, createMock())).rejects.toThrow(`Process ${process.pid} uses ${file}`);
    await state.close();
    expect(await readdir(inFolder())).toEqual(["state.json"]);
  });

  it.each([
    ["a running process of this host", { pid: process.ppid, host: hostname() }, 0],
    ["an earlier process with this id, a moment ago", { pid: process.pid, host: hostname() }, 5],
    ["a process of another host", { pid: 1, host: "another-host" }, 5],
  ])("[STA-3] respects the lock of %s", async (_, owner, age) => {
    await writeLock(owner, age);
    await expect(openState(file, createMock())).rejects.toThrow(`delete ${file}.lock`);
    expect(await readdir(inFolder())).toEqual(["state.json.lock"]);
  });

  it.each([
    ["a process of this host that has ended", { pid: 2 ** 22 + 1, host: hostname() }, 0],
    ["an earlier process with this id", { pid: process.pid, host: hostname() }, 11],
    ["a silent process of another host", { pid: 1, host: "another-host" }, 11],
    ["an unreadable owner", {}, 11],
  ])("[STA-3] ignores the lock of %s", async (_, owner, age) => {
    await writeLock(owner, age);
    await (await openState(file, createMock())).close();
    expect(await readdir(inFolder())).toEqual(["state.json"]);
  });

  it("[STA-3] says why its lock cannot be read", async () => {
    await mkdir(`${file}.lock`);
    await expect(openState(file, createMock())).rejects.toThrow(
      `The lock ${file}.lock cannot be read: illegal operation on a directory.`,
    );
  });

  it("[STA-3] is not written any more after the lock was lost", async () => {
    const mock = createMock();
    const state = await openState(file, mock);
    await writeLock({ pid: 1, host: "another-host" }, 0);
    const before = await readFile(file, "utf8");
    mock.users.create();
    await expect(state.close()).rejects.toThrow("another process uses");
    expect(await readFile(file, "utf8")).toBe(before);
    expect(await readdir(inFolder())).toEqual(["state.json", "state.json.lock"]);
  });
});

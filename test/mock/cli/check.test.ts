import { readdir, readFile } from "node:fs/promises";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import type { CheckReport } from "../../../mock/check/report.ts";
import { parseCheckArguments } from "../../../mock/cli/check-arguments.ts";
import { looksLikeSandbox, runCheck, type CheckProcess } from "../../../mock/cli/check.ts";
import { forbid, mostReads } from "../check/forbid.ts";
import { useFolder } from "../../support/use-folder.ts";

const inFolder = useFolder();

/** Runs the command in this process against an empty mock at a sandbox's address. */
async function run(args: readonly string[], { fetch, ...changes }: Partial<CheckProcess> = {}) {
  const mock = createMock({ url: "https://sandbox.example.com", apiKey: "sk_us_key", preset: "demo" });
  const printed: string[] = [];
  const warned: string[] = [];
  const isGiven = args.includes("--target") || "SANGUINE_URL" in (changes.env ?? {});
  const target = isGiven ? [] : ["--target", mock.url];
  const command = parseCheckArguments([...target, ...args]);
  if (!command) throw new Error("The command line asks for help.");
  const code = await runCheck(command, {
    env: { SANGUINE_API_KEY: "sk_us_key" },
    fetch: forbid(fetch ?? mock.fetch, mostReads),
    now: () => Date.parse("2026-01-15T09:00:00Z"),
    print: async (text) => void printed.push(text),
    warn: (text) => warned.push(text),
    onStop: () => () => {},
    ...changes,
  });
  return { code, out: printed.join(""), warned, mock };
}

/** A mock that responds to the first list of users with a body. */
function listUsers(body: object): CheckProcess["fetch"] {
  const { fetch } = createMock({ url: "https://sandbox.example.com", apiKey: "sk_us_key", preset: "demo" });
  return async (url, init) => (url.includes("/v2/user/?limit=100") ? Response.json(body) : fetch(url, init));
}

describe("sanguine check", { timeout: 60_000 }, () => {
  it("prints a table and exits with 0 when nothing differs [CHK-5]", async () => {
    const { code, out, warned } = await run([]);
    expect([code, warned]).toEqual([0, []]);
    expect(out).toMatch(
      /^Check by sanguine \S+ with document \S+, read-only, \d+ requests\n\nDIFFERENCES: none\n/,
    );
    expect(out).toContain("  not seen      users.get: the account has no users\n");
    expect(out).toContain("  as specified  PRV-3   The provider catalog is a JSON array of entries");
    expect(out).toMatch(/\n {2}as assumed +\S/);
  });

  it("exits with 1 when something differs, and writes the report whole or not at all [CHK-5]", async () => {
    const differing = listUsers({ users: [], total: "<none>", offset: 0, limit: 100 });
    const file = inFolder("report.json");
    const { code, out } = await run(["--format", "json", "--output", file], { fetch: differing });
    expect([code, out]).toEqual([1, ""]);
    expect(await readdir(inFolder())).toEqual(["report.json"]);
    const report = JSON.parse(await readFile(file, "utf8")) as CheckReport;
    expect(report.differences).toEqual([
      {
        operation: "users.list",
        status: 200,
        at: "/total",
        rule: "type",
        expected: "integer",
        found: "string",
        count: 1,
        assumed: "UserPage",
        clauses: [],
        breaking: true,
      },
    ]);
    const junit = await run(["--format", "junit"], { fetch: differing });
    expect(junit.out).toContain('<testsuite name="operations" tests=');
  });

  it("exits with 0 for an addition where only breaking differences count, and shows its progress [CHK-5]", async () => {
    const adding = listUsers({ users: [], total: 0, offset: 0, limit: 100, cursor: 7 });
    const shown: (string | null)[] = [];
    const changes = { fetch: adding, showProgress: (text: string | null) => void shown.push(text) };
    const { code, out } = await run(["--fail-on", "breaking"], changes);
    expect([code, out.includes("\nDIFFERENCES: 1, 0 breaking\n  users.list 200 /cursor\n")]).toEqual([
      0,
      true,
    ]);
    expect(shown[0]).toBe("Request 1: providers.list");
    expect(shown.indexOf(null)).toBe(shown.length - 1);
    expect((await run([], changes)).code).toBe(1);
  });

  it("exits with 2 when it cannot reach the service, write the report, or was stopped [CHK-5]", async () => {
    const offline = await run([], { fetch: () => Promise.reject(new TypeError("fetch failed")) });
    expect([offline.code, offline.out]).toEqual([2, ""]);
    expect(offline.warned.join()).toMatch(/^The service cannot be reached: the connection failed/);

    const wrongKey = await run([], { env: { SANGUINE_API_KEY: "sk_us_other" } });
    expect([wrongKey.code, wrongKey.warned]).toEqual([
      2,
      ["The service rejected the key of SANGUINE_API_KEY (401)."],
    ]);

    const nowhere = await run(["--output", inFolder("missing/report.txt")]);
    expect(nowhere.code).toBe(2);
    expect(nowhere.mock.requests.count()).toBe(0);

    const stopped = await run([], {
      onStop: ({ stop, abandon }) => {
        stop();
        abandon();
        return () => {};
      },
    });
    expect([stopped.code, stopped.warned]).toEqual([2, ["Stopping.", "The check was stopped."]]);

    const closed = await run([], { print: () => Promise.reject(new Error("write EPIPE")) });
    expect([closed.code, closed.warned]).toEqual([2, ["write EPIPE"]]);
  });

  it("exits with 2 after the report when the time was over before everything was read [CHK-5]", async () => {
    let now = 0;
    const { fetch } = createMock({ url: "https://sandbox.example.com", apiKey: "sk_us_key", preset: "demo" });
    const late = (url: string, init: RequestInit) => ((now += 60_000), fetch(url, init));
    const { code, out, warned } = await run(["--timeout", "2m"], { fetch: late, now: () => now });
    expect(code).toBe(2);
    expect(out).toContain("labTests.labs: the time was over\n");
    expect(out).toContain("labTests.get: the time was over\n");
    expect(warned).toEqual([
      "The time was over before every operation was read. Pass a longer --timeout, such as 15m.",
    ]);
  });

  it.each([
    [undefined, "--target is missing: the base URL of the service."],
    ["", "--target is missing: the base URL of the service."],
    ["sandbox", "SANGUINE_URL must be an http or https URL."],
    ["localhost:4010", "SANGUINE_URL must be an http or https URL."],
    ["http://a:b@localhost:4010", "SANGUINE_URL must not contain a user name or password."],
  ])("needs an address: %j", async (SANGUINE_URL, message) => {
    const env = { SANGUINE_URL, SANGUINE_API_KEY: "sk_us_key" };
    await expect(run([], { env })).rejects.toThrow(message);
  });

  it("takes the key from the environment only, and never shows it [CHK-3]", async () => {
    await expect(run([], { env: {} })).rejects.toThrow(
      "The environment variable SANGUINE_API_KEY is missing: your team's API key.",
    );
    const { out } = await run(["--format", "json"]);
    expect(out).not.toContain("sk_us_key");
  });

  it("refuses writes at a target that does not look like a sandbox, unless told [CHK-4]", async () => {
    const elsewhere = ["--target", "https://api.example.com", "--allow-writes"];
    await expect(run(elsewhere)).rejects.toThrow("Pass --yes if it is one.");
    const fetch = () => Promise.resolve(Response.json({ detail: "No." }, { status: 401 }));
    const told = await run([...elsewhere, "--yes"], { fetch });
    expect(told.warned).toEqual(["The service rejected the key of SANGUINE_API_KEY (401)."]);
    expect(looksLikeSandbox("https://api.sandbox.example.com")).toBe(true);
    expect(looksLikeSandbox("https://sandbox-eu.example.com")).toBe(true);
    expect(looksLikeSandbox("http://127.0.0.1:4010")).toBe(true);
    expect(looksLikeSandbox("https://api.example.com")).toBe(false);
    expect(looksLikeSandbox("https://sandboxes.example.com")).toBe(false);
  });

  it("refuses writes with a production key in every case [CHK-4]", async () => {
    for (const key of ["pk_us_key", " PK_us_key"]) {
      for (const yes of [[], ["--yes"]]) {
        const refused = run(["--allow-writes", ...yes], { env: { SANGUINE_API_KEY: key } });
        await expect(refused).rejects.toThrow("--allow-writes does not accept a production key (pk_).");
      }
    }
  });

  it("exits with 2 after the report when objects are left, and says how to remove them [CHK-4, CHK-5]", async () => {
    const mock = createMock({ url: "https://sandbox.example.com", apiKey: "sk_us_key", preset: "demo" });
    const refuse =
      (path: RegExp, method: string): CheckProcess["fetch"] =>
      (url, init) =>
        init.method === method && path.test(url)
          ? Promise.resolve(Response.json({ detail: "No." }, { status: 400 }))
          : mock.fetch(url, init);
    const keptUser = await run(["--allow-writes"], { fetch: refuse(/user/, "DELETE") });
    expect(keptUser.out).toContain("CLEAN-UP: 1 of 2 objects deleted or cancelled\n");
    expect([keptUser.code, keptUser.warned]).toEqual([
      2,
      [
        "The check may have left a user behind. Delete the users whose client_user_id starts with sanguine-check-.",
      ],
    ]);
    const keptOrder = await run(["--allow-writes"], { fetch: refuse(/cancel$/, "POST") });
    expect([keptOrder.code, keptOrder.warned]).toEqual([
      2,
      [
        "The check may have left an order and a user behind. First cancel the open orders of the users whose client_user_id starts with sanguine-check-. Then delete these users.",
      ],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { UsageError } from "../../../mock/cli/usage.ts";

describe("the command line", () => {
  it("has a default for everything", () => {
    expect(parseCommandLine(["mock"])).toMatchObject({
      kind: "mock",
      options: { preset: "demo", quotas: {} },
      listen: { port: 4010, host: "127.0.0.1", allowedHosts: [], orders: "auto" },
      faults: undefined,
      json: false,
      open: false,
      verbose: false,
      exec: null,
    });
  });

  it("parses every option, and a command after the dashes", () => {
    const args =
      "mock exec --port 0 --host ::1 --allowed-host mock --allowed-host [::2] --public-url https://Mock.example.com:443/ --api-key k --app-name Stride --control-token t --max-users 5 --max-orders 0 --max-teams 9 --journal-size 50 --team-ttl 12h --seed s --now 2026-01-15T09:00:00Z --preset empty --import a.json --export-on-exit b.json --orders manual --cors http://localhost:3000/ --faults flaky --json --log-format json --open -- npm test --watch";
    expect(parseCommandLine(args.split(" "))).toEqual({
      kind: "mock",
      listen: {
        port: 0,
        host: "::1",
        allowedHosts: ["mock", "[::2]"],
        publicUrl: "https://mock.example.com",
        orders: "manual",
        cors: "http://localhost:3000",
      },
      options: {
        apiKey: "k",
        appName: "Stride",
        controlToken: "t",
        quotas: { users: 5, orders: 0, teams: 9 },
        journalSize: 50,
        teamTtl: "12h",
        seed: "s",
        now: "2026-01-15T09:00:00Z",
        preset: "empty",
      },
      importFile: "a.json",
      exportFile: "b.json",
      faults: "flaky",
      json: true,
      logFormat: "json",
      open: true,
      verbose: false,
      exec: ["npm", "test", "--watch"],
    });
  });

  it("takes names and the public URL from the environment, whose names add to the options", () => {
    const env = { SANGUINE_ALLOWED_HOSTS: "api.internal, [::3],", SANGUINE_PUBLIC_URL: "https://a.test" };
    expect(parseCommandLine(["mock", "--allowed-host", "mock"], env)).toMatchObject({
      listen: { allowedHosts: ["mock", "api.internal", "[::3]"], publicUrl: "https://a.test" },
    });
    const line = ["mock", "--public-url", "https://b.test"];
    expect(parseCommandLine(line, env)).toMatchObject({ listen: { publicUrl: "https://b.test" } });
    const empty = { SANGUINE_ALLOWED_HOSTS: "", SANGUINE_PUBLIC_URL: "" };
    expect(parseCommandLine(["mock"], empty)).toEqual(parseCommandLine(["mock"]));
    for (const [name, value] of [
      ["SANGUINE_ALLOWED_HOSTS", "mock:80"],
      ["SANGUINE_PUBLIC_URL", "https://a:secret@b.test"],
    ] as const) {
      const read = () => parseCommandLine(["mock"], { [name]: value });
      expect(read).toThrow(`${name} must be`);
      expect(read).not.toThrow("secret");
    }
  });

  it("parses a store, with the control token that every mock of it needs", () => {
    const line = ["mock", "--store", "redis://localhost", "--control-token", "t"];
    expect(parseCommandLine(line)).toMatchObject({
      store: "redis://localhost",
      options: { controlToken: "t" },
    });
  });

  it("parses every option of the other commands", () => {
    const target = "https://sandbox.example.com";
    const check = `check --target ${target} --allow-writes --yes --format junit --output report.xml --timeout 90s --sample 5 --id sleep_id=s-1 --id job_id=j-1 --id workout_id=w-1`;
    expect(parseCommandLine(check.split(" "))).toEqual({
      kind: "check",
      target,
      allowWrites: true,
      yes: true,
      format: "junit",
      failOn: "any",
      output: "report.xml",
      timeout: 90_000,
      sample: 5,
      ids: { workouts: ["w-1"], sleeps: ["s-1"], jobs: ["j-1"] },
    });
    const record = `record --target ${target} --folder f --port 4011`;
    expect(parseCommandLine(record.split(" "))).toEqual({ kind: "record", target, folder: "f", port: 4011 });
    for (const command of ["check", "record"])
      expect(parseCommandLine([command, "--help"])).toEqual({ kind: "help", command });
  });

  it.each([
    ["serve", 'no command "serve"'],
    ["mock stop", 'no command "mock stop"'],
    ["mock exec", "needs a command after --"],
    ["mock exec npm test", '"npm" is an unexpected argument'],
    ["mock -- npm test", "needs exec"],
    ["mock --port 65536", "--port must be a number from 0 to 65535"],
    ["mock --port 00000080", "--port must be a number from 0 to 65535"],
    ["mock --allowed-host mock:4010", "--allowed-host must be a host name without a port"],
    ["mock --allowed-host a,b", "--allowed-host must be a host name"],
    ["mock --public-url https://mock.example.com/api", "--public-url must be one origin without a path"],
    ["mock --public-url https://mock.example.com?", "--public-url must be one origin without a path"],
    ["mock --public-url https://me@mock.example.com", "--public-url must be one origin without a path"],
    ["mock --scenario lost-kid", 'or report-in-progress. Did you mean "lost-kit"?'],
    ["mock --scenario zzz", "--scenario must be new-user, insured-user"],
    ["mock --state=", "--state must not be empty"],
    ["mock --state a.json --import b.json", "--state and --import exclude each other"],
    [
      "mock --state a.json --export-on-exit ./a.json",
      "--export-on-exit would replace every team of --state by one: name another file.",
    ],
    ["mock --store http://localhost", "--store must be the URL of a database"],
    ["mock --store redis://localhost", "--store needs --control-token"],
    ...["state a.json", "team-ttl 1h", "scenario new-user", "webhook-url http://a.test", "faults flaky"].map(
      (option) => [
        `mock --store redis://a --control-token t --${option}`,
        `--store and --${option.split(" ")[0]} exclude each other.`,
      ],
    ),
    ["mock --max-users many", "--max-users must be a whole number, such as 1000."],
    ["mock --max-teams -1", "--max-teams"],
    ["mock --journal-size 1.5", "--journal-size must be a whole number, such as 1000."],
    ["mock --team-ttl 0m", "--team-ttl must be a duration in whole units, such as 30m or 12h."],
    ["mock --port x", "--port must be a number"],
    ["mock --port", "--port"],
    ["mock --port 1 --port 2", "--port is given twice"],
    ["mock --preset full", "--preset must be demo or empty"],
    ["mock --import=", "--import must not be empty"],
    ["mock --control-token=", "--control-token must not be empty"],
    ["mock --webhook-url ftp://127.0.0.1/hooks", "--webhook-url must be an http or https URL"],
    ["mock --webhook-url http://a:b@127.0.0.1/hooks", "--webhook-url must not contain a user name"],
    ["mock --log-format xml", "--log-format must be text or json"],
    ["mock --color", "'--color'"],
    ["mock --prot 1", `Unknown option '--prot'. Did you mean "--port"?`],
    ["chekc --target x", 'There is no command "chekc". Did you mean "check"?'],
    ["mock --orders fast", "--orders must be auto or manual"],
    ["mock --cors *", "--cors must be one origin"],
    ["mock --cors http://localhost:3000/app", "--cors must be one origin"],
    ["mock --cors http://a:b@localhost", "--cors must be one origin"],
    [
      "mock --faults flakey",
      '--faults must be outage, flaky, slow, rateLimited or proxy. Did you mean "flaky"?',
    ],
    ["--port 1", "A command is required"],
    ["check --target sandbox", "--target must be an http or https URL."],
    [
      "check --target https://user:secret@example.com",
      "--target must not contain a user name or password. Set SANGUINE_API_KEY to the key.",
    ],
    ["check --format xml", "--format must be table, json or junit."],
    ["check --fail-on all", "--fail-on must be any or breaking."],
    ["check --format json --format table", "--format is given twice."],
    ["check --timeout soon", "--timeout must be a duration such as 90s or 5m."],
    ["check --sample 0", "--sample must be a number from 1 to 999."],
    ["check --id user_id=secret", "--id must be workout_id=, sleep_id= or job_id= with an id."],
    ["check --yes", "--yes needs --allow-writes: a check without writes changes nothing."],
    ["check --sk_us_secret", "One of the options is unknown."],
    ["check sk_us_secret", "check takes no arguments, only options. Pass the address with --target."],
    ["record --target https://a.example.com", "record needs --target, the service, and --folder"],
    ["record --folder f", "record needs --target, the service, and --folder"],
    ["record --target https://u:p@a.example.com --folder f", "--target must not contain a user name"],
    [
      "record --target http://a.example.com --folder f",
      "--target must begin with https://: http:// to another machine is not encrypted.",
    ],
    ["record --target http://192.0.2.2:80 --folder f", "--target must begin with https://"],
    ["record --target http://localhost.example.com --folder f", "--target must begin with https://"],
    ["record --target https://a.example.com?key=secret --folder f", "--target must have neither a query"],
    ["record --target https://a.example.com/# --folder f", "--target must have neither a query nor a"],
    ["record --target https://a.example.com --folder f word", "record takes no arguments"],
  ])("rejects %j and explains why", (line, why) => {
    const read = () => parseCommandLine(line.split(" "));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(why);
    expect(read).not.toThrow("secret");
  });

  it.each(
    `KEY; mock KEY; mock exec KEY; mock --port KEY; mock --preset KEY; mock --cors KEY;
    mock --orders KEY; mock --webhook-url ftp://a:KEY@127.0.0.1/;
    mock --webhook-url http://a:KEY@127.0.0.1/; mock --json=KEY; mock --api-kye=KEY; mock --KEY;
    check --KEY; check --KEY=1; check -KEY`.split(";"),
  )("shows no key and no password in its error about %j", (line) => {
    const read = () => parseCommandLine(line.trim().replace("KEY", "sk_us_planted_4711").split(" "));
    expect(read).toThrow(UsageError);
    expect(read).not.toThrow("planted");
  });
});

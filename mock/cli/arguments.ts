import { resolve } from "node:path";
import { omitUndefined } from "../domain/omit-undefined.ts";
import { faultPresets } from "../faults/presets.ts";
import { isLoopback } from "../http/host.ts";
import { suggestName } from "../kernel/spelling.ts";
import { scenarioNames } from "../tools/scenarios.ts";
import { parseCheckArguments, type CheckCommand } from "./check-arguments.ts";
import {
  address,
  matching,
  readChoice,
  type OptionValues,
  parseOptions,
  readNumber,
  readOrigin,
  readText,
} from "./options.ts";
import { canRepeat, commands, UsageError, type CommandName } from "./usage.ts";

/** A parsed command line. */
export type Command = HelpCommand | VersionCommand | MockCommand | CheckCommand | RecordCommand | McpCommand;

interface HelpCommand {
  readonly kind: "help";
  /** The command that needs help; null prints all commands. */
  readonly command: CommandName | null;
}

interface VersionCommand {
  readonly kind: "version";
}

/** Records the exchanges of other programs with a service. */
export interface RecordCommand {
  readonly kind: "record";
  /** Base URL of the service. */
  readonly target: string;
  readonly folder: string;
  readonly port: number;
}

/** Runs an MCP server. */
export interface McpCommand {
  readonly kind: "mcp";
  /** URL of a running mock; undefined starts the mock below. */
  readonly url: string | undefined;
  /** The groups of tools; undefined means all. */
  readonly groups: readonly string[] | undefined;
  readonly mock: MockCommand;
}

const readHost = matching(
  /^([a-z\d_.-]+|\[[\da-f:.]+\])$/i,
  "a host name without a port, such as mock.internal",
);
const readCount = readNumber(/^\d{1,9}$/, () => true, "a whole number, such as 1000");
const readLogFormat = readChoice("text", "json");

/** The forms of a line about a request. */
export type LogFormat = ReturnType<typeof readLogFormat>;

const options = {
  port: readNumber(/^\d{1,5}$/, (port) => port <= 65_535, "a number from 0 to 65535"),
  host: readText,
  "allowed-host": [readHost],
  "public-url": readOrigin,
  "api-key": readText,
  "app-name": readText,
  "control-token": readText,
  "max-users": readCount,
  "max-orders": readCount,
  "max-teams": readCount,
  "journal-size": readCount,
  "team-ttl": matching(/^[1-9]\d*(ms|s|m|h|d)$/, "a duration in whole units, such as 30m or 12h"),
  seed: (text: string) => text,
  "seed-file": readText,
  now: readText,
  preset: readChoice("demo", "empty"),
  import: readText,
  "export-on-exit": readText,
  state: readText,
  store: matching(/^(postgres(ql)?|rediss?):\/\//, "the URL of a database: postgres://... or redis://..."),
  scenario: readChoice(...scenarioNames),
  "webhook-url": address(),
  orders: readChoice("auto", "manual"),
  cors: readOrigin,
  faults: readChoice(...faultPresets),
  json: null,
  "log-format": readLogFormat,
  open: null,
  verbose: null,
  url: address(),
  tools: readText,
  version: null,
  help: null,
} as const;

/**
 * Reads the address that the recorder sends keys and data to. The client trusts the recorder, which is at this machine, so the recorder
 * has to refuse what the client refuses.
 */
function readService(text: string, name: string): string {
  const { protocol, hostname } = new URL(address()(text, name));
  if (/[?#]/.test(text)) throw new UsageError(`${name} must have neither a query nor a fragment.`);
  if (protocol === "https:" || isLoopback(hostname) || /(^|\.)test$/.test(hostname)) return text;
  throw new UsageError(`${name} must begin with https://: http:// to another machine is not encrypted.`);
}

const recordOptions = { target: readService, folder: readText, port: options.port, help: null } as const;

type Values = OptionValues<typeof options>;

/** The environment variables of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Parses a command line without the program's name. Throws UsageError when it, or a variable that it reads, is invalid. */
export function parseCommandLine(args: readonly string[], env: Environment = {}): Command {
  if (args[0] === "check") return parseCheckArguments(args.slice(1)) ?? { kind: "help", command: "check" };
  if (args[0] === "record") return parseRecord(args.slice(1));
  const [word = "-"] = args;
  if (!word.startsWith("-")) assertCommand(word);
  const dashes = args.indexOf("--");
  const { values, positionals } = parseOptions(dashes < 0 ? args : args.slice(0, dashes), options);
  if (values.help === true || args.length === 0)
    return { kind: "help", command: commands.find((name) => name === positionals[0]) ?? null };
  if (values.version === true) return { kind: "version" };
  const [area, action, extra] = positionals;
  if (area === undefined)
    throw new UsageError(
      "A command is required: sanguine mock, sanguine check, sanguine record or sanguine mcp",
    );
  assertCommand(area);
  if (action !== undefined && (action !== "exec" || area === "mcp"))
    throw new UsageError(`There is no command ${quoteWord(action, `${area} `)}.`);
  if (extra !== undefined)
    throw new UsageError(`${quoteWord(extra)} is an unexpected argument. Put the command to run after --.`);
  assertCompatible(values);
  const exec = readExec(action === "exec", dashes < 0 ? [] : args.slice(dashes + 1));
  const mock = buildMockCommand(values, env, exec, exec !== null || area === "mcp" ? 0 : 4010);
  if (area === "mcp") return buildMcpCommand(values, mock);
  if (values.url === undefined && values.tools === undefined) return mock;
  throw new UsageError("--url and --tools are options of sanguine mcp.");
}

function parseRecord(args: readonly string[]): RecordCommand | HelpCommand {
  const { values, positionals } = parseOptions(args, recordOptions);
  const { help, target, folder, port = 0 } = values;
  if (help === true) return { kind: "help", command: "record" };
  if (positionals.length > 0) throw new UsageError("record takes no arguments, only options.");
  if (target === undefined || folder === undefined)
    throw new UsageError("record needs --target, the service, and --folder, where to write.");
  return { kind: "record", target, folder, port };
}

function assertCommand(word: string): asserts word is CommandName {
  if (commands.some((name) => name === word)) return;
  throw new UsageError(
    `There is no command ${quoteWord(word)}.${canRepeat(word) ? suggestName(word, commands) : ""}`,
  );
}

function assertCompatible({ store, "control-token": token, ...others }: Values): void {
  if (others.state !== undefined && others.import !== undefined)
    throw new UsageError(
      "--state and --import exclude each other. Copy the exported world to the state file.",
    );
  const exported = others["export-on-exit"];
  if (others.state !== undefined && exported !== undefined && resolve(others.state) === resolve(exported))
    throw new UsageError("--export-on-exit would replace every team of --state by one: name another file.");
  if (others["seed-file"] !== undefined && others.import !== undefined)
    throw new UsageError("--import replaces every record, so --seed-file does not apply.");
  if (store === undefined) return;
  if (token === undefined)
    throw new UsageError("--store needs --control-token, with the same token for every mock of the store.");
  // The last three would change a team that the one of the store replaces.
  const excluded = [
    "state",
    "import",
    "export-on-exit",
    "team-ttl",
    "scenario",
    "webhook-url",
    "faults",
  ] as const;
  const other = excluded.find((name) => others[name] !== undefined);
  if (other !== undefined) throw new UsageError(`--store and --${other} exclude each other.`);
}

export type MockCommand = ReturnType<typeof buildMockCommand>;

function buildMockCommand(values: Values, env: Environment, exec: ExecutedCommand, defaultPort: number) {
  const { SANGUINE_ALLOWED_HOSTS: hosts = "", SANGUINE_PUBLIC_URL: publicUrl = "" } = env;
  const quotas = {
    users: values["max-users"],
    orders: values["max-orders"],
    teams: values["max-teams"],
  };
  return {
    kind: "mock" as const,
    /** Options of `createMock`. */
    options: omitUndefined({
      apiKey: values["api-key"],
      appName: values["app-name"],
      controlToken: values["control-token"],
      quotas: omitUndefined(quotas),
      journalSize: values["journal-size"],
      teamTtl: values["team-ttl"],
      seed: values.seed,
      seedFile: values["seed-file"],
      now: values.now,
      preset: values.preset ?? "demo",
    }),
    /** Options of `listen`. */
    listen: {
      port: values.port ?? defaultPort,
      host: values.host ?? "127.0.0.1",
      allowedHosts: [
        ...(values["allowed-host"] ?? []),
        // Templates leave spaces and empty entries.
        ...hosts
          .split(/[\s,]+/)
          .filter((part) => part !== "")
          .map((host) => readHost(host, "SANGUINE_ALLOWED_HOSTS")),
      ],
      orders: values.orders ?? "auto",
      ...omitUndefined({
        publicUrl:
          values["public-url"] ??
          (publicUrl === "" ? undefined : readOrigin(publicUrl, "SANGUINE_PUBLIC_URL")),
        cors: values.cors,
      }),
    },
    importFile: values.import,
    exportFile: values["export-on-exit"],
    stateFile: values.state,
    store: values.store,
    scenario: values.scenario,
    webhookUrl: values["webhook-url"],
    faults: values.faults,
    json: values.json ?? false,
    logFormat: values["log-format"] ?? "text",
    verbose: values.verbose ?? false,
    open: values.open ?? false,
    exec,
  };
}

function buildMcpCommand({ url, tools, ...others }: Values, mock: MockCommand): McpCommand {
  const unusable = (["json", "export-on-exit", "open", "verbose", "log-format"] as const).find(
    (name) => others[name] !== undefined,
  );
  if (unusable !== undefined) throw new UsageError(`--${unusable} does not apply to sanguine mcp.`);
  const [other] = Object.keys(others);
  if (url !== undefined && other !== undefined)
    throw new UsageError(`--url connects to a running mock, so --${other} does not apply.`);
  return { kind: "mcp", url, groups: tools?.split(","), mock };
}

/** Quotes a word. Does not repeat a word that may be a key or a token without its option. */
function quoteWord(word: string, before = ""): string {
  return canRepeat(word) ? `"${before}${word}"` : "One of the words";
}

/** The command to run against the mock. Null serves the mock until a signal stops it. */
type ExecutedCommand = readonly [command: string, ...args: string[]] | null;

function readExec(isExec: boolean, [command, ...args]: readonly string[]): ExecutedCommand {
  if (isExec && command === undefined)
    throw new UsageError("mock exec needs a command after --, such as: mock exec -- npm test");
  if (!isExec && command !== undefined)
    throw new UsageError("A command after -- needs exec: sanguine mock exec -- ...");
  return command === undefined ? null : [command, ...args];
}

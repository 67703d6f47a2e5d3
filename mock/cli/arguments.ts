import { parseArgs } from "node:util";
import { hasCredentials, isHttpUrl } from "../domain/webhooks/endpoint-values.ts";
import { scenarioNames, type ScenarioName } from "../tools/scenarios.ts";
import { parseOrigin } from "../http/cors.ts";
import { faultPresets, type FaultPreset } from "../faults/presets.ts";
import { suggestName } from "../kernel/spelling.ts";
import { parseCheckArguments, type CheckCommand } from "./check-arguments.ts";
import { canRepeat, commands, toUsageError, UsageError, type CommandName } from "./usage.ts";

/** A parsed command line. */
export type Command = HelpCommand | VersionCommand | MockCommand | CheckCommand | McpCommand;

interface HelpCommand {
  readonly kind: "help";
  /** The command that needs help; null prints all commands. */
  readonly command: CommandName | null;
}

interface VersionCommand {
  readonly kind: "version";
}

/** The forms of a line about a request. */
export type LogFormat = "text" | "json";

export interface MockCommand {
  readonly kind: "mock";
  readonly port: number;
  readonly host: string;
  /** More host names that the server responds to. */
  readonly allowedHosts: readonly string[];
  /** The origin at which others reach the server. */
  readonly publicUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Name of the application on the link page. */
  readonly appName: string | undefined;
  readonly controlToken: string | undefined;
  /** How many users and orders a team can hold, and how many teams the mock. */
  readonly quotas: { readonly users?: number; readonly orders?: number; readonly teams?: number };
  /** How many requests the journal of a team keeps. */
  readonly journalSize: number | undefined;
  /** How long a team lives without a request. */
  readonly teamTtl: string | undefined;
  readonly seed: string | undefined;
  /** The file of the records to start with. */
  readonly seedFile: string | undefined;
  readonly now: string | undefined;
  readonly preset: "demo" | "empty";
  readonly importFile: string | undefined;
  readonly exportFile: string | undefined;
  /** The file that keeps the state across restarts. */
  readonly stateFile: string | undefined;
  /** The database that keeps the teams of many mocks. */
  readonly store: string | undefined;
  readonly scenario: ScenarioName | undefined;
  readonly webhookUrl: string | undefined;
  /** Whether orders advance automatically. */
  readonly orders: "auto" | "manual";
  /** The one origin whose pages may use the API key. */
  readonly cors: string | undefined;
  readonly faults: FaultPreset | undefined;
  readonly json: boolean;
  /** Whether lines about requests are for people or for programs. */
  readonly logFormat: LogFormat;
  /** Whether to print every request. */
  readonly verbose: boolean;
  /** Whether to open the landing page in the browser. */
  readonly open: boolean;
  /** The command to run against the mock. Null serves the mock until a signal stops it. */
  readonly exec: readonly [command: string, ...args: string[]] | null;
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

const options = {
  port: { type: "string" },
  host: { type: "string" },
  "allowed-host": { type: "string", multiple: true },
  "public-url": { type: "string" },
  "api-key": { type: "string" },
  "app-name": { type: "string" },
  "control-token": { type: "string" },
  "max-users": { type: "string" },
  "max-orders": { type: "string" },
  "max-teams": { type: "string" },
  "journal-size": { type: "string" },
  "team-ttl": { type: "string" },
  seed: { type: "string" },
  "seed-file": { type: "string" },
  now: { type: "string" },
  preset: { type: "string" },
  import: { type: "string" },
  "export-on-exit": { type: "string" },
  state: { type: "string" },
  store: { type: "string" },
  scenario: { type: "string" },
  "webhook-url": { type: "string" },
  orders: { type: "string" },
  cors: { type: "string" },
  faults: { type: "string" },
  json: { type: "boolean" },
  "log-format": { type: "string" },
  open: { type: "boolean" },
  verbose: { type: "boolean" },
  url: { type: "string" },
  tools: { type: "string" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** The environment variables of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Parses a command line without the program's name. Throws UsageError when it, or a variable that it reads, is invalid. */
export function parseCommandLine(args: readonly string[], env: Environment = {}): Command {
  if (args[0] === "check") return parseCheckArguments(args.slice(1)) ?? { kind: "help", command: "check" };
  const [word = "-"] = args;
  if (!word.startsWith("-")) assertCommand(word);
  const dashes = args.indexOf("--");
  const own = dashes < 0 ? args : args.slice(0, dashes);
  const { values, positionals } = parse(own);
  if (values.help === true || args.length === 0)
    return { kind: "help", command: commands.find((name) => name === positionals[0]) ?? null };
  if (values.version === true) return { kind: "version" };
  const [area, action, extra] = positionals;
  if (area === undefined)
    throw new UsageError("A command is required: sanguine mock, sanguine check or sanguine mcp");
  assertCommand(area);
  if (action !== undefined && (action !== "exec" || area === "mcp"))
    throw new UsageError(`There is no command ${quoteWord(action, `${area} `)}.`);
  if (extra !== undefined)
    throw new UsageError(`${quoteWord(extra)} is an unexpected argument. Put the command to run after --.`);
  if (values.state !== undefined && values.import !== undefined)
    throw new UsageError(
      "--state and --import exclude each other. Copy the exported world to the state file.",
    );
  if (values["seed-file"] !== undefined && values.import !== undefined)
    throw new UsageError("--import replaces every record, so --seed-file does not apply.");
  const mock: MockCommand = {
    kind: "mock",
    port: readPort(values.port, action === "exec" || area === "mcp" ? 0 : 4010),
    host: readText("host", values.host) ?? "127.0.0.1",
    allowedHosts: [
      ...readHosts("--allowed-host", values["allowed-host"] ?? []),
      ...readHosts("SANGUINE_ALLOWED_HOSTS", split(env["SANGUINE_ALLOWED_HOSTS"])),
    ],
    publicUrl:
      readOrigin("--public-url", values["public-url"]) ??
      readOrigin("SANGUINE_PUBLIC_URL", env["SANGUINE_PUBLIC_URL"] || undefined),
    apiKey: readText("api-key", values["api-key"]),
    appName: readText("app-name", values["app-name"]),
    controlToken: readText("control-token", values["control-token"]),
    quotas: {
      ...readQuota("users", values["max-users"]),
      ...readQuota("orders", values["max-orders"]),
      ...readQuota("teams", values["max-teams"]),
    },
    journalSize: readCount("journal-size", values["journal-size"]),
    teamTtl: readTtl(values["team-ttl"]),
    seed: values.seed,
    seedFile: readText("seed-file", values["seed-file"]),
    now: readText("now", values.now),
    preset: readPreset(values.preset),
    importFile: readText("import", values.import),
    exportFile: readText("export-on-exit", values["export-on-exit"]),
    stateFile: readText("state", values.state),
    store: readStore(values),
    scenario: readScenario(values.scenario),
    webhookUrl: readAddress("webhook-url", values["webhook-url"]),
    orders: readOrders(values.orders),
    cors: readOrigin("--cors", values.cors),
    faults: readFaults(values.faults),
    json: values.json ?? false,
    logFormat: readLogFormat(values["log-format"]),
    verbose: values.verbose ?? false,
    open: values.open ?? false,
    exec: readExec(action === "exec", dashes < 0 ? [] : args.slice(dashes + 1)),
  };
  return area === "mcp" ? readMcp(values, mock) : withoutMcpOptions(values, mock);
}

function assertCommand(word: string): asserts word is CommandName {
  if (commands.some((name) => name === word)) return;
  throw new UsageError(
    `There is no command ${quoteWord(word)}.${canRepeat(word) ? suggestName(word, commands) : ""}`,
  );
}

type Values = ReturnType<typeof parse>["values"];

function readMcp({ url, tools, ...others }: Values, mock: MockCommand): McpCommand {
  const unusable = (["json", "export-on-exit", "open", "verbose", "log-format"] as const).find(
    (name) => others[name] !== undefined,
  );
  if (unusable !== undefined) throw new UsageError(`--${unusable} does not apply to sanguine mcp.`);
  const [other] = Object.keys(others);
  if (url !== undefined && other !== undefined)
    throw new UsageError(`--url connects to a running mock, so --${other} does not apply.`);
  const groups = readText("tools", tools)?.split(",");
  return { kind: "mcp", url: readAddress("url", url), groups, mock };
}

function withoutMcpOptions({ url, tools }: Values, mock: MockCommand): MockCommand {
  if (url === undefined && tools === undefined) return mock;
  throw new UsageError("--url and --tools are options of sanguine mcp.");
}

function parse(args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
      tokens: true,
    });
    const names = parsed.tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) !== index && name !== "allowed-host");
    if (twice !== undefined) throw new UsageError(`--${twice} is given twice.`);
    return parsed;
  } catch (cause) {
    throw toUsageError(cause, options);
  }
}

/** Quotes a word. Does not repeat a word that may be a key or a token without its option. */
function quoteWord(word: string, before = ""): string {
  return canRepeat(word) ? `"${before}${word}"` : "One of the words";
}

function readPort(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new UsageError("--port must be a number from 0 to 65535.");
}

function readQuota(name: keyof MockCommand["quotas"], text: string | undefined): MockCommand["quotas"] {
  const quota = readCount(`max-${name}`, text);
  return quota === undefined ? {} : { [name]: quota };
}

function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} must be a whole number, such as 1000.`);
}

function readTtl(text: string | undefined): string | undefined {
  if (text === undefined || /^[1-9]\d*(ms|s|m|h|d)$/.test(text)) return text;
  throw new UsageError("--team-ttl must be a duration in whole units, such as 30m or 12h.");
}

function readStore({ store, "control-token": token, ...others }: Values): string | undefined {
  if (store === undefined) return undefined;
  if (!/^(postgres(ql)?|rediss?):\/\//.test(store))
    throw new UsageError("--store must be the URL of a database: postgres://... or redis://...");
  if (token === undefined)
    throw new UsageError("--store needs --control-token, with the same token for every mock of the store.");
  const other = (["state", "import", "export-on-exit", "team-ttl"] as const).find(
    (name) => others[name] !== undefined,
  );
  if (other !== undefined) throw new UsageError(`--store and --${other} exclude each other.`);
  return store;
}

/** Splits the list of an environment variable. Spaces and empty entries do not count, as templates leave them. */
const split = (text = ""): string[] => text.split(/[\s,]+/).filter((part) => part !== "");

function readHosts(name: string, hosts: readonly string[]): readonly string[] {
  if (hosts.every((host) => /^([a-z\d_.-]+|\[[\da-f:.]+\])$/i.test(host))) return hosts;
  throw new UsageError(`${name} must be a host name without a port, such as mock.internal.`);
}

function readPreset(text: string | undefined): "demo" | "empty" {
  if (text === undefined || text === "demo") return "demo";
  if (text === "empty") return "empty";
  throw new UsageError("--preset must be demo or empty.");
}

function readLogFormat(text: string | undefined): LogFormat {
  if (text === undefined || text === "text") return "text";
  if (text === "json") return "json";
  throw new UsageError("--log-format must be text or json.");
}

function readOrders(text: string | undefined): "auto" | "manual" {
  if (text === undefined || text === "auto") return "auto";
  if (text === "manual") return "manual";
  throw new UsageError("--orders must be auto or manual.");
}

function readScenario(text: string | undefined): ScenarioName | undefined {
  const found = scenarioNames.find((name) => name === text);
  if (text === undefined || found !== undefined) return found;
  throw new UsageError(
    `--scenario must be the name of a scenario.${suggestName(text, scenarioNames) || ` The names are ${scenarioNames.join(", ")}.`}`,
  );
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = parseOrigin(text);
  if (origin !== null) return origin;
  throw new UsageError(`${name} must be one origin without a path, such as http://localhost:3000.`);
}

function readFaults(text: string | undefined): FaultPreset | undefined {
  const known = faultPresets.find((name) => name === text);
  if (text === undefined || known !== undefined) return known;
  throw new UsageError(
    `--faults must be one of ${faultPresets.join(", ")}.${suggestName(text, faultPresets)}`,
  );
}

function readText(name: string, text: string | undefined): string | undefined {
  if (text === "") throw new UsageError(`--${name} must not be empty.`);
  return text;
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!isHttpUrl(text)) {
    throw new UsageError(`--${name} must be an http or https URL.`);
  }
  if (!hasCredentials(text)) return text;
  throw new UsageError(`--${name} must not contain a user name or password.`);
}

function readExec(isExec: boolean, [command, ...args]: readonly string[]): MockCommand["exec"] {
  if (isExec && command === undefined)
    throw new UsageError("mock exec needs a command after --, such as: mock exec -- npm test");
  if (!isExec && command !== undefined)
    throw new UsageError("A command after -- needs exec: sanguine mock exec -- ...");
  return command === undefined ? null : [command, ...args];
}

/** The ways to resolve modules that a compiler can be given. */
export type Resolution = "node16" | "nodenext" | "bundler" | "node10";

/** The kind of modules that fits each resolution. */
const moduleKinds = {
  node16: "node16",
  nodenext: "nodenext",
  bundler: "esnext",
  node10: "commonjs",
} as const;

export interface CompileOptions {
  readonly resolution: Resolution;
  /** Whether the types of browsers are known besides those of Node. */
  readonly dom: boolean;
  readonly files: readonly string[];
  /** Leaves out declaration files. @default false */
  readonly skipLibCheck?: boolean;
}

/** Returns the arguments of `tsc` that check programs, and with them every declaration that they reach. */
export function listCompilerArguments({
  resolution,
  dom,
  files,
  skipLibCheck = false,
}: CompileOptions): string[] {
  const lib = dom ? "es2022,dom,dom.iterable" : "es2022";
  const flags = `--noEmit --strict --pretty false --target es2022 --lib ${lib} --types node --skipLibCheck ${skipLibCheck}`;
  // The declarations of Zod for CommonJS need the interoperation, which other resolutions turn on or do not read.
  const interop = resolution === "node10" ? " --esModuleInterop" : "";
  const resolve = `--moduleResolution ${resolution} --module ${moduleKinds[resolution]}${interop}`;
  return [...`${flags} ${resolve}`.split(" "), ...files];
}

export interface Step {
  /** Program and arguments. Programs of the leg's packages come first, then those of the machine. */
  readonly run: readonly [program: string, ...args: string[]];
  /** Folder below the leg's own. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON that the command must print, in one line. Without it, the command must end with 0. */
  readonly prints?: unknown;
}

/** One runtime, compiler or library in one version, with which the packed package must work. */
export interface Leg {
  /** What `npm run test:package -- matrix` is given, such as `node-22`. */
  readonly name: string;
  /** Packages that are installed beside the packed package, with versions as in package.json. */
  readonly packages: Readonly<Record<string, string>>;
  /** Where the package is used as a program of the machine. */
  readonly needs?: "chromium";
  readonly steps: readonly Step[];
  /** Runs in `.ci/run`. */
  readonly ci?: boolean;
  /** What works otherwise than in Node, in a sentence for users. */
  readonly limits?: string;
}

/** What `test/matrix/program.mjs` must see, for each way to reach the mock. */
const seen = {
  pages: [["u-1", "u-2"], ["u-3"]],
  attempts: 2,
  late: "timeout",
  lost: true,
  retried: 2,
  missing: true,
  invalidField: true,
  event: "labtest.order.created",
  forged: "no_matching_signature",
  waited: "completed",
  pdf: true,
  uploaded: "upload_pending",
  report: "completed",
  readBack: true,
  centers: 30,
};
const prints = { inProcess: seen, overPort: seen };

const modules: Step = { run: ["node", "main.mjs"], prints };
/** The same program, converted to CommonJS. */
const commonJs: Step = { run: ["node", "main.cjs"], prints };

/** Intercepts the global `fetch` with MSW. */
const intercepts = { user: "u-1", listed: 1, unhandled: true };

/** A Node of the npm package `node`, with every adapter that needs only Node and MSW. */
const node = (name: string, version: string, more: Partial<Leg> = {}): Leg => ({
  name,
  packages: { node: version, msw: "^2.15.0" },
  steps: [modules, commonJs, { run: ["node", "--test", "node-test/users.mjs"] }],
  ...more,
});

/** Compiles programs. `more` are arguments that a version of the compiler needs. */
const compile = (
  resolution: Resolution,
  lib: "dom" | "no dom",
  options: Partial<CompileOptions> & { readonly more?: readonly string[] } = {},
): Step => {
  const { more = [], ...given } = options;
  const files = ["client.ts", "client-only.ts"];
  return {
    run: ["tsc", ...more, ...listCompilerArguments({ resolution, dom: lib === "dom", files, ...given })],
  };
};

/**
 * A compiler with each way to resolve modules. Each compiles with and without the types of browsers; a program takes a minute of a
 * busy core, so not every pair is checked.
 */
const typescript = (version: string, steps: readonly Step[] = [], more: Partial<Leg> = {}): Leg => ({
  name: `typescript-${version}`,
  packages: { typescript: `~${version}.0`, "@types/node": "^20", zod: "^4.0.0" },
  steps: [compile("node16", "dom"), compile("nodenext", "no dom"), compile("bundler", "dom"), ...steps],
  ...more,
});

/** Schemas of `sanguine/schemas` with the application's zod. The mock has a copy of its own. */
const zod = (name: string, version: string, more: Partial<Leg> = {}): Leg => ({
  name,
  packages: { zod: version, typescript: "7.0.2", "@types/node": "^20" },
  steps: [
    {
      run: ["node", "zod.mjs"],
      prints: { parsed: "u-1", rejected: ["user_id"], composed: true, mock: ["client_user_id"] },
    },
    compile("bundler", "no dom", { skipLibCheck: more.limits !== undefined }),
  ],
  ...more,
});

const node10 = compile("node10", "dom");

const jest = (major: number, version: string): Leg => ({
  name: `jest-${major}`,
  packages: { jest: version, msw: "^2.15.0", esbuild: "^0.28.2", "unrs-resolver": "1.12.2" },
  steps: [
    { run: ["jest", "--config", "jest.config.js"], folder: "jest/commonjs" },
    {
      run: ["jest", "--config", "jest.config.mjs"],
      folder: "jest/es-modules",
      env: { NODE_OPTIONS: "--experimental-vm-modules" },
    },
  ],
});

/** Vitest with MSW, and the types of both in one program. */
const vitest = (
  name: string,
  version: string,
  msw: string,
  more: Readonly<Record<string, string>> = {},
): Leg => ({
  name,
  packages: { vitest: version, msw, typescript: "7.0.2", "@types/node": "^20", ...more },
  steps: [
    { run: ["vitest", "run", "--root", "vitest"] },
    // The declarations of Vitest and MSW are not ours to check.
    compile("bundler", "dom", { files: ["entry-points.mts"], skipLibCheck: true }),
  ],
});

const msw = (name: string, version: string, more: Readonly<Record<string, string>> = {}): Leg => ({
  name,
  packages: { msw: version, ...more },
  steps: [
    { run: ["node", "msw.mjs"], prints: intercepts },
    { run: ["node", "msw.cjs"], prints: intercepts },
  ],
});

const playwright = (name: string, version: string, more: Partial<Leg> = {}): Leg => ({
  name,
  packages: { "@playwright/test": version },
  needs: "chromium",
  ...more,
  steps: [{ run: ["playwright", "test", "--config", "playwright/playwright.config.mjs"] }],
});

const storiesFound = {
  failure: "StoryError",
  steps: ["an order is created at the service", "the lab reports results"],
  right: 5,
};

/** A library that one program uses. */
const library = (
  name: string,
  packages: Readonly<Record<string, string>>,
  program: string,
  prints: object,
): Leg => ({
  name,
  packages,
  steps: [{ run: ["node", program], prints }],
});

const story = (name: string, version: string): Leg =>
  library(name, { "fast-check": version }, "stories.mjs", storiesFound);

const telemetry = (name: string, version: string): Leg =>
  library(
    name,
    { "@opentelemetry/api": version, "@opentelemetry/sdk-trace-base": "^2.0.0" },
    "opentelemetry.mjs",
    { sent: true, spans: ["GET /v2/providers/", "providers.list", "webhook"] },
  );

const queries = (name: string, version: string): Leg =>
  library(name, { "@tanstack/query-core": version }, "tanstack-query.mjs", {
    pages: [["u-1"], ["u-2"]],
    stale: true,
  });

const stores = (name: string, pg: string, redis: string): Leg =>
  library(name, { pg, redis }, "stores.mjs", { postgres: "function", redis: "function" });

const mcp = (name: string, version: string): Leg =>
  library(name, { "@modelcontextprotocol/sdk": version }, "mcp.mjs", { tools: true, user: "u-1" });

/** Everything that the package is tested with, as installed. */
export const legs: readonly Leg[] = [
  node("node-20-oldest", "20.19.0", { limits: "The oldest version that works: `engines` in package.json." }),
  node("node-20", "^20"),
  node("node-22", "^22"),
  node("node-24", "^24"),
  node("node-26", "^26", { ci: true }),
  {
    name: "bun",
    packages: { bun: "^1", msw: "^2.15.0" },
    steps: [
      { run: ["bun", "main.mjs"], prints },
      { run: ["bun", "main.cjs"], prints },
      { run: ["bun", "msw.mjs"], prints: intercepts },
    ],
    ci: true,
  },
  {
    name: "deno",
    packages: { deno: "^2" },
    steps: [
      { run: ["deno", "run", "--no-prompt", "--allow-all", "main.mjs"], prints },
      { run: ["deno", "run", "--no-prompt", "--allow-all", "main.cjs"], prints },
    ],
    ci: true,
    limits:
      "MSW intercepts requests, but the process does not end after `server.close()`. Use `mock.fetch` or `listen`.",
  },
  {
    name: "workerd",
    packages: { workerd: "^1", esbuild: "^0.28.2" },
    steps: [{ run: ["node", "workerd.mjs"], prints }],
    ci: true,
    limits:
      "No `sanguine/mock/node`, because a worker cannot listen at a port. The mock in process parses PDFs in the worker's own thread.",
  },
  {
    name: "chromium",
    packages: { "playwright-core": "^1.65.1", vite: "^7.3.0" },
    needs: "chromium",
    steps: [{ run: ["node", "chromium.mjs"], prints }],
    ci: true,
    limits:
      "No `sanguine/mock/node`. The mock in process parses PDFs in the page's own thread. A mock at a port needs `cors`. Use a team's key only in tests.",
  },
  typescript("5.4", [node10, compile("bundler", "no dom")], { limits: "The oldest version that works." }),
  typescript("5.5", [node10]),
  typescript("5.6", [node10]),
  typescript("5.7", [node10]),
  typescript("5.8", [node10]),
  typescript("5.9", [node10, compile("bundler", "no dom")]),
  typescript("6.0", [compile("node10", "dom", { more: ["--ignoreDeprecations", "6.0"] })], {
    limits: "`node10` needs `ignoreDeprecations`.",
  }),
  typescript("7.0", [compile("node16", "no dom"), compile("nodenext", "dom"), compile("bundler", "no dom")], {
    limits: "The compiler has no `node10`.",
  }),
  vitest("vitest-3-oldest", "3.2.0", "2.13.0"),
  vitest("vitest-3", "^3.2.0", "^2.15.0"),
  vitest("vitest-4", "^4", "^2.15.0"),
  vitest("vitest-5", "^5", "^3", { node: "^24", "@types/node": "^24" }),
  jest(29, "29.7.0"),
  jest(30, "^30"),
  playwright("playwright-oldest", "1.50.0"),
  playwright("playwright", "^1.65.1", { ci: true }),
  msw("msw-2-oldest", "2.13.0"),
  msw("msw-2", "^2.15.0"),
  msw("msw-3", "^3", { node: "^24" }),
  zod("zod-oldest", "3.25.1", { limits: "The declarations of zod itself need `skipLibCheck`." }),
  zod("zod-3", "^3.25.1", { ci: true }),
  zod("zod-4", "^4.0.0"),
  story("fast-check-oldest", "4.0.0"),
  story("fast-check", "^4.10.2"),
  stores("stores-oldest", "8.11.0", "5.1.0"),
  stores("stores", "^8.23.1", "^6.3.1"),
  telemetry("opentelemetry-oldest", "1.9.0"),
  telemetry("opentelemetry", "^1.9.1"),
  queries("tanstack-query-oldest", "5.89.0"),
  queries("tanstack-query", "^5.108.4"),
  mcp("mcp-oldest", "1.25.0"),
  mcp("mcp", "^1.32.2"),
];

/**
 * Returns the legs with these names, or all of them without names.
 *
 * @param ci - leaves out the legs that `.ci/run` does not run.
 * @throws Error for an unknown name.
 */
export function selectLegs(names: readonly string[], ci: boolean): Leg[] {
  const unknown = names.filter((name) => legs.every((leg) => leg.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `There is no leg ${unknown.join(", ")}. Run npm run test:package -- matrix --list to see all legs.`,
    );
  return legs.filter((leg) => (names.length === 0 || names.includes(leg.name)) && (!ci || leg.ci === true));
}

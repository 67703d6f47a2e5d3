import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { root } from "./check-types.ts";

/** Reads the compiler options of the project, without a search for its files. */
function readCompilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  return { ...options, incremental: false };
}

/** A program that calls the client, the mock and the control API, for what an editor shows of it. */
export const sample = {
  path: `${root}/test/types/hovered.ts`,
  code: `
import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const sent = client.orders.create({
  user_id: "11111111-1111-4111-8111-111111111111",
  patient_details: { first_name: "Ada", last_name: "Fernsby", dob: "1986-04-21", gender: "female", phone_number: "+12025550142", email: "ada@mail.example" },
  patient_address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004", country: "US" },
});
const { order } = await sent;
const { details } = order;
const { status } = order.last_event;
const listed = client.users.list();
const markers = client.markers.list();
const steps = client.timeseries.steps("u", { start_date: "2026-01-01" });
const points = await steps.toArray();
const patient = client.users.updateInfo;
const insured = client.insurance.create;
const waited = client.orders.waitFor;
const simulated = client.orders.simulate;
const signedIn = client.link.password;
const slots = client.phlebotomy.availability;
const mock = createMock();
const control = createControlClient({ url: mock.url, token: mock.controlToken });
void [mock.orders.create, mock.orders.advanceTo, control.webhooks.replay, control.faults.add];
`,
};

/** The programs of test/types, in which wrong lines are not marked for the compiler, so that it says what is wrong. */
export const programs = {
  path: `${root}/test/types/programs.marked.ts`,
  code: readFileSync(`${root}/test/types/programs.ts`, "utf8").replaceAll("@ts-expect-error", "expected:"),
};

/** Files of the program that are in memory only. */
const virtual: ReadonlyMap<string, string> = new Map(
  [sample, programs].map(({ path, code }) => [path, code]),
);

/** The modules of the client whose exports and comments tests read. */
const modules = [
  ...["index", "types"].map((name) => `${root}/src/${name}.ts`),
  ...readdirSync(`${root}/src/resources`).map((name) => `${root}/src/resources/${name}`),
];

/** Whether an import names no type, in a file of the mock: what the sample calls has types of its own there, and the code is much. */
function isCodeOfMock({ parent }: ts.StringLiteralLike, path: string): boolean {
  if (!path.startsWith(`${root}/mock/`) || ts.isExportDeclaration(parent)) return false;
  const clause = ts.isImportDeclaration(parent) ? parent.importClause : undefined;
  if (clause?.isTypeOnly || ts.isLiteralTypeNode(parent)) return false;
  const named = clause?.namedBindings;
  return !(named && ts.isNamedImports(named) && named.elements.some(({ isTypeOnly }) => isTypeOnly));
}

/** Modules of Node that the client does not use. They are half of all texts. */
const unused =
  /@types\/node\/(?:assert|child_process|cluster|d|fs|http|inspector|net|re|sea|sqlite|test|tls|trace|tty|v|wasi|worker|zlib)/;

/** Reads a source. No test reads the comments of packages, which are most of their text. */
export function readSource(path: string): string | undefined {
  if (unused.test(path)) return "export {};";
  const text = virtual.get(path) ?? ts.sys.readFile(path);
  return path.includes("/node_modules/") ? text?.replaceAll(/\/\*\*[^]*?\*\//g, "") : text;
}

let service: ts.LanguageService | undefined;
let program: ts.Program | undefined;

/** Returns the one service of the compiler: its program has the sample, the programs and the modules of the client. */
export function getLanguageService(): ts.LanguageService {
  const options = readCompilerOptions();
  const cache = ts.createModuleResolutionCache(root, (path) => path, options);
  service ??= ts.createLanguageService({
    getCompilationSettings: () => options,
    resolveModuleNameLiterals: (literals, path) =>
      literals.map((literal) =>
        isCodeOfMock(literal, path)
          ? { resolvedModule: undefined }
          : ts.resolveModuleName(literal.text, path, options, ts.sys, cache),
      ),
    getScriptFileNames: () => [...virtual.keys(), ...modules],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = readSource(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => virtual.has(path) || ts.sys.fileExists(path),
    readFile: (path) => virtual.get(path) ?? ts.sys.readFile(path),
  });
  return service;
}

export function getProgram(): ts.Program {
  program ??= getLanguageService().getProgram();
  if (program === undefined) throw new Error("The compiler has no program.");
  return program;
}

/** Frees the memory of the service: 200 MB. */
export function closeLanguageService(): void {
  service?.dispose();
  service = program = undefined;
}

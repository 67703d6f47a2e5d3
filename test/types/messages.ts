import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { checkTypes, createProject, root } from "../support/check-types.ts";
import { getProgram, programs, readSource } from "../support/program.ts";

const directive = "expected:";

/** Reads the marks of programs.ts. Each one concerns the line after it. */
function readMarks(text: string) {
  return text.split("\n").flatMap((line, index) => {
    const [before = "", mark] = line.split(directive);
    if (mark === undefined || before.trim() !== "//") return [];
    const fragments = mark.match(/"[^"]*"|'\w+'|\b\d+\b/g) ?? [];
    return [{ place: `programs.ts:${index + 2}`, fragments }];
  });
}

type Messages = Map<string, string>;

function addMessage(messages: Messages, place: string, text: string): void {
  messages.set(place, `${messages.get(place) ?? ""}${text}\n`);
}

/** Reads the problems of a program of TypeScript, which has an API. */
function readProblems(compiler: typeof ts, program: ts.Program, path: string): Messages {
  const messages: Messages = new Map();
  const file = program.getSourceFile(path);
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  for (const { file: place, start = 0, messageText } of found) {
    const line = (place?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
    addMessage(messages, `programs.ts:${line}`, compiler.flattenDiagnosticMessageText(messageText, "\n"));
  }
  return messages;
}

/** Checks the programs with an older compiler. It checks of the sources only what the programs use. */
function checkWithOlder(folder: string): Messages {
  const require = createRequire(import.meta.url);
  const older = require("typescript-5.4") as typeof ts;
  // Nothing else uses it, and it holds many megabytes.
  Reflect.deleteProperty(require.cache, require.resolve("typescript-5.4"));
  const { config } = older.readConfigFile(join(folder, "tsconfig.json"), (path) =>
    older.sys.readFile(path),
  ) as { config: object };
  const { options, fileNames } = older.parseJsonConfigFileContent(config, older.sys, folder);
  const jsDocParsingMode = older.JSDocParsingMode.ParseNone;
  const host = Object.assign(older.createCompilerHost(options), { readFile: readSource, jsDocParsingMode });
  return readProblems(older, older.createProgram(fileNames, options, host), fileNames[0] ?? "");
}

/** Checks the programs with the native compiler, which has only a command. */
async function checkWithCommand(folder: string): Promise<Messages> {
  const messages: Messages = new Map();
  for (const { file, line, text } of await checkTypes(folder)) addMessage(messages, `${file}:${line}`, text);
  return messages;
}

/** Versions of the compiler, each with its package. */
const compilers = {
  "5.4": ["typescript-5.4", checkWithOlder],
  "5.9": ["typescript", () => readProblems(ts, getProgram(), programs.path)],
  "7.0": ["typescript-7", checkWithCommand],
} as const;

/** Tests what versions of the compiler say about the programs, and that they say nothing about right lines. */
export function describeMessages(...versions: readonly (keyof typeof compilers)[]): void {
  let folder = "";
  beforeAll(async () => {
    const entry = (file: string) => [join(root, "src", file)];
    const paths = {
      sanguine: entry("index.ts"),
      "sanguine/enums": entry("enums.ts"),
      "sanguine/raw": entry("raw.ts"),
    };
    folder = await createProject({ "programs.ts": programs.code }, { paths });
  });

  describe.each(versions)("under TypeScript %s", (version) => {
    const [compiler, check] = compilers[version];
    test(
      "[GEN-12] right lines compile, and messages about wrong ones name what is allowed",
      { timeout: 120_000 },
      async () => {
        const { version: installed } = JSON.parse(
          await readFile(join(root, "node_modules", compiler, "package.json"), "utf8"),
        ) as { version: string };
        expect(installed.startsWith(`${version}.`)).toBe(true);
        const messages = await check(folder);
        const expected = readMarks(programs.code);
        const places = expected.map(({ place }) => place);
        expect([...messages].filter(([place]) => !places.includes(place))).toEqual([]);
        const unexplained = expected.flatMap(({ place, fragments }) => {
          const message = messages.get(place) ?? "";
          const missing = fragments.filter((fragment) => !message.includes(fragment));
          return missing.length > 0 || message === "" ? [{ place, missing, message }] : [];
        });
        expect(unexplained).toEqual([]);
      },
    );
  });
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import type typescript from "typescript";
import { describe, expect, test } from "vitest";
import { checkTypes, createProject } from "../support/check-types.ts";
import { root } from "../support/program.ts";

const directive = "@ts-expect-error";

interface Expected {
  readonly place: string;
  readonly fragments: readonly string[];
}

/** Reads the marks of programs.ts. Each one concerns the line after it. */
function readMarks(text: string): Expected[] {
  return text.split("\n").flatMap((line, index) => {
    const [before = "", mark] = line.split(directive);
    if (mark === undefined || before.trim() !== "//") return [];
    const fragments = mark.match(/"[^"]*"|'\w+'|\b\d+\b/g) ?? [];
    return [{ place: `programs.ts:${index + 2}`, fragments }];
  });
}

const text = await readFile(join(root, "test/types/programs.ts"), "utf8");
const expected = readMarks(text);
const entry = (file: string) => [join(root, "src", file)];
const folder = await createProject(
  { "programs.ts": text.replaceAll(directive, "expected:") },
  {
    paths: {
      sanguine: entry("index.ts"),
      "sanguine/enums": entry("enums.ts"),
      "sanguine/raw": entry("raw.ts"),
    },
  },
);

type Messages = Map<string, string>;

function addMessage(messages: Messages, place: string, text: string): void {
  messages.set(place, `${messages.get(place) ?? ""}${text}\n`);
}

/** Checks all programs with a compiler that has an API. It checks of the sources only what the programs use. */
function checkWithApi(compiler: string): Promise<Messages> {
  const ts = createRequire(import.meta.url)(compiler) as typeof typescript;
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const messages: Messages = new Map();
  for (const file of fileNames.map((name) => program.getSourceFile(name))) {
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    for (const { file: place, start = 0, messageText } of found) {
      const line = (place?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
      const text = ts.flattenDiagnosticMessageText(messageText, "\n");
      addMessage(messages, `${basename(place?.fileName ?? "?")}:${line}`, text);
    }
  }
  return Promise.resolve(messages);
}

/** Checks all programs with a compiler that has only a command. */
async function checkWithCommand(compiler: string): Promise<Messages> {
  const messages: Messages = new Map();
  for (const { file, line, text } of await checkTypes(folder, compiler))
    addMessage(messages, `${file}:${line}`, text);
  return messages;
}

describe.each([
  ["5.4", "typescript-5.4", checkWithApi],
  ["5.9", "typescript", checkWithApi],
  ["7.0", "typescript-7", checkWithCommand],
] as const)("under TypeScript %s", (version, compiler, check) => {
  test(
    "[GEN-12] right lines compile, and messages about wrong ones name what is allowed",
    { timeout: 120_000 },
    async () => {
      const { version: installed } = JSON.parse(
        await readFile(join(root, "node_modules", compiler, "package.json"), "utf8"),
      ) as { version: string };
      expect(installed.startsWith(`${version}.`)).toBe(true);
      const messages = await check(compiler);
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

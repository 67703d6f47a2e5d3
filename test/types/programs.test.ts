import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import type typescript from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTypes, writeSettings } from "../support/check-types.ts";
import { root } from "../support/program.ts";

/**
 * The programs of `programs/` are compiled by several versions of TypeScript. `@ts-expect-error` marks a wrong line; what stands in
 * quotes after it, and each number, must be in the compiler's message. The rest must compile.
 */
const source = join(root, "test/types/programs");
const directive = "@ts-expect-error";

interface Expected {
  readonly line: number;
  readonly fragments: readonly string[];
}

let folder: string;
const expected = new Map<string, readonly Expected[]>();

/** Reads the marks of a program. Each one concerns the line after it. */
function readMarks(text: string): Expected[] {
  return text.split("\n").flatMap((line, index) => {
    const [, mark] = line.split(directive);
    if (mark === undefined) return [];
    const fragments = mark.match(/"[^"]*"|'\w+'|\b\d+\b/g) ?? [];
    return [{ line: index + 2, fragments }];
  });
}

beforeAll(async () => {
  const parent = join(root, "node_modules/.cache");
  await mkdir(parent, { recursive: true });
  folder = await mkdtemp(join(parent, "programs-"));
  for (const name of await readdir(source)) {
    const text = await readFile(join(source, name), "utf8");
    expected.set(name, readMarks(text));
    await writeFile(join(folder, name), text.replaceAll(directive, "expected:"));
  }
  const entry = (file: string) => [join(root, "src", file)];
  await writeSettings(folder, ["*.ts"], {
    paths: {
      sanguine: entry("index.ts"),
      "sanguine/enums": entry("enums.ts"),
      "sanguine/raw": entry("raw.ts"),
    },
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

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

test("there are at least thirty programs, and most are wrong somewhere", () => {
  expect(expected.size).toBeGreaterThanOrEqual(30);
  expect([...expected.values()].filter((marks) => marks.length > 0).length).toBeGreaterThanOrEqual(30);
});

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
      const places = [...expected].flatMap(([file, marks]) => marks.map(({ line }) => `${file}:${line}`));
      expect([...messages].filter(([place]) => !places.includes(place))).toEqual([]);
      const unexplained = [...expected].flatMap(([file, marks]) =>
        marks.flatMap(({ line, fragments }) => {
          const message = messages.get(`${file}:${line}`) ?? "";
          const missing = fragments.filter((fragment) => !message.includes(fragment));
          return missing.length > 0 || message === "" ? [{ place: `${file}:${line}`, missing, message }] : [];
        }),
      );
      expect(unexplained).toEqual([]);
    },
  );
});

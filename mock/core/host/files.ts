import type * as fileSystem from "node:fs";
import type { WorldSeed } from "../../tools/seed-world.ts";
import type { MockTeam } from "../../tools/team.ts";

/** The process of Node, Bun and Deno, which have the modules of Node without an import. Browsers have none. */
export const getProcess = ():
  Partial<Pick<NodeJS.Process, "getBuiltinModule" | "cwd" | "versions">> | undefined =>
  (globalThis as { readonly process?: NodeJS.Process }).process;

/** Returns the file system of the runtime. Throws Error with what to pass instead in a runtime without files. */
function getFiles(instead: string): typeof fileSystem {
  const files = getProcess()?.getBuiltinModule?.("node:fs");
  if (files !== undefined) return files;
  throw new Error(`This runtime has no files. Pass ${instead}.`);
}

/** An editor of Windows may have added a byte order mark. */
export const removeByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, "");

const readText = (files: typeof fileSystem, file: string): string =>
  removeByteOrderMark(files.readFileSync(file, "utf8"));

/** Loads a package that the program may have, from its own folder. Throws when it has none. */
function requirePackage(name: string): unknown {
  const process = getProcess();
  return process?.getBuiltinModule?.("node:module").createRequire(`${process.cwd?.() ?? ""}/`)(name);
}

/** Creates the records of a seed file. Throws Error that names the file and the problem, and creates nothing then. */
export function seedFromFile(team: MockTeam, file: string): void {
  try {
    team.seedWorld(parse(file, readText(getFiles("the records to mock.seedWorld"), file)));
  } catch (cause) {
    const why = findSystemReason(cause) ?? (cause instanceof Error ? cause.message : "it is not valid");
    throw new Error(`The seed file ${file} cannot be used: ${why}`, { cause });
  }
}

/** Parses JSON, or YAML by the name of the file. The mock checks the records. */
function parse(file: string, text: string): WorldSeed {
  if (!/\.ya?ml$/i.test(file)) return JSON.parse(text) as WorldSeed;
  return loadYaml().parse(text) as WorldSeed;
}

function loadYaml(): { parse(text: string): unknown } {
  try {
    return requirePackage("yaml") as { parse(text: string): unknown };
  } catch (cause) {
    throw new Error("YAML needs the package yaml: run npm install --save-dev yaml, or use JSON.", { cause });
  }
}

/**
 * Reads the exchanges of a recording from its folder. Throws Error that names the file and the problem, and in a runtime without
 * files.
 */
export function readRecording(folder: string): unknown[] {
  const files = getFiles("the list of the recorded exchanges instead of a folder");
  const names = readNames(files, folder);
  if (names.length === 0) throw new Error(`The folder ${folder} contains no recording.`);
  return names.map((name) => {
    try {
      return JSON.parse(readText(files, `${folder}/${name}`)) as unknown;
    } catch (cause) {
      const why = findSystemReason(cause);
      // oxlint-disable-next-line preserve-caught-error -- the parser's quotes the file, which may hold a patient's data.
      throw new Error(
        `The recorded exchange ${folder}/${name} cannot be read: ${why ?? "it is not JSON"}.`,
        why === undefined ? {} : { cause },
      );
    }
  });
}

function readNames(files: ReturnType<typeof getFiles>, folder: string): string[] {
  try {
    return files
      .readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted();
  } catch (cause) {
    throw new Error(`The recording in ${folder} cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}

/** Returns the code of an error of the system, such as `ENOENT`; undefined for another error. */
export const getErrorCode = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined;

/** Describes an error of the system in words, such as "permission denied". Quotes nothing of its message. Undefined for another error. */
function findSystemReason(cause: unknown): string | undefined {
  const number = cause instanceof Error && "errno" in cause ? Number(cause.errno) : 0;
  return getProcess()?.getBuiltinModule?.("node:util").getSystemErrorMap().get(number)?.[1];
}

/** Describes an error of the system in words, and any other error as an unknown reason. */
export const describeSystemError = (cause: unknown): string => findSystemReason(cause) ?? "unknown reason";

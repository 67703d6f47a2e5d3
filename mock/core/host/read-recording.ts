/** The used parts of Node's modules. Node, Bun and Deno provide them without an import; browsers do not. */
interface FileSystem {
  readdirSync(folder: string): string[];
  readFileSync(file: string, encoding: "utf8"): string;
}

interface WithModules {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/**
 * Reads the exchanges of a recording from its folder. Throws Error that names the file and the problem, and in a runtime without
 * files.
 */
export function readRecording(folder: string): unknown[] {
  const { process }: WithModules = globalThis;
  const files = process?.getBuiltinModule?.("node:fs") as FileSystem | undefined;
  if (files === undefined)
    throw new Error(
      "This runtime has no files. Pass the list of the recorded exchanges instead of a folder.",
    );
  const names = readNames(files, folder);
  if (names.length === 0) throw new Error(`The folder ${folder} contains no recording.`);
  return names.map((name) => {
    try {
      return JSON.parse(files.readFileSync(`${folder}/${name}`, "utf8")) as unknown;
    } catch (cause) {
      throw new Error(`The recorded exchange ${folder}/${name} cannot be read.`, { cause });
    }
  });
}

function readNames(files: FileSystem, folder: string): string[] {
  try {
    return files
      .readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted();
  } catch (cause) {
    throw new Error(`The recording in ${folder} cannot be read: there is no such folder.`, { cause });
  }
}

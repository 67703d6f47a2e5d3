import { getFiles } from "./files.ts";
import { describeSystemError, findSystemReason } from "./system-error.ts";

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
      // An editor of Windows may have added a byte order mark.
      return JSON.parse(files.readFileSync(`${folder}/${name}`, "utf8").replace(/^\uFEFF/, "")) as unknown;
    } catch (cause) {
      const why = findSystemReason(cause) ?? "it is not JSON";
      throw new Error(`The recorded exchange ${folder}/${name} cannot be read: ${why}.`, { cause });
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

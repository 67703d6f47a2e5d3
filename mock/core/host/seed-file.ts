import type { WorldSeed } from "../../tools/seed-world.ts";
import type { MockTeam } from "../../tools/team.ts";
import { getFiles, requirePackage } from "./files.ts";
import { findSystemReason } from "./system-error.ts";

/** Creates the records of a seed file. Throws Error that names the file and the problem, and creates nothing then. */
export function seedFromFile(team: MockTeam, file: string): void {
  try {
    team.seedWorld(parse(file, getFiles("the records to mock.seedWorld").readFileSync(file, "utf8")));
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

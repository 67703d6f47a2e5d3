import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./collect.ts";

/** Folders whose files are checked. */
const folders = ["docs", "examples", "mock", "spec", "src"];

const readable = /\.(?:md|ts|tsx|js|mjs|cjs|html|yaml|json)$/;

const skipped = /^docs\/site\/|(?:^|\/)(?:node_modules|dist|generated)\//;

/** Reads the files of these folders, and the Markdown files of the project's root. */
export async function readTexts(root: string) {
  const top = (await listFiles(root, ".", false)).filter((name) => name.endsWith(".md"));
  const inner = await Promise.all(folders.map((folder) => listFiles(root, folder, true)));
  const files = [...top, ...inner.flat()].filter((file) => readable.test(file) && !skipped.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })));
}

/** Accepted forms of a credential in samples: a placeholder, a shell variable, or the name of a header or an option after another one. */
const placeholder = /^(?:<API_KEY>|<LINK_TOKEN>|\$\{?\w+\}?|x-service-link-token|apiKey)$/;

/** A field or variable with a literal credential. */
const field =
  /\b(?:api_?key|link_?token|x-service-(?:api-key|link-token))["']?\s*[:=]\s*(["'`])([^"'`\n]*)\1/gi;

/** A credential in a header or in an option of the command line. */
const header = /\bx-service-(?:api-key|link-token):\s*([^\s"'`]+)/gi;
const option = /--api-key[ =]+(?![A-Z]+\b)([^\s"'`|\])]+)/g;

/** Finds credentials that a text contains instead of placeholders. */
export function findCredentials(text: string): string[] {
  const values = [
    ...[...text.matchAll(field)].map((match) => match[2] ?? ""),
    ...[...text.matchAll(header)].map((match) => match[1] ?? ""),
    ...[...text.matchAll(option)].map((match) => match[1] ?? ""),
  ];
  return values.filter((value) => value !== "" && !placeholder.test(value) && !value.includes("${"));
}

import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";

/** A text that readers copy from, or that is printed to them. */
export interface ReaderText {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** Folders with texts for readers: guides, the OpenAPI document, examples, and the comments of the source. */
const folders = ["docs", "examples", "mock", "spec", "src"];

const readable = /\.(?:md|ts|tsx|js|mjs|cjs|html|yaml|json)$/;

const skipped = /(?:^|\/)(?:node_modules|dist|generated)\//;

/** The texts of the folders above and of the project's root, where Markdown alone counts. */
export async function readTexts(root: string): Promise<ReaderText[]> {
  const names = await readdir(root);
  const top = names.filter((name) => name.endsWith(".md"));
  const inner = await Promise.all(folders.map((folder) => filesUnder(root, folder)));
  const files = [...top, ...inner.flat()].filter((file) => readable.test(file) && !skipped.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })));
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names.map((name) => posix.join(folder, name.replaceAll("\\", "/")));
}

/** What a credential is written as in samples: the placeholder, or a variable of the shell. */
const placeholder = /^(?:<API_KEY>|<LINK_TOKEN>|\$\{?\w+\}?)$/;

/** A field or variable that holds a credential, with a text for its value. */
const field =
  /\b(?:api_?key|link_?token|x-service-(?:api-key|link-token))["']?\s*[:=]\s*(["'`])([^"'`\n]*)\1/gi;

/** The same as a header of a command line, and as an option of the package's own command. */
const header = /\bx-service-(?:api-key|link-token):\s*([^\s"'`]+)/gi;
const option = /--api-key[ =]+(?![A-Z]+\b)([^\s"'`|\])]+)/g;

/** The credentials that a text writes out instead of a placeholder. */
export function credentialsIn(text: string): string[] {
  const values = [
    ...[...text.matchAll(field)].map((match) => match[2] ?? ""),
    ...[...text.matchAll(header)].map((match) => match[1] ?? ""),
    ...[...text.matchAll(option)].map((match) => match[1] ?? ""),
  ];
  return values.filter((value) => value !== "" && !placeholder.test(value) && !value.includes("${"));
}

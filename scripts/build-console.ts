import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { colors } from "../mock/kernel/html/colors.ts";

/** Builds the console in memory: one script and one style sheet. The package's build, the tests and the examples call this. */
export async function buildConsole() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
    entryPoints: [
      { in: "mock/console/main.tsx", out: "console" },
      { in: "mock/console/style.css", out: "console" },
    ],
    outdir: "dist/console",
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    banner: { css: colors },
    // THIRD-PARTY-NOTICES.md has the licenses.
    legalComments: "none",
    logLevel: "silent",
  });
  const read = (extension: string): string => {
    const found = outputFiles.find(({ path }) => path.endsWith(extension));
    if (found === undefined) throw new Error(`The build of the console wrote no ${extension} file.`);
    return found.text;
  };
  return { script: read(".js"), style: read(".css"), metafile };
}

export async function writeConsole(folder: string): Promise<void> {
  const { script, style } = await buildConsole();
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/console.js`, script);
  await writeFile(`${folder}/console.css`, style);
}

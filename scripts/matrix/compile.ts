/** The ways to resolve modules that a compiler can be given. */
export type Resolution = "node16" | "nodenext" | "bundler" | "node10";

/** The kind of modules that fits each resolution. */
const modules = { node16: "node16", nodenext: "nodenext", bundler: "esnext", node10: "commonjs" } as const;

export interface CompileOptions {
  readonly resolution: Resolution;
  /** Whether the types of browsers are known besides those of Node. */
  readonly dom: boolean;
  readonly files: readonly string[];
  /** Leaves out declaration files. @default false */
  readonly skipLibCheck?: boolean;
}

/** Returns the arguments of `tsc` that check programs, and with them every declaration that they reach. */
export function listCompilerArguments({
  resolution,
  dom,
  files,
  skipLibCheck = false,
}: CompileOptions): string[] {
  const lib = dom ? "es2022,dom,dom.iterable" : "es2022";
  const flags = `--noEmit --strict --pretty false --target es2022 --lib ${lib} --types node --skipLibCheck ${skipLibCheck}`;
  // The declarations of Zod for CommonJS need the interoperation, which other resolutions turn on or do not read.
  const interop = resolution === "node10" ? " --esModuleInterop" : "";
  const resolve = `--moduleResolution ${resolution} --module ${modules[resolution]}${interop}`;
  return [...`${flags} ${resolve}`.split(" "), ...files];
}

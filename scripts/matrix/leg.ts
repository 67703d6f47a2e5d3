/** A command of a leg. */
export interface Step {
  /** Program and arguments. Programs of the leg's packages come first, then those of the machine. */
  readonly run: readonly [program: string, ...args: string[]];
  /** Folder below the leg's own. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON that the command must print, in one line. Without it, the command must end with 0. */
  readonly prints?: unknown;
}

/** One runtime, compiler or library in one version, with which the packed package must work. */
export interface Leg {
  /** What `npm run test:package -- matrix` is given, such as `node-22`. */
  readonly name: string;
  /** Packages that are installed beside the packed package, with versions as in package.json. */
  readonly packages: Readonly<Record<string, string>>;
  /** Where the package is used as a program of the machine. */
  readonly needs?: "chromium";
  readonly steps: readonly Step[];
  /** Runs in `.ci/run`. */
  readonly ci?: boolean;
  /** What works otherwise than in Node, in a sentence for users. */
  readonly limits?: string;
}

/** What `require("sanguine/jest-preset")` returns: two settings of Jest, to spread into a configuration. */
declare const preset: {
  /** A transform for the ES modules that MSW depends on, and Jest's own for all else. */
  readonly transform: Record<string, string>;
  /** Lets that transform reach these packages in `node_modules`. */
  readonly transformIgnorePatterns: string[];
};
export = preset;

/** Two Jest settings to spread into a configuration. */
declare const preset: {
  /** Transforms the ES modules that MSW depends on; uses Jest's default for all other files. */
  readonly transform: Record<string, string>;
  /** Applies the transform to these packages in `node_modules`. */
  readonly transformIgnorePatterns: string[];
};
export = preset;

/** Stryker fails on literals in the type after `satisfies`, which it takes for code. */
export const ignoreTypes = {
  shouldIgnore: (path) => (path.isTSType() ? "It is a type." : undefined),
};

export const strykerPlugins = [{ kind: "Ignore", name: "types", value: ignoreTypes }];

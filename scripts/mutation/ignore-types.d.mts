export const ignoreTypes: { readonly shouldIgnore: (path: { isTSType(): boolean }) => string | undefined };

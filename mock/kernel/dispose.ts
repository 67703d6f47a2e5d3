/** `Symbol.dispose`, or what compilers use in its place on a runtime without it. */
export const disposeSymbol: typeof Symbol.dispose =
  (Symbol as Partial<typeof Symbol>).dispose ?? (Symbol.for("Symbol.dispose") as typeof Symbol.dispose);

/** `Symbol.asyncDispose`, or what compilers use in its place on a runtime without it. */
export const asyncDisposeSymbol: typeof Symbol.asyncDispose =
  (Symbol as Partial<typeof Symbol>).asyncDispose ??
  (Symbol.for("Symbol.asyncDispose") as typeof Symbol.asyncDispose);

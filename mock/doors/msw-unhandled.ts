/** What to do with a request that nothing answers: as MSW's own option, or a function that is told of it. */
export type OnUnhandled = "bypass" | "warn" | "error" | ((request: Request) => unknown);

/** The option as MSW 2 and MSW 3 read it, each under its own name; each ignores the other's. */
export interface UnhandledOptions {
  onUnhandledRequest: "bypass" | "warn" | "error" | ((request: Request) => void);
  onUnhandledFrame: "bypass" | "warn" | "error" | ((info: { frame: unknown }) => void);
}

/** Writes the option under both names. */
export function unhandledOptions(choice: OnUnhandled): UnhandledOptions {
  if (typeof choice === "string") return { onUnhandledRequest: choice, onUnhandledFrame: choice };
  return {
    onUnhandledRequest: (request) => void choice(request),
    onUnhandledFrame: ({ frame }) => {
      const request = requestOf(frame);
      if (request) choice(request);
    },
  };
}

function requestOf(frame: unknown): Request | null {
  if (typeof frame !== "object" || frame === null || !("data" in frame)) return null;
  const { data } = frame;
  if (typeof data !== "object" || data === null || !("request" in data)) return null;
  return data.request instanceof Request ? data.request : null;
}

/** The caller's options of `listen()` or `start()`, with a choice made under one name standing under both. */
export function bothNames<Options extends object>(
  options: Options | undefined,
  choice: OnUnhandled,
): UnhandledOptions & Options {
  const given: Partial<UnhandledOptions> = options ?? {};
  const named = given.onUnhandledRequest ?? given.onUnhandledFrame;
  const both = unhandledOptions(typeof named === "string" ? named : choice);
  // A function is written for one version of MSW and stands under that version's name alone.
  return Object.assign(both, options);
}

import { ConnectionError, type CallDetails } from "../errors/index.ts";
import type { explainConnection, explainRedirect, explainResponse } from "./explain.ts";

/** What can be explained. */
interface Explanations {
  readonly explainConnection: typeof explainConnection;
  readonly explainRedirect: typeof explainRedirect;
  readonly explainResponse: typeof explainResponse;
}

/** Reads what a message explains, from a part that is loaded on its first use. Undefined where it cannot be loaded: the rest stays the same. */
export const explain = <T>(read: (part: Explanations) => T): Promise<T | undefined> =>
  import("./explain.ts").then(read).catch(() => undefined);

/**
 * Loads a part of the client's code that most programs never need, on its first use. A bundler puts it into a file of its own.
 *
 * @throws ConnectionError when an application cannot load that file, for example because the browser is offline.
 */
export const loadPart = <Part>(
  { method, path }: Pick<CallDetails, "method" | "path">,
  load: () => Promise<Part>,
): Promise<Part> =>
  load().catch((cause: unknown) => {
    throw new ConnectionError(
      { method, path, attempts: 0 },
      "a file of this client was not loaded",
      null,
      cause,
    );
  });

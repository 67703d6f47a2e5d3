import { ConfigurationError } from "../errors/index.ts";
import type { Settings } from "./settings.ts";

/** A registered symbol, so that another copy of this package (such as CommonJS) also finds the settings. */
const key = Symbol.for("sanguine.settings");

/** `Symbol.dispose`, or what compilers use in its place on a runtime without it. */
const disposeSymbol: symbol = (Symbol as { dispose?: symbol }).dispose ?? Symbol.for("Symbol.dispose");

/** Attaches the settings to a client, behind a function that no printer and no serializer calls, and makes it disposable. */
export const attachSettings = <T extends object>(client: T, settings: Settings): T & Disposable =>
  Object.defineProperties(client, {
    [key]: { value: () => settings },
    [disposeSymbol]: { value: () => void (settings.disposed = true) },
  }) as T & Disposable;

/** Returns the settings of a client. Throws ConfigurationError for any other object. */
export function getSettings(client: object): Settings {
  const read = (client as { [key]?: () => Settings } | null | undefined)?.[key];
  if (read) return read();
  throw new ConfigurationError("createRawClient: pass a client of createClient or createLinkClient");
}

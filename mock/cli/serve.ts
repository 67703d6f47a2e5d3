import { networkInterfaces } from "node:os";
import { createMock, type Mock, type ScenarioIds, type WorldStore } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { CONTROL_PATH } from "../tools/control/control-path.ts";
import { isLoopback } from "../http/host.ts";
import { quoteForShell } from "../kernel/quote-for-shell.ts";
import { buildPreset, type FaultPreset } from "../faults/presets.ts";
import { omitUndefined } from "../domain/omit-undefined.ts";
import { createControlToken } from "../adapters/server-secrets.ts";
import type { MockCommand } from "./arguments.ts";
import { UsageError } from "./usage.ts";
import { loadState, openState } from "./state-file.ts";
import { openStore } from "./open-store.ts";
import { describeSystemError, getErrorCode } from "../core/host/files.ts";

export interface ServedMock {
  readonly mock: Mock;
  readonly server: MockServer;
  readonly linkUrl: string;
  /** The secret that signs webhooks; null when no URL receives them. */
  readonly webhookSecret: string | null;
  readonly scenario: ScenarioIds | null;
  /** Stops the server, saves the state and gives the teams of a store up. Each step runs, even if the one before it fails. */
  readonly close: () => Promise<void>;
}

export async function serve(command: MockCommand): Promise<ServedMock> {
  const store = command.store === undefined ? undefined : await openStore(command.store);
  const mock = createServedMock(command, store);
  const state = command.stateFile === undefined ? null : await openState(command.stateFile, mock);
  let server: MockServer | undefined;
  const close = async (): Promise<void> => {
    try {
      await server?.close();
    } finally {
      await state?.close();
      if (store !== undefined) await mock[Symbol.asyncDispose]();
    }
  };
  try {
    if (command.importFile !== undefined) await loadState(mock, command.importFile);
    const { faults } = command;
    // A loaded state contains the scenario of an earlier start.
    const scenario =
      command.scenario === undefined || state?.wasLoaded === true ? null : mock.scenario(command.scenario);
    if (faults !== undefined) addFaults(mock, faults);
    const webhookSecret =
      command.webhookUrl === undefined ? null : getWebhookSecret(mock, command.webhookUrl);
    server = await startServer(mock, command);
    return { mock, server, linkUrl: `${server.publicUrl}/link`, webhookSecret, scenario, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function startServer(mock: Mock, { listen: options }: MockCommand): Promise<MockServer> {
  try {
    return await listen(mock, options);
  } catch (cause) {
    throw createListenError(options, cause);
  }
}

/** Adds the faults of a preset, except those that the world contains from an earlier run. */
function addFaults({ faults }: Mock, preset: FaultPreset): void {
  const known = faults.list().map(({ rule }) => JSON.stringify(rule));
  for (const rule of buildPreset(preset, {})) if (!known.includes(JSON.stringify(rule))) faults.add(rule);
}

/** Registers a URL for webhooks and returns its secret. An imported world may contain the URL; it keeps its secret. */
function getWebhookSecret(mock: Mock, url: string): string {
  const { href } = new URL(url);
  const known = mock.webhooks.list().find((endpoint) => endpoint.url === href);
  const [secret = ""] = (known ?? mock.webhooks.register({ url })).secrets;
  return secret;
}

function createServedMock({ options, listen: { publicUrl: url } }: MockCommand, store?: WorldStore): Mock {
  // Use a random token, because the token gives access to everything and most mocks have the default seed.
  const defaults = { controlToken: createControlToken(), now: Date.now(), clock: "running" } as const;
  try {
    // Webhooks contain links too, and no request tells them the address.
    return createMock({ ...defaults, ...options, ...omitUndefined({ store, url }) });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "The options are not valid.";
    throw new UsageError(why.replace(/^[a-z]+[A-Za-z]*(?= must )/, formatFlag));
  }
}

/** `--api-key` for `apiKey`. */
const formatFlag = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Lists the URLs of a server that listens at every address of the machine. Returns none for one that listens at one address. */
function listUrls({ host, port }: MockServer): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return (
    Object.values(networkInterfaces())
      .flatMap((addresses = []) => addresses)
      // An address of a link works only together with the name of an interface of the caller.
      .filter(({ family, address }) => (family === "IPv4" || host === "::") && !address.startsWith("fe80"))
      .map(({ family, address }) => `http://${family === "IPv4" ? address : `[${address}]`}:${port}`)
  );
}

export function formatWarning(
  { host, publicUrl }: Pick<MockServer, "host" | "publicUrl">,
  { options }: Pick<MockCommand, "options">,
): string | null {
  return options.seed !== undefined || (isLoopback(host) && isLoopback(new URL(publicUrl).hostname))
    ? null
    : "Other machines can reach this mock. API keys that follow from the default seed are the same in every installation: pass --seed with a secret.";
}

/** Formats the message that the command prints at the start. */
export function formatAnnouncement(
  { mock, server, linkUrl, webhookSecret, scenario }: ServedMock,
  json: boolean,
): string {
  const { apiKey, controlToken } = mock;
  const all = new Set([server.url, ...listUrls(server)]);
  const urls = [...all].filter((url) => url !== server.publicUrl);
  if (json)
    return JSON.stringify({
      url: server.publicUrl,
      link_url: linkUrl,
      api_key: apiKey,
      control_token: controlToken,
      webhook_secret: webhookSecret ?? undefined,
      scenario: scenario ?? undefined,
      urls: urls.length > 0 ? urls : undefined,
    });
  return [
    `Mock server: ${server.publicUrl}`,
    ...urls.map((url) => `  also at ${url}`),
    `  x-service-api-key: ${apiKey}`,
    `Try it: curl ${server.publicUrl}/v2/providers -H ${quoteForShell(`x-service-api-key: ${apiKey}`)}`,
    ...(webhookSecret === null ? [] : [`  webhook secret: ${webhookSecret}`]),
    ...Object.entries(scenario ?? {}).map(([name, id]) => `  ${name}: ${id}`),
    `Console: ${server.publicUrl}/__mock/#token=${encodeURIComponent(controlToken)}`,
    `Control API: ${server.publicUrl}${CONTROL_PATH}`,
    `  authorization: Bearer ${controlToken}`,
    "Press Ctrl+C to stop.",
  ].join("\n");
}

/** Creates the error of a server that cannot listen at an address. */
export function createListenError(
  at: { readonly host: string; readonly port: number },
  cause: unknown,
): Error {
  const isTaken = getErrorCode(cause) === "EADDRINUSE";
  const why = isTaken ? "the port is taken; choose another with --port" : describeSystemError(cause);
  return new Error(`Cannot listen at ${at.host}:${at.port}: ${why}`, { cause });
}

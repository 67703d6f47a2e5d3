import type { Mock } from "sanguine/mock";
import { createFetch, readRequest } from "../../../../mock/core/fetch.ts";
import { toResponse } from "../../../../mock/http/to-response.ts";
import { hash53 } from "../../../../mock/kernel/random.ts";
// The client loads this on the first error. Loaded before, errors come as soon as in Node.
import "../../../../src/transport/explain.ts";
import { openSampleWorld, sampleEnvironment } from "../../../samples/world.ts";
import { compile } from "../compile.ts";
import { describeVariables, listRequests, listWebhooks } from "../describe-run.ts";
import { describeValue } from "../describe-value.ts";
import { complete, type DeclarationIndex } from "./complete.ts";
import type { Call, FaultName, Message, PlainRequest, Step } from "./protocol.ts";
import { createdMocks, wishes } from "./tracked-mock.ts";

/** Runs samples. A page starts it from a blob, so that the page's policy applies to it: it reaches no other site. */

/** The names that a sample can import. The build writes them here. */
declare const pageModuleNames: readonly string[];

const post = (message: Message): void =>
  (self as unknown as { postMessage(message: Message): void }).postMessage(message);

/** The mock that the page shows: the last one that a sample made, or the prepared one. */
let shown: Mock | undefined;
let index: Promise<DeclarationIndex> | undefined;
/** Samples have a fetch of their own. */
const fetchFile = fetch;

const addFault: Readonly<Record<FaultName, (mock: Mock) => void>> = {
  unavailable: ({ faults }) => void faults.add({ status: 503, times: 1 }),
  slow: ({ faults }) => void faults.add({ latency: 700, latencyClock: "real" }),
  limited: ({ faults }) => void faults.add({ rateLimit: { requests: 2, window: "1s" } }),
};

function getShown(): Mock {
  if (shown === undefined) throw new Error("Run a sample first.");
  return shown;
}

const describeWorld = (mock: Mock) => ({
  seed: mock.seed,
  /** The virtual time, ISO 8601 in UTC. */
  now: mock.clock.iso(),
  requests: listRequests(mock),
  webhooks: listWebhooks(mock),
});

function locate(name: string): string {
  const known = pageModuleNames.filter((one) => !one.includes("/resources/")).join(", ");
  if (!pageModuleNames.includes(name))
    throw new Error(`There is no "${name}" here. Samples can import ${known}.`);
  return new URL(`modules/${name}.js`, import.meta.url).href;
}

/** Describes why a sample failed, with the line of the sample when it is known. */
function describeFailure(cause: unknown): string {
  const [, line] = /blob:[^)\n]*?:(\d+):\d+/.exec((cause as Error | null)?.stack ?? "") ?? [];
  const text = describeValue(cause).text.replace(/^Error: /, "");
  return text.replaceAll(/'http[^']*\/modules\/([^']*)\.js'/g, '"$1"') + (line ? ` (line ${line})` : "");
}

export const calls = {
  /** Runs a sample in a new world, with the seed of the page's address and these faults. */
  async run({
    code,
    seed,
    faults,
  }: {
    readonly code: string;
    readonly seed: string | null;
    readonly faults: readonly FaultName[];
  }) {
    const { mock, core } = await openSampleWorld(seed ?? undefined);
    shown = mock;
    createdMocks.length = 0;
    wishes.seed = seed;
    wishes.prepare = (created) => faults.forEach((name) => addFault[name](created));
    wishes.prepare(mock);
    globalThis.fetch = createFetch(core);
    const failures: unknown[] = [];
    let variables: Readonly<Record<string, unknown>> = {};
    const record = (event: PromiseRejectionEvent): void => {
      event.preventDefault();
      failures.push(event.reason);
    };
    addEventListener("unhandledrejection", record);
    try {
      const address = URL.createObjectURL(new Blob([compile(code, locate)], { type: "text/javascript" }));
      variables = (await import(address)) as Readonly<Record<string, unknown>>;
      // As in Node, calls that the sample does not await take several turns.
      for (let turn = 0; turn < 20; turn += 1) await takeTurn();
      shown = createdMocks.at(-1) ?? mock;
      await shown.idle();
    } catch (cause) {
      failures.push(cause);
      shown = createdMocks.at(-1) ?? mock;
    }
    removeEventListener("unhandledrejection", record);
    return {
      error: failures.length === 0 ? null : describeFailure(failures[0]),
      variables: describeVariables(variables),
      world: describeWorld(shown),
    };
  },
  /** Advances the time. Returns what happened. */
  async advance(by: Step) {
    const mock = getShown();
    const happened = by === "next" ? await advanceToNext(mock) : "";
    if (by !== "next") await mock.clock.advance(by);
    await mock.idle();
    return happened;
  },
  look: async () => describeWorld(getShown()),
  /** Returns the control token for the console. */
  open: async () => getShown().controlToken,
  /** Creates a link token for the newest user, and returns the path of its link page. */
  link: async () => {
    const mock = getShown();
    const user = mock.users.list().at(-1) ?? mock.users.create();
    const { pathname, search } = new URL(mock.link.createToken({ user }).link_web_url);
    return `${pathname}${search}`;
  },
  /** Lists what can stand at a position of a program. */
  complete: async (code: string, position: number) => {
    index ??= fetchFile(new URL("declarations.json", import.meta.url)).then((response) => response.json());
    return complete(await index, code, position);
  },
  /** Sends a request to the mock or its link page. The body of the response comes through the port, so that streams of events cross too. */
  fetch: async (request: PlainRequest, port: MessagePort) => {
    const response = await send(getShown(), request);
    void sendBody(response, port);
    return { status: response.status, headers: [...response.headers] };
  },
};

/** Sends the body of a response through a port. A message from the other side ends it. */
async function sendBody(response: Response, port: MessagePort): Promise<void> {
  const reader = response.body?.getReader();
  port.addEventListener("message", () => void reader?.cancel());
  port.start();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read())
    port.postMessage(part.value);
  port.postMessage(null);
}

const secret = crypto.randomUUID();

/** The keys of the link page. Only the reader of this page can reach it. */
const pageKeys = {
  random: () => crypto.randomUUID().replaceAll("-", ""),
  sign: (text: string) => hash53(secret, text).toString(36),
};

/** Sends a request to the link page or the mock, as a port would. The reader has the API key. */
async function send(mock: Mock, { method, path, headers, body }: PlainRequest): Promise<Response> {
  const all = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
  all.set("x-service-api-key", mock.apiKey);
  const asked = readRequest(new Request(new URL(mock.url).origin + path, { method, headers: all, body }));
  const screen = await mock.linkPage(asked, pageKeys);
  return screen === null
    ? mock.fetch(mock.url + path, { method, headers: all, body })
    : toResponse(screen, asked);
}

/** Lets what is scheduled next happen. When nothing is, moves the newest order that is not at its end. */
async function advanceToNext(mock: Mock): Promise<string> {
  const orders = mock.orders.list().toReversed();
  const dues = [
    ...orders.flatMap((order) => mock.orders.explain(order).scheduled.map(({ due }) => due)),
    ...mock.webhooks.outbox().flatMap(({ nextAttempt }) => nextAttempt ?? []),
  ];
  const [due] = dues
    .filter((one) => Date.parse(one) > mock.clock.now())
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  if (due !== undefined) {
    await mock.clock.advanceTo(due);
    return "What was due next has happened.";
  }
  const order = orders.find((one) => mock.orders.explain(one).next.length > 0);
  if (order === undefined) return "Nothing is due, and no order can move.";
  mock.orders.advance(order);
  return `The newest order is now ${mock.orders.explain(order).status}.`;
}

const channel = new MessageChannel();

/** Waits for the next turn of the event loop. Timers of nested calls would take 4 ms each. */
function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.addEventListener("message", () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}

// Samples are programs of a server. A client with an API key does not start elsewhere.
Object.assign(globalThis, { process: { env: { ...sampleEnvironment }, versions: { node: "20" } } });
for (const level of ["debug", "log", "info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) => post({ log: { level, values: values.map(describeValue) } });

addEventListener("message", ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
  void call(...args).then(
    (value) => post({ id, value }),
    (cause: unknown) => post({ id, error: describeValue(cause).text }),
  );
});

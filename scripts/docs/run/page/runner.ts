import type { Message, PlainRequest, ShownLog, WorkerCalls } from "./protocol.ts";

/** Real time that a call may take. Then its worker is ended, because the sample may never end. */
const LIMIT = 10_000;

interface Pending {
  readonly name: keyof WorkerCalls;
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/** The worker of a page, which holds its world. */
export class Runner {
  readonly #base: string;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #last = 0;
  /** Receives what the running sample logs. */
  onLog: (log: ShownLog) => void = () => undefined;

  /** @param base - the address of the folder with the worker's script */
  constructor(base: string) {
    this.#base = base;
  }

  /** Calls a function of the worker. A run ends an earlier one, because samples share the worker's globals. */
  call<Name extends keyof WorkerCalls>(
    name: Name,
    ...args: Parameters<WorkerCalls[Name]>
  ): ReturnType<WorkerCalls[Name]> {
    if (name === "run" && [...this.#pending.values()].some((one) => one.name === "run"))
      this.#end("Stopped: another run began.");
    this.#worker ??= this.#start();
    const id = (this.#last += 1);
    const result = new Promise((resolve, reject) => this.#pending.set(id, { name, resolve, reject }));
    const ports = args.filter((arg) => arg instanceof MessagePort);
    this.#worker.postMessage({ id, name, args }, ports);
    const timer = setTimeout(() => this.#end("Stopped after 10 seconds: the sample did not end."), LIMIT);
    return result.finally(() => clearTimeout(timer)) as ReturnType<WorkerCalls[Name]>;
  }

  async fetch(request: PlainRequest): Promise<Response> {
    const { port1, port2 } = new MessageChannel();
    const { status, headers } = await this.call("fetch", request, port2);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        port1.addEventListener("message", ({ data }: MessageEvent<Uint8Array | null>) => {
          if (data === null) controller.close();
          else controller.enqueue(data);
        });
        port1.start();
      },
      cancel: () => port1.postMessage("end"),
    });
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : body, { status, headers: headers.map(([...pair]) => pair) });
  }

  /** Ends the worker. The next call starts another one, with a new world. */
  #end(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(new Error(reason));
    this.#pending.clear();
  }

  /** Starts a worker from a blob: it has the policy of the page, which a worker from a file of the site would not have. */
  #start(): Worker {
    const script = `import ${JSON.stringify(`${this.#base}worker.js`)};`;
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), {
      type: "module",
    });
    worker.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if ("log" in data) return this.onLog(data.log);
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if ("error" in data) pending?.reject(new Error(data.error));
      else pending?.resolve(data.value);
    });
    worker.addEventListener("error", ({ message }) => this.#end(message || "The worker did not load."));
    return worker;
  }
}

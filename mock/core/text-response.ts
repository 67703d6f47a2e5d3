import { getProcess } from "./host/files.ts";

type OverriddenMember =
  "body" | "bodyUsed" | "text" | "json" | "arrayBuffer" | "bytes" | "blob" | "formData" | "clone";

/** A `Response` whose members are declared as accessors and methods. The TypeScript library declares them as properties. */
declare class Overridable {
  constructor(body: null, init: ResponseInit);
  get body(): Response["body"];
  get bodyUsed(): boolean;
  text(): Promise<string>;
  json(): ReturnType<Response["json"]>;
  arrayBuffer(): ReturnType<Response["arrayBuffer"]>;
  blob(): ReturnType<Response["blob"]>;
  formData(): ReturnType<Response["formData"]>;
  clone(): Response;
}

// TypeScript does not allow an accessor to override a property, and offers no narrower way around it.
type Base = new (body: null, init: ResponseInit) => Overridable & Omit<Response, OverriddenMember>;

/**
 * Defines a `Response` with a text body. Engines create a stream for every body, which costs more than the rest of a call in memory.
 * Most callers read only the text, so this class creates the stream when it is needed.
 */
function defineTextResponse(Native: typeof Response) {
  return class TextResponse extends (Native as unknown as Base) {
    readonly #text: string;
    #isRead = false;
    #streamed: Response | null = null;

    constructor(text: string, init: ResponseInit) {
      super(null, init);
      this.#text = text;
    }

    override get body(): Response["body"] {
      return this.#getNative().body;
    }

    override get bodyUsed(): boolean {
      return this.#isRead || (this.#streamed?.bodyUsed ?? false);
    }

    override async text(): Promise<string> {
      if (this.#isRead || this.#streamed !== null) return this.#getNative().text();
      this.#isRead = true;
      return this.#text;
    }

    override async json(): ReturnType<Response["json"]> {
      return JSON.parse(await this.text());
    }

    override arrayBuffer(): ReturnType<Response["arrayBuffer"]> {
      return this.#getNative().arrayBuffer();
    }

    /** Reads the body as bytes, also on older engines without this method. */
    async bytes(): Promise<Uint8Array<ArrayBuffer>> {
      return new Uint8Array(await this.arrayBuffer());
    }

    override blob(): ReturnType<Response["blob"]> {
      return this.#getNative().blob();
    }

    override formData(): ReturnType<Response["formData"]> {
      return this.#getNative().formData();
    }

    override clone(): Response {
      return this.#getNative().clone();
    }

    /** Returns the engine's own response, already read if this one was. */
    #getNative(): Response {
      if (this.#streamed !== null) return this.#streamed;
      const { status, statusText, headers } = this;
      this.#streamed = new Native(this.#text, { status, statusText, headers });
      if (this.#isRead) void this.#streamed.text();
      return this.#streamed;
    }
  };
}

/**
 * The classes by the `Response` that they extend, which a test may replace for a while. A class is defined on first use: Node loads its
 * fetch when a program names `Response`, and a server at a port needs none.
 */
const classes = new WeakMap<typeof Response, ReturnType<typeof defineTextResponse>>();

function getTextResponse(): ReturnType<typeof defineTextResponse> {
  const Native = Response;
  let found = classes.get(Native);
  if (found === undefined) classes.set(Native, (found = defineTextResponse(Native)));
  return found;
}

/** Creates a response with a text body. It has no stream until someone needs one, where nothing but its members is read. */
export function createTextResponse(text: string, init: ResponseInit): Response {
  return isReadByMembers() ? new (getTextResponse())(text, init) : new Response(text, init);
}

/**
 * Whether servers read a response by its members, as those of Node do. Bun, Deno, workers and service workers send the body that the engine
 * keeps; workerd names a version of Node, but not of undici. Hono extends the `Response` of Node, and sends the body that its constructor got.
 */
function isReadByMembers(): boolean {
  const { undici, bun, deno }: Readonly<Record<string, string | undefined>> = getProcess()?.versions ?? {};
  return Boolean(undici) && !bun && !deno && !("prototype" in Reflect.getPrototypeOf(Response)!);
}

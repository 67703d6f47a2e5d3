type Changed =
  "body" | "bodyUsed" | "text" | "json" | "arrayBuffer" | "bytes" | "blob" | "formData" | "clone";

/** A Response with its members declared as the accessors and methods that they are; the library calls them properties. */
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

// The compiler refuses to override a property by an accessor, and cannot be told otherwise in a narrower way.
const Base = Response as unknown as new (
  body: null,
  init: ResponseInit,
) => Overridable & Omit<Response, Changed>;

/**
 * A Response over a text that is at hand. Engines make a stream for every body, which costs more than the rest of a
 * call in memory; most callers want the text alone, so the stream is made for those who ask for it.
 */
export class TextResponse extends Base {
  readonly #text: string;
  #taken = false;
  #streamed: Response | null = null;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override get body(): Response["body"] {
    return this.#whole().body;
  }

  override get bodyUsed(): boolean {
    return this.#taken || (this.#streamed?.bodyUsed ?? false);
  }

  override async text(): Promise<string> {
    if (this.#taken || this.#streamed !== null) return this.#whole().text();
    this.#taken = true;
    return this.#text;
  }

  override async json(): ReturnType<Response["json"]> {
    return JSON.parse(await this.text());
  }

  override arrayBuffer(): ReturnType<Response["arrayBuffer"]> {
    return this.#whole().arrayBuffer();
  }

  /** Engines of today have it; an older one gains it. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }

  override blob(): ReturnType<Response["blob"]> {
    return this.#whole().blob();
  }

  override formData(): ReturnType<Response["formData"]> {
    return this.#whole().formData();
  }

  override clone(): Response {
    return this.#whole().clone();
  }

  /** The response that an engine makes, used up if this one was. */
  #whole(): Response {
    if (this.#streamed !== null) return this.#streamed;
    const { status, statusText, headers } = this;
    this.#streamed = new Response(this.#text, { status, statusText, headers });
    if (this.#taken) void this.#streamed.text();
    return this.#streamed;
  }
}

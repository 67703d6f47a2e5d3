import { JoinedJson } from "../kernel/shared-json.ts";
import { redactSecrets, redactUnparsed, redactUrls } from "./secrets.ts";

/** The response to a request in the journal. */
export interface JournalResponse {
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Length of the body: characters of a text, bytes of a PDF. */
  readonly size: number;
  /**
   * The body without credentials: parsed JSON, or a text. Undefined when there was none, and when the journal does not keep it: PDFs,
   * bodies of more than 256 Ki characters, and the oldest ones when all together have more than 8 Mi.
   */
  readonly body: unknown;
  /** Whether the journal keeps the body. */
  readonly kept: boolean;
}

/** The journal does not keep response bodies with more characters. */
const MAX_RESPONSE_LENGTH = 256 * 1024;

/** Holds a response as it was sent. Parses and redacts it only when it is read, because most responses never are. */
export class SentResponse implements JournalResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
  #content: string | Uint8Array | JoinedJson | null;

  constructor(headers: Readonly<Record<string, string>>, body: string | Uint8Array | JoinedJson | null) {
    this.headers = headers;
    this.size = body instanceof JoinedJson ? body.characters : (body?.length ?? 0);
    const isPdf = typeof body === "object" && headers["content-type"] === "application/pdf";
    this.#content = this.size > MAX_RESPONSE_LENGTH || isPdf ? null : body;
  }

  get kept(): boolean {
    return this.#content !== null;
  }

  get body(): unknown {
    return this.#content === null ? undefined : redactUrls(parseBody(this.#content));
  }

  /** Forgets the body. */
  drop(): void {
    this.#content = null;
  }
}

function parseBody(content: string | Uint8Array | JoinedJson): unknown {
  const text = readText(content);
  try {
    return redactSecrets(JSON.parse(text));
  } catch {
    return redactUnparsed(text);
  }
}

function readText(content: string | Uint8Array | JoinedJson): string {
  if (content instanceof JoinedJson) return content.readText();
  // Faults send bytes, which may be no text.
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

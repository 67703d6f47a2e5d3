/** What a page of another origin can send. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What it can read of the response; null where the browser hides it. */
export interface Read {
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** Sends a request as a page does, without any client. */
export async function send({ url, ...init }: Sent): Promise<Read | null> {
  try {
    const answer = await fetch(url, init);
    const text = await answer.text();
    return {
      status: answer.status,
      requestId: answer.headers.get("x-request-id"),
      retryAfter: answer.headers.get("retry-after"),
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  } catch {
    return null;
  }
}

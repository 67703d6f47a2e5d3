/** A request of the page. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the page can read of the response; null when the browser hides it. */
export type Read = Awaited<ReturnType<typeof send>>;

/** Sends a request without a client. Returns null when the browser hides the response. */
export async function send({ url, ...init }: Sent) {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return {
      status: response.status,
      requestId: response.headers.get("x-request-id"),
      retryAfter: response.headers.get("retry-after"),
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  } catch {
    return null;
  }
}

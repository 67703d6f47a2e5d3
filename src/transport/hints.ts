// This file is loaded late, with code that logs, reads files or explains errors.

/** Matches the media type at the start of a content-type. */
export const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?=$|[;,\s])/;

/** Describes the media type of a response for a message, without parameters. */
export const describeType = (headers: Headers): string =>
  mediaType.exec(headers.get("content-type") ?? "")?.[0] ?? "of no type";

/** Explains a web page in place of the service's response, for the end of a message. */
export const hintPage = (headers: Headers, text = ""): string =>
  /\bhtml\b/i.test(`${headers.get("content-type")} ${text.slice(0, 50)}`)
    ? ". This is a web page: check baseUrl, and any proxy or gateway."
    : "";

export const askScheme = (scheme: string, other: string): string =>
  `. Does the service listen at baseUrl, and at ${scheme} rather than ${other}?`;

/** Asks about `http://` where the connection failed or the service wants another scheme. Empty for an `https://` address. */
export const hintScheme = (baseUrl: string): string =>
  baseUrl.startsWith("http:") ? askScheme("http://", "https://") : "";

/** Says what is wrong with a body that is not the JSON that is due, and a likely mistake in the set-up. */
export function describeBody(headers: Headers): readonly [wrong: string, hint: string] {
  const type = describeType(headers);
  return [/\bjson$/i.test(type) ? "malformed JSON" : `not JSON but ${type}`, hintPage(headers)];
}

/** How many bytes are converted at once. A function call can have only so many arguments. */
const CHUNK = 32_768;

/** Encodes bytes in base64. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}

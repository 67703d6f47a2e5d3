import { importSecret, SIGNATURE_VERSION, computeSignature } from "../../src/webhooks/signature.ts";
import { isWebhookSecret } from "../domain/webhooks/endpoint-values.ts";
import type { WebhookHeaderNames } from "../domain/webhooks/table.ts";

/** The message to sign, the secrets and the header names. */
export interface Signing {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: Uint8Array;
  readonly secrets: readonly string[];
  readonly names: WebhookHeaderNames;
}

const families: { readonly [Names in WebhookHeaderNames]: readonly string[] } = {
  webhook: ["webhook"],
  svix: ["svix"],
  both: ["webhook", "svix"],
};

export async function buildSignatureHeaders({
  id,
  timestamp,
  body,
  secrets,
  names,
}: Signing): Promise<Record<string, string>> {
  const parts = { id, timestamp: String(timestamp), body };
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const signature = await computeSignature(parts, await importSecret(secret, "secret"));
      return `${SIGNATURE_VERSION},${signature}`;
    }),
  );
  return Object.fromEntries(
    families[names].flatMap((family) => [
      [`${family}-id`, id],
      [`${family}-timestamp`, parts.timestamp],
      [`${family}-signature`, signatures.join(" ")],
    ]),
  );
}

/** Validates a secret. Throws TypeError, which does not repeat the secret. */
export function readSecret(secret: string): string {
  if (isWebhookSecret(secret)) return secret;
  throw new TypeError("secret must be whsec_ followed by base64. Omit it to derive one from the seed.");
}

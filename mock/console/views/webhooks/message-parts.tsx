import type { ControlWebhook } from "../../../tools/control/client.ts";
import { Badge, type Tone } from "../../components/parts.tsx";

/** The statuses of messages with their colors. */
export const messageTones: Readonly<Record<ControlWebhook["status"], Tone>> = {
  pending: "info",
  held: "warn",
  delivered: "good",
  failed: "bad",
  exhausted: "bad",
  dropped: "plain",
};

export function MessageStatus({ status }: Pick<ControlWebhook, "status">) {
  return <Badge tone={messageTones[status]}>{status}</Badge>;
}

/** Parses a body for display. Returns the text when it is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

import type { ControlJournalEntry } from "../../../tools/control/client.ts";
import { formatNumber } from "../../components/format.ts";
import { Badge, type Tone } from "../../components/parts.tsx";

/** The status of a response, or why none was sent. */
export function RequestStatus({ entry }: { entry: ControlJournalEntry }) {
  const { status, aborted } = entry;
  const tone: Tone = status === null ? "bad" : status < 400 ? "good" : status < 500 ? "warn" : "bad";
  return <Badge tone={tone}>{status ?? aborted ?? "none"}</Badge>;
}

/** Formats how long a request took, in milliseconds: in real time at a port, otherwise by the clock of the mock. */
export function formatDuration({ virtual, real }: ControlJournalEntry["duration"]): string {
  const shown = real ?? virtual;
  return `${formatNumber(shown, shown < 10 ? 1 : 0)}\u00A0ms`;
}

/** Reads the part of an address that names a request: its number, or its id. */
export function toReference(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id;
}

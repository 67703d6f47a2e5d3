import type { JSX } from "preact";
import type { ControlJournalEntry } from "../../../tools/control/client.ts";
import { Badge, type Tone } from "../../components/badge.tsx";

/** The status of a response, or why none was sent. */
export function RequestStatus({ entry }: { entry: ControlJournalEntry }): JSX.Element {
  const { status, aborted } = entry;
  const tone: Tone = status === null ? "bad" : status < 400 ? "good" : status < 500 ? "warn" : "bad";
  return <Badge tone={tone}>{status ?? aborted ?? "none"}</Badge>;
}

/** Formats how long a request took, in milliseconds: in real time at a port, otherwise by the clock of the mock. */
export function formatDuration({ virtual, real }: ControlJournalEntry["duration"]): string {
  const shown = real ?? virtual;
  return `${shown.toLocaleString("en-US", { maximumFractionDigits: shown < 10 ? 1 : 0 })} ms`;
}

/** Shortens the ids of a path to their first eight characters, so that the path can be read. */
export function shortenIds(path: string): string {
  return path.replaceAll(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "$1…");
}

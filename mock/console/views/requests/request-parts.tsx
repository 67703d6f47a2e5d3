import type { JSX } from "preact";
import type { ControlJournalEntry } from "../../../control/client.ts";
import { Badge, type Tone } from "../../components/badge.tsx";

/** The status of a response, or why none was sent. */
export function RequestStatus({ entry }: { entry: ControlJournalEntry }): JSX.Element {
  const { status, aborted } = entry;
  const tone: Tone = status === null ? "bad" : status < 400 ? "good" : status < 500 ? "warn" : "bad";
  return <Badge tone={tone}>{status ?? aborted ?? "none"}</Badge>;
}

/** Formats how long a request took: in real time at a port, otherwise by the clock of the mock. */
export function formatDuration({ virtual, real }: ControlJournalEntry["duration"]): string {
  const shown = real ?? virtual;
  return shown >= 1000
    ? `${(shown / 1000).toFixed(1)} s`
    : `${shown.toFixed(shown < 10 && shown > 0 ? 1 : 0)} ms`;
}

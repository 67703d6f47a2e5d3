import type { JSX } from "preact";
import { Button } from "./button.tsx";
import { describeError } from "../data/describe-error.ts";
import type { Live } from "../data/use-live.ts";

/** Shown above data: a note while there is none, or why the last load failed. */
export function LoadState({ live }: { live: Live<unknown> }): JSX.Element | null {
  if (live.error !== null)
    return (
      <div class="alert" role="alert">
        <p>{describeError(live.error)}</p>
        <Button onClick={live.reload}>Try again</Button>
      </div>
    );
  return live.data === undefined ? <p class="soft">Loading…</p> : null;
}

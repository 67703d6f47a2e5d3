import type { JSX } from "preact";
import { Button } from "./button.tsx";
import { describeError } from "../data/describe-error.ts";
import type { Live } from "../data/use-live.ts";

/** Shown instead of data that is not there yet: a note while it loads, or why it cannot be loaded. */
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

import { useState } from "preact/hooks";
import { ActionButton } from "../../components/button.tsx";
import { Form } from "../../components/form.tsx";
import { Badge, Card, Time } from "../../components/parts.tsx";
import { useClock } from "../../data/use-clock.ts";
import type { ControlTeam } from "../../../tools/control/client.ts";

const HOUR = 3_600_000;

/** The quick buttons, with their hours. */
const STEPS = { "1 hour": 1, "1 day": 24, "7 days": 168, "30 days": 720 };

export function ClockCard() {
  const clock = useClock();
  const [progress, setProgress] = useState<number | null>(null);
  const move = async ({ clock: moved }: ControlTeam, to: (now: number) => number): Promise<void> => {
    const from = await moved.now();
    try {
      await advanceInSlices(moved, from, to(from), setProgress);
    } finally {
      setProgress(null);
    }
  };
  const isRunning = clock?.mode === "running";
  return (
    <Card
      title="Clock"
      actions={clock !== null && <Badge tone={isRunning ? "good" : "info"}>{clock.mode}</Badge>}
    >
      <div class="row">
        <p class="clock-face">{clock === null ? "…" : <Time value={clock.now} />}</p>
        <ActionButton
          act={(team) => team.clock.setMode(isRunning ? "frozen" : "running")}
          done={isRunning ? "The clock stands still until you advance it." : "The clock runs with real time."}
        >
          {isRunning ? "Freeze" : "Run"}
        </ActionButton>
      </div>
      <div class="row" role="group" aria-label="Advance the clock">
        {Object.entries(STEPS).map(([text, hours]) => (
          <ActionButton
            key={text}
            act={(team) => move(team, (now) => now + hours * HOUR)}
            undo={`Advanced the clock by ${text}.`}
          >
            Advance {text}
          </ActionButton>
        ))}
      </div>
      <Form
        fields={[{ name: "target", label: "Advance to (UTC)", type: "datetime-local", required: true }]}
        submit="Advance"
        act={(team, { target }) => move(team, () => Date.parse(`${target}Z`))}
        options={({ target }) => ({ undo: `Advanced the clock to ${target?.replace("T", " ")} UTC.` })}
      />
      {progress !== null && (
        <div role="status">
          <progress aria-label="Progress of the clock" value={progress} />
        </div>
      )}
    </Card>
  );
}

/** The number of slices that a move has at most, so that its calls take no longer than its work. */
const SLICES = 60;

/** Advances a clock in slices, and reports which share of the way is done. One call would show nothing for a while. */
async function advanceInSlices(
  clock: Pick<ControlTeam["clock"], "advanceTo">,
  from: number,
  to: number,
  onProgress: (share: number) => void,
): Promise<void> {
  const slice = Math.max(12 * HOUR, Math.ceil((to - from) / SLICES));
  let now = from;
  do {
    // The first slice may also go back; the mock then says why it cannot.
    now = to - now > slice ? now + slice : to;
    await clock.advanceTo(now);
    onProgress((now - from) / (to - from));
  } while (now < to);
}

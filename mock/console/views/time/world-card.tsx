import { useId, useState } from "preact/hooks";
import { ActionButton } from "../../components/button.tsx";
import { formatNumber } from "../../components/format.ts";
import { Card } from "../../components/parts.tsx";
import { useAction } from "../../data/use-action.ts";

/** Exports the team's whole state to a file, imports one, and resets the team. */
export function WorldCard() {
  const id = useId();
  const { busy, run } = useAction();
  const [progress, setProgress] = useState<string | null>(null);
  /** Runs a step that may take long, and says which one it is. */
  const step = async <Result,>(text: string, act: () => Promise<Result>): Promise<Result> => {
    setProgress(text);
    try {
      return await act();
    } finally {
      setProgress(null);
    }
  };
  const load = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    await run(
      async (team) => {
        const world = parseWorld(await step(`Reading ${formatSize(file.size)}`, () => file.text()));
        await step(`Importing ${formatSize(file.size)}`, () => team.import(world));
      },
      { undo: `Imported ${file.name}.`, endsSnapshots: true },
    );
    // Choosing the same file again must be a change.
    input.value = "";
  };
  return (
    <Card title="Whole state">
      <p class="soft">
        The file holds everything of this team except its API key: data, clock, settings, faults, link tokens
        and webhook secrets. Importing and resetting end all snapshots. Resetting discards requests, inbox
        messages and overrides, too.
      </p>
      <div class="row bottom">
        <ActionButton
          act={(team) =>
            step("Exporting", async () => saveFile(`${team.name}.json`, JSON.stringify(await team.export())))
          }
          done="Exported the state."
        >
          Export to a file
        </ActionButton>
        <ActionButton
          look="danger"
          act={(team) => team.reset()}
          undo="Reset the team to its initial state."
          undone="Restored the state from before. The requests, the inbox and the overrides are not restored."
          endsSnapshots
        >
          Reset the team
        </ActionButton>
        <div class="field">
          <label for={id}>Import a file</label>
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            disabled={busy}
            onChange={(event) => void load(event.currentTarget)}
          />
        </div>
      </div>
      {progress !== null && (
        <div role="status">
          <p class="soft">{progress} …</p>
          <progress aria-label="Progress of the file" />
        </div>
      )}
    </Card>
  );
}

const formatSize = (bytes: number): string => `${formatNumber(bytes / 1_000_000, 2)} MB`;

function parseWorld(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error("This file is not JSON. Choose a file that was exported from a mock.");
  }
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { ActionButton } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { ConfirmButton } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { useAction } from "../../data/use-action.ts";
import { useTeam } from "../../data/use-team.ts";
import { prepareImport } from "./snapshots-card.tsx";

/** Exports the team's whole state to a file, imports one, and resets the team. */
export function WorldCard(): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const input = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> => {
    const world = await team.export();
    saveFile(`${team.name}.json`, JSON.stringify(world));
  };
  const load = async (file: File): Promise<void> => {
    await action.run(async () => team.import(parseWorld(await file.text())), {
      undo: `Imported ${file.name}.`,
      prepareUndo: () => prepareImport(team),
    });
    // Choosing the same file again must be a change.
    if (input.current !== null) input.current.value = "";
  };
  return (
    <Card title="Whole state">
      <p class="soft">
        The file holds everything of this team except its API key: data, clock, settings, faults, link tokens
        and webhook secrets. Importing and resetting end all snapshots.
      </p>
      <div class="row">
        <ActionButton action={action} act={save} done="Exported the state.">
          Export
        </ActionButton>
        <ConfirmButton
          busy={action.busy}
          question="All data, snapshots, requests, inbox messages and overrides of this team are discarded, and its clock starts again."
          onConfirm={() =>
            void action.run(() => team.reset(), {
              undo: "Reset the team to its initial state.",
              undone:
                "Restored the state from before. The requests, the inbox and the overrides are not restored.",
              prepareUndo: () => prepareImport(team),
            })
          }
        >
          Reset the team
        </ConfirmButton>
      </div>
      <Field label="Import a file" hint="Replaces the whole state.">
        {(props) => (
          <input
            {...props}
            ref={input}
            type="file"
            accept="application/json,.json"
            disabled={action.busy}
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0];
              if (file !== undefined) void load(file);
            }}
          />
        )}
      </Field>
    </Card>
  );
}

function parseWorld(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error("This file is not JSON. Choose a file that was exported from a mock.");
  }
}

/** Saves a text as a file of the browser's downloads. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ControlTeamInfo } from "../../../tools/control/client.ts";
import { useSession } from "../../app/session.ts";
import { Badge } from "../../components/badge.tsx";
import { Button, CopyButton } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { ConfirmButton } from "../../components/dialog.tsx";
import { TextField } from "../../components/field.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Select } from "../../components/select.tsx";
import { Table } from "../../components/table.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";

/** Lists the teams, switches between them, creates one and removes one. */
export function TeamsCard(): JSX.Element {
  const { control, team: chosen, chooseTeam } = useSession();
  const action = useAction();
  const [name, setName] = useState("");
  const [preset, setPreset] = useState<"" | "demo" | "empty">("");
  const live = useLive(
    async (): Promise<ControlTeamInfo[]> => Promise.all((await control.teams()).map((each) => each.info())),
    [control],
    { on: ["team", "clock"] },
  );
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    const options = { ...(name === "" ? {} : { name }), ...(preset === "" ? {} : { preset }) };
    const made = await action.run(() => control.team(options), { done: "Created the team." });
    if (made === undefined) return;
    setName("");
    live.reload();
  };
  const remove = async (team: string): Promise<void> => {
    await action.run(
      async () => {
        await control.select(team).remove();
        if (team === chosen) chooseTeam(control.name);
      },
      { done: `Removed ${team}.` },
    );
    live.reload();
  };
  return (
    <Card title="Teams">
      <LoadState live={live} />
      {live.data !== undefined && (
        <Table
          label="Teams"
          rows={live.data}
          getKey={({ team }) => team}
          current={chosen}
          columns={[
            { title: "Team", render: ({ team }) => team },
            { title: "Clock", render: ({ clock }) => clock },
            {
              title: "API key",
              render: ({ api_key, team }) => <CopyButton text={api_key} what={`the API key of ${team}`} />,
            },
            {
              title: "Action",
              render: ({ team }) => (
                <div class="row">
                  {team === chosen ? (
                    <Badge tone="info">shown</Badge>
                  ) : (
                    <Button look="plain" label={`Show ${team}`} onClick={() => chooseTeam(team)}>
                      Show
                    </Button>
                  )}
                  {team !== control.name && (
                    <ConfirmButton
                      busy={action.busy}
                      question="All its data is discarded, and its API key stops working. You cannot undo this."
                      onConfirm={() => void remove(team)}
                    >
                      {`Remove ${team}`}
                    </ConfirmButton>
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
      <form class="row bottom" onSubmit={(event) => void create(event)}>
        <TextField label="Name of a new team" value={name} onInput={setName} placeholder="Chosen for you" />
        <Select
          label="Settings"
          value={preset}
          choices={[
            ["", "as the mock's"],
            ["demo", "demo"],
            ["empty", "empty"],
          ]}
          onChange={setPreset}
        />
        <Button type="submit" busy={action.busy}>
          Create a team
        </Button>
      </form>
    </Card>
  );
}

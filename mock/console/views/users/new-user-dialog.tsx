import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { buildHref, navigate } from "../../app/router.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { TextField } from "../../components/field.tsx";
import { Select } from "../../components/select.tsx";
import { useAction } from "../../data/use-action.ts";
import { useTeam } from "../../data/use-team.ts";

/** What a new user has besides its id. */
const contents = {
  nothing: ["nothing", {}],
  info: ["synthetic patient info", { info: {} }],
  insurance: ["synthetic patient info and insurance", { info: {}, insurance: {} }],
} as const;

type Contents = keyof typeof contents;

/** Creates a user and opens its page. */
export function NewUserDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const team = useTeam();
  const action = useAction({ inDialog: true });
  const [clientUserId, setClientUserId] = useState("");
  const [timeZone, setTimeZone] = useState("");
  const [content, setContent] = useState<Contents>("info");
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const user = await action.run(
      () =>
        team.users.create({
          ...(clientUserId === "" ? {} : { client_user_id: clientUserId }),
          ...(timeZone === "" ? {} : { fallback_time_zone: timeZone }),
          ...contents[content][1],
        }),
      { undo: "Created the user." },
    );
    if (user === undefined) return;
    onClose();
    navigate(buildHref("users", user.user_id));
  };
  return (
    <Dialog title="Create a user" error={action.error} onClose={onClose}>
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Client user id"
          hint="Your own id of the user. Leave it empty for a synthetic one."
          value={clientUserId}
          onInput={setClientUserId}
        />
        <TextField
          label="Fallback time zone"
          hint="Such as Europe/London. Applies to providers that report none."
          value={timeZone}
          onInput={setTimeZone}
        />
        <Select
          label="With"
          value={content}
          choices={[
            ["nothing", contents.nothing[0]],
            ["info", contents.info[0]],
            ["insurance", contents.insurance[0]],
          ]}
          onChange={setContent}
        />
        <div class="row">
          <Button type="submit" look="primary" busy={action.busy}>
            Create
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { WebhookEndpoint } from "../../../domain/webhooks/present.ts";
import { buildHref } from "../../app/router.ts";
import { Badge } from "../../components/badge.tsx";
import { ActionButton, Button, CopyButton } from "../../components/button.tsx";
import { Card, KeyValue } from "../../components/card.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { TextField } from "../../components/field.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";

/** Registers endpoints and changes them. */
export function Endpoints(): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const [url, setUrl] = useState("");
  const [types, setTypes] = useState("");
  const live = useLive((current) => current.webhooks.list(), [], {
    on: ["state"],
    areas: ["webhookEndpoints"],
  });
  const register = async (event: Event): Promise<void> => {
    event.preventDefault();
    const eventTypes = types.split(/[\s,]+/).filter((type) => type !== "") as NonNullable<
      Parameters<typeof team.webhooks.register>[0]["eventTypes"]
    >;
    const made = await action.run(
      () => team.webhooks.register({ url, ...(eventTypes.length === 0 ? {} : { eventTypes }) }),
      { undo: "Registered an endpoint." },
    );
    if (made !== undefined) setUrl("");
  };
  const openInbox = (): void =>
    void action.run(() => team.webhooks.openInbox(), { undo: "Opened the inbox." });
  const hasInbox = live.data?.some(({ receiver }) => receiver === "inbox") ?? false;
  const inboxButton = (
    <Button busy={action.busy} onClick={openInbox}>
      Open the built-in inbox
    </Button>
  );
  return (
    <div class="stack">
      <Card title="Register a URL" actions={hasInbox || live.data?.length === 0 ? undefined : inboxButton}>
        <form class="row bottom" onSubmit={(event) => void register(event)}>
          <TextField
            label="URL"
            type="url"
            required
            placeholder="http://127.0.0.1:3000/webhooks"
            value={url}
            onInput={setUrl}
          />
          <TextField
            label="Event types"
            placeholder="all, or labtest.order.*"
            value={types}
            onInput={setTypes}
          />
          <Button type="submit" look="primary" busy={action.busy}>
            Register
          </Button>
        </form>
      </Card>
      <LoadState live={live} />
      {live.data === undefined ? null : live.data.length === 0 ? (
        <EmptyState
          title="No endpoint receives webhooks."
          hint="Register the URL of your receiver, or open the inbox of the mock to see what would arrive."
        >
          {inboxButton}
        </EmptyState>
      ) : (
        live.data.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)
      )}
    </div>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const { id, url, receiver, eventTypes, status, failures, secrets } = endpoint;
  const name = url ?? (receiver === "inbox" ? "Inbox of the mock" : "A function of the mock's process");
  const tone = status === "enabled" ? "good" : status === "failing" ? "warn" : "bad";
  return (
    <Card title={name} actions={<Badge tone={tone}>{status}</Badge>}>
      <KeyValue
        rows={[
          ["Id", <code>{id}</code>],
          ["Event types", eventTypes?.join(", ") ?? "all"],
          [
            "Failures",
            failures === 0 ? (
              "none since the last success"
            ) : (
              <a href={buildHref("webhooks", "messages", { endpoint: id, status: "failed" })}>{failures}</a>
            ),
          ],
          [
            secrets.length === 1 ? "Secret" : "Secrets",
            secrets.map((secret) => (
              <div key={secret}>
                <code>{secret}</code> <CopyButton text={secret} what="the secret" />
              </div>
            )),
          ],
        ]}
      />
      <div class="row" role="group" aria-label={`Change ${name}`}>
        <ActionButton action={action} act={() => team.webhooks.rotate(id)} undo="Added a secret.">
          Rotate the secret
        </ActionButton>
        {secrets.length > 1 && (
          <ActionButton
            action={action}
            act={() => team.webhooks.retire(id)}
            undo="Removed the older secrets."
          >
            Retire older secrets
          </ActionButton>
        )}
        {receiver === "inbox" && (
          <>
            <ActionButton
              action={action}
              act={() => team.webhooks.openInbox()}
              done="The inbox knows the current secrets and accepts messages."
            >
              Accept messages
            </ActionButton>
            <ActionButton
              action={action}
              act={() => team.webhooks.openInbox({ status: 503 })}
              done="The inbox responds with 503 from now on."
            >
              Respond with 503
            </ActionButton>
          </>
        )}
        {status !== "enabled" && (
          <ActionButton action={action} act={() => team.webhooks.enable(id)} undo="Enabled the endpoint.">
            Enable
          </ActionButton>
        )}
        <ActionButton
          look="danger"
          action={action}
          act={() => team.webhooks.remove(id)}
          undo="Removed the endpoint."
        >
          Remove
        </ActionButton>
      </div>
    </Card>
  );
}

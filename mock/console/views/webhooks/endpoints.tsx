import type { WebhookEndpoint } from "../../../domain/webhooks/present.ts";
import type { ControlTeam } from "../../../tools/control/client.ts";
import { buildHref } from "../../app/location.ts";
import { ActionButton, CopyButton } from "../../components/button.tsx";
import { Form } from "../../components/form.tsx";
import { Badge, Card, EmptyState, Head, KeyValue, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { OpenInbox } from "./inbox.tsx";

type EventTypes = Parameters<ControlTeam["webhooks"]["register"]>[0]["eventTypes"];

export function Endpoints() {
  const live = useLive((team) => team.webhooks.list(), [], ["webhookEndpoints"]);
  const hasInbox = live.data?.some(({ receiver }) => receiver === "inbox") ?? true;
  return (
    <div class="stack">
      <Head title="Endpoints" />
      <Card title="Register a URL" actions={!hasInbox && <OpenInbox />}>
        <Form
          fields={[
            {
              name: "url",
              label: "URL",
              type: "url",
              required: true,
              placeholder: "http://127.0.0.1:3000/webhooks",
            },
            { name: "types", label: "Event types", placeholder: "all, or labtest.order.*" },
          ]}
          submit="Register"
          look="primary"
          act={(team, { url = "", types }) =>
            team.webhooks.register({ url, eventTypes: types?.match(/[^\s,]+/g) as EventTypes })
          }
          options={{ undo: "Registered an endpoint." }}
        />
      </Card>
      <Loaded live={live}>
        {(endpoints) =>
          endpoints.length === 0 ? (
            <EmptyState
              title="No endpoint receives webhooks."
              hint="Register the URL of your receiver, or open the inbox of the mock to see what would arrive."
            />
          ) : (
            endpoints.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)
          )
        }
      </Loaded>
    </div>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, receiver, eventTypes, status, failures, secrets } = endpoint;
  const name = getEndpointName(endpoint);
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
              <a href={buildHref("webhooks", null, { endpoint: id, status: "failed" })}>{failures}</a>
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
        <ActionButton act={(team) => team.webhooks.rotate(id)} undo="Added a secret.">
          Rotate the secret
        </ActionButton>
        {secrets.length > 1 && (
          <ActionButton act={(team) => team.webhooks.retire(id)} undo="Removed the older secrets.">
            Retire older secrets
          </ActionButton>
        )}
        {receiver === "inbox" && (
          <>
            <ActionButton
              act={(team) => team.webhooks.openInbox()}
              done="The inbox knows the current secrets and accepts messages."
            >
              Accept messages
            </ActionButton>
            <ActionButton
              act={(team) => team.webhooks.openInbox({ status: 503 })}
              done="The inbox responds with 503 from now on."
            >
              Respond with 503
            </ActionButton>
          </>
        )}
        {status !== "enabled" && (
          <ActionButton act={(team) => team.webhooks.enable(id)} undo="Enabled the endpoint.">
            Enable
          </ActionButton>
        )}
        <ActionButton look="danger" act={(team) => team.webhooks.remove(id)} undo="Removed the endpoint.">
          Remove
        </ActionButton>
      </div>
    </Card>
  );
}

/** Names an endpoint: by its URL, or by what receives its messages. */
export function getEndpointName({ url, receiver }: WebhookEndpoint): string {
  return url ?? (receiver === "inbox" ? "Inbox of the mock" : "A function of the mock's process");
}

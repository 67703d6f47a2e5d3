import type { ControlWebhook, ControlWebhookAttempt } from "../../../tools/control/client.ts";
import { buildHref } from "../../app/location.ts";
import { ActionButton } from "../../components/button.tsx";
import { Headers, Json } from "../../components/code.tsx";
import { Badge, Card, Head, KeyValue, Loaded, Time, UserLink } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { MessageStatus, parseBody } from "./message-parts.tsx";

/** One message: its body, its attempts with their headers, and what can be done with it. */
export function MessagePage({ id }: { id: string }) {
  const live = useLive((team) => team.webhooks.getMessage(id), [id], ["delivery", "webhookMessages"]);
  return (
    <div class="stack">
      <Head
        title={live.data === undefined ? "Message" : live.data.eventType}
        back={[buildHref("webhooks"), "All messages"]}
      >
        {live.data !== undefined && <MessageStatus status={live.data.status} />}
      </Head>
      <Loaded live={live}>
        {(message) => (
          <div class="columns">
            <div class="stack">
              <Attempts message={message} />
              <Summary message={message} />
            </div>
            <Card title="Body">
              <Json label="the body" value={parseBody(message.body ?? "")} />
            </Card>
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Summary({ message: { id, event, endpoint, user_id, at } }: { message: ControlWebhook }) {
  return (
    <Card title="Message">
      <KeyValue
        rows={[
          ["Id", <code>{id}</code>],
          ["Event", <code>{event}</code>],
          ["Endpoint", endpoint],
          ["User", <UserLink id={user_id} />],
          ["Time", <Time value={at} />],
        ]}
      />
    </Card>
  );
}

/** The attempts to deliver a message, with buttons that make another one or end them. */
function Attempts({ message: { id, status, attempts, nextAttempt } }: { message: ControlWebhook }) {
  return (
    <Card title={`Attempts (${attempts.length})`}>
      <div class="row" role="group" aria-label="Change the message">
        <ActionButton look="primary" act={(team) => team.webhooks.replay(id)} done="Sent the message again.">
          Send again
        </ActionButton>
        <ActionButton act={(team) => team.webhooks.duplicate(id)} done="Delivered the message once more.">
          Deliver a duplicate
        </ActionButton>
        {status === "held" && (
          <ActionButton act={(team) => team.webhooks.release([id])} undo="Released the message.">
            Release
          </ActionButton>
        )}
        {["pending", "held", "failed"].includes(status) && (
          <ActionButton look="danger" act={(team) => team.webhooks.drop(id)} undo="Dropped the message.">
            Drop
          </ActionButton>
        )}
      </div>
      {attempts.length === 0 && <p class="soft">It has not been sent.</p>}
      {nextAttempt !== null && (
        <p>
          Next attempt: <Time value={nextAttempt} />
        </p>
      )}
      {attempts.map((attempt, index) => (
        <Attempt key={index} number={index + 1} attempt={attempt} />
      ))}
    </Card>
  );
}

function Attempt({
  number,
  attempt: { at, status, error, duration, response, headers = {} },
}: {
  number: number;
  attempt: ControlWebhookAttempt;
}) {
  return (
    <section class="stack" aria-label={`Attempt ${number}`}>
      <p class="row">
        <strong>{number}</strong>
        <Badge tone={error === null ? "good" : "bad"}>{status ?? "no response"}</Badge>
        <Time value={at} />
        {duration !== null && <span class="soft">{duration} ms</span>}
        {error !== null && <span class="bad">{error}</span>}
      </p>
      {response != null && (
        <details open={error !== null}>
          <summary>Response to attempt {number}</summary>
          <Headers headers={response.headers} />
          {response.body !== "" && (
            <Json label={`the response to attempt ${number}`} value={parseBody(response.body)} />
          )}
        </details>
      )}
      <details>
        <summary>Request headers of attempt {number}</summary>
        <Headers headers={headers} />
      </details>
    </section>
  );
}

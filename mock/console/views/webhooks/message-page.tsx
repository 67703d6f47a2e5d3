import type { JSX } from "preact";
import { buildHref } from "../../app/router.ts";
import { Badge } from "../../components/badge.tsx";
import { ActionButton } from "../../components/button.tsx";
import { Card, KeyValue } from "../../components/card.tsx";
import { Json } from "../../components/code.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { MessageStatus, parseBody } from "./message-parts.tsx";

/** One message: its body, its attempts with their headers, and what can be done with it. */
export function MessagePage({ id }: { id: string }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const live = useLive((current) => current.webhooks.getMessage(id), [id], {
    on: ["delivery", "state"],
    areas: ["webhookMessages"],
  });
  const { data: message } = live;
  const isOpen = message !== undefined && ["pending", "held", "failed"].includes(message.status);
  return (
    <>
      <div class="head">
        <h1>{message?.eventType ?? "Message"}</h1>
        {message !== undefined && <MessageStatus status={message.status} />}
        <a href={buildHref("webhooks", "messages")}>All messages</a>
      </div>
      <LoadState live={live} />
      {message !== undefined && (
        <div class="columns">
          <div class="stack">
            <Card title="Message">
              <KeyValue
                rows={[
                  ["Id", <code>{message.id}</code>],
                  ["Event", <code>{message.event}</code>],
                  ["Endpoint", message.endpoint],
                  [
                    "User",
                    message.user_id === null ? (
                      "none"
                    ) : (
                      <a href={buildHref("users", message.user_id)}>{message.user_id}</a>
                    ),
                  ],
                  ["Time", <Time value={message.at} />],
                ]}
              />
              <div class="row" role="group" aria-label="Change the message">
                <ActionButton
                  action={action}
                  act={() => team.webhooks.replay(id)}
                  done="Sent the message again."
                >
                  Replay
                </ActionButton>
                <ActionButton
                  action={action}
                  act={() => team.webhooks.duplicate(id)}
                  done="Delivered the message once more."
                >
                  Deliver a duplicate
                </ActionButton>
                {message.status === "held" && (
                  <ActionButton
                    action={action}
                    act={() => team.webhooks.release([id])}
                    undo="Released the message."
                  >
                    Release
                  </ActionButton>
                )}
                {isOpen && (
                  <ActionButton
                    look="danger"
                    action={action}
                    act={() => team.webhooks.drop(id)}
                    undo="Dropped the message."
                  >
                    Drop
                  </ActionButton>
                )}
              </div>
            </Card>
            <Card title={`Attempts (${message.attempts.length})`}>
              {message.attempts.length === 0 && <p class="soft">It has not been sent.</p>}
              {message.nextAttempt !== null && (
                <p>
                  Next attempt: <Time value={message.nextAttempt} />
                </p>
              )}
              {message.attempts.map(({ at, status, error, duration, response, headers = {} }, index) => (
                <section class="stack" key={index} aria-label={`Attempt ${index + 1}`}>
                  <p class="row">
                    <strong>{index + 1}</strong>
                    <Badge tone={error === null ? "good" : "bad"}>{status ?? "no response"}</Badge>
                    <Time value={at} />
                    {duration !== null && <span class="soft">{duration} ms</span>}
                    {error !== null && <span class="bad">{error}</span>}
                  </p>
                  {response != null && (
                    <details open={error !== null}>
                      <summary>Response to attempt {index + 1}</summary>
                      <KeyValue
                        rows={Object.entries(response.headers).map(
                          ([name, value]) => [name, <code>{value}</code>] as const,
                        )}
                      />
                      {response.body !== "" && (
                        <Json
                          label={`the response to attempt ${index + 1}`}
                          value={parseBody(response.body)}
                        />
                      )}
                    </details>
                  )}
                  <details>
                    <summary>Request headers of attempt {index + 1}</summary>
                    <KeyValue
                      rows={Object.entries(headers).map(
                        ([name, value]) => [name, <code>{value}</code>] as const,
                      )}
                    />
                  </details>
                </section>
              ))}
            </Card>
          </div>
          <Card title="Body">
            <Json label="the body" value={parseBody(message.body ?? "")} />
          </Card>
        </div>
      )}
    </>
  );
}

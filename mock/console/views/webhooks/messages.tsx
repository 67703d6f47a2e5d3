import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ControlWebhook } from "../../../tools/control/client.ts";
import { buildHref, useFilters } from "../../app/router.ts";
import { ActionButton, Button } from "../../components/button.tsx";
import { SearchField } from "../../components/field.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { Select } from "../../components/select.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { MessageStatus, messageStatuses } from "./message-parts.tsx";

const columns: readonly Column<ControlWebhook>[] = [
  { title: "Event type", render: ({ eventType }) => eventType },
  { title: "Subject", render: ({ subject, user_id }) => describeSubject(subject, user_id) },
  { title: "Status", render: ({ status }) => <MessageStatus status={status} /> },
  { title: "Attempts", align: "end", render: ({ attempts }) => attempts.length },
  { title: "Endpoint", render: ({ endpoint }) => endpoint },
  { title: "Time", render: ({ at }) => <Time value={at} /> },
];

/** How many of the newest messages are shown at first, and how many more at a time. */
const PAGE = 100;

/** Shortens what a message is about to what fits into a cell. */
function describeSubject(subject: string | null, user: string | null): string {
  const text = subject ?? (user === null ? "–" : `user ${user}`);
  return text.replace(/ ([\da-f]{8})-[\da-f-]{27}$/, " $1");
}

/** Lists the newest messages, and holds and releases them. */
export function Messages({ query }: { query: URLSearchParams }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const [filters, change] = useFilters(query, "webhooks", "messages");
  // An address may contain anything.
  const status = messageStatuses.find((one) => one === filters["status"]) ?? "";
  const { endpoint = "", search = "" } = filters;
  const [limit, setLimit] = useState(PAGE);
  const live = useLive(
    async (current) => {
      const chosen = { ...(status === "" ? {} : { status }), ...(endpoint === "" ? {} : { endpoint }) };
      const [messages, endpoints] = await Promise.all([
        current.webhooks.outbox({ limit, search, ...chosen }),
        current.webhooks.list(),
      ]);
      return { messages: messages.toReversed(), endpoints };
    },
    [status, endpoint, search, limit],
    { on: ["delivery", "webhook", "state"], areas: ["webhookMessages", "webhooks", "webhookEndpoints"] },
  );
  const failed =
    live.data?.messages.filter((one) => one.status === "failed" || one.status === "exhausted") ?? [];
  const resend = async (): Promise<void> => {
    for (const { id } of failed.toReversed()) await team.webhooks.replay(id);
  };
  return (
    <div class="stack">
      <div class="row bottom">
        <Select
          label="Status"
          value={status}
          choices={[["", "All"], ...messageStatuses.map((one) => [one, one] as const)]}
          onChange={(chosen) => change({ status: chosen })}
        />
        <Select
          label="Endpoint"
          value={endpoint}
          choices={[
            ["", "All"],
            ...(live.data?.endpoints ?? []).map(({ id, url }) => [id, url ?? id] as const),
          ]}
          onChange={(chosen) => change({ endpoint: chosen })}
        />
        <SearchField
          label="Search"
          placeholder="event type, order, user"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <div class="row" role="group" aria-label="Later messages">
          <ActionButton action={action} act={() => team.webhooks.hold()} undo="Later messages are held.">
            Hold later messages
          </ActionButton>
          <ActionButton
            action={action}
            act={() => team.webhooks.release()}
            undo="Released the held messages."
          >
            Release held messages
          </ActionButton>
          {failed.length > 0 && (
            <ActionButton action={action} act={resend} done="Sent the failed messages again.">
              Resend {failed.length} failed
            </ActionButton>
          )}
          <ActionButton
            look="danger"
            action={action}
            act={() => team.webhooks.drop(1)}
            undo="The next message will be dropped."
          >
            Drop the next message
          </ActionButton>
        </div>
      </div>
      <LoadState live={live} />
      {live.data !== undefined && (
        <>
          <Table
            label="Messages"
            columns={columns}
            rows={live.data.messages}
            getKey={({ id }) => id}
            getHref={({ id }) => buildHref("webhooks", id)}
            empty={
              status === "" && endpoint === "" && search === "" ? (
                <EmptyState
                  title="There are no messages."
                  hint="Register an endpoint or open the inbox, then create an order or connect a user."
                />
              ) : (
                <EmptyState
                  title="No message matches."
                  hint="Choose another status or endpoint, or search for less."
                />
              )
            }
          />
          {live.data.messages.length === limit && (
            <Button onClick={() => setLimit(limit + PAGE)}>Show more messages</Button>
          )}
        </>
      )}
    </div>
  );
}

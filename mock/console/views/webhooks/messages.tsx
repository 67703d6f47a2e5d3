import { webhookEventTypes } from "../../../../src/generated/webhooks.ts";
import type { ControlWebhook } from "../../../tools/control/client.ts";
import { buildHref, type Location } from "../../app/location.ts";
import { ActionButton } from "../../components/button.tsx";
import { Filters } from "../../components/fields.tsx";
import { formatNumber, shortenIds } from "../../components/format.ts";
import { Head, Loaded, Time } from "../../components/parts.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { getEndpointName } from "./endpoints.tsx";
import { MessageStatus, messageTones } from "./message-parts.tsx";

const columns: readonly Column<ControlWebhook>[] = [
  { title: "Event type", render: ({ eventType }) => eventType },
  {
    title: "Subject",
    render: ({ subject, user_id: user }) => shortenIds(subject ?? (user ? `user ${user}` : "–")),
  },
  { title: "Outcome", render: ({ status }) => <MessageStatus status={status} /> },
  { title: "Attempts", align: "end", render: ({ attempts }) => attempts.length },
  { title: "Endpoint", render: ({ endpoint }) => endpoint },
  { title: "Time", render: ({ at }) => <Time value={at} /> },
];

/** How many of the newest messages that match are shown. */
const LIMIT = 500;

const statuses = Object.keys(messageTones) as ControlWebhook["status"][];

/** The event types, after their families. */
const eventTypes = [
  ...new Set(webhookEventTypes.map((type) => `${type.split(".", 2).join(".")}.*`)),
  ...webhookEventTypes,
];

/** Lists the newest messages, and holds and releases them. */
export function Messages({ location }: { location: Location }) {
  const { query } = location;
  // An address may contain anything.
  const status = statuses.find((one) => one === query.status);
  const { endpoint, type, search } = query;
  const live = useLive(
    async (team) => {
      const filter = {
        limit: LIMIT,
        search,
        status,
        endpoint,
        eventTypes: type === undefined ? undefined : [type],
      };
      const [messages, endpoints] = await Promise.all([team.webhooks.outbox(filter), team.webhooks.list()]);
      return { messages: messages.toReversed(), endpoints };
    },
    [status, endpoint, type, search],
    ["delivery", "webhook", "webhookMessages", "webhooks", "webhookEndpoints"],
  );
  const { messages = [], endpoints = [] } = live.data ?? {};
  const failed = messages.filter((one) => one.status === "failed" || one.status === "exhausted");
  return (
    <div class="stack">
      <Head title="Webhooks" />
      <Filters
        label="Filter messages"
        fields={[
          { name: "status", label: "Outcome", choices: [["", "All"], ...statuses] },
          { name: "type", label: "Event type", choices: [["", "All"], ...eventTypes] },
          {
            name: "endpoint",
            label: "Endpoint",
            choices: [["", "All"], ...endpoints.map((one) => [one.id, getEndpointName(one)] as const)],
          },
          { name: "search", label: "Search", type: "search", placeholder: "event type, order, user" },
        ]}
        location={location}
      />
      <div class="row" role="group" aria-label="Later messages">
        <ActionButton act={(team) => team.webhooks.hold()} undo="Later messages are held.">
          Hold later messages
        </ActionButton>
        <ActionButton act={(team) => team.webhooks.release()} undo="Released the held messages.">
          Release held messages
        </ActionButton>
        {failed.length > 0 && (
          <ActionButton
            act={async (team) => {
              for (const { id } of failed.toReversed()) await team.webhooks.replay(id);
            }}
            done="Sent the failed messages again."
          >
            Send {formatNumber(failed.length)} failed again
          </ActionButton>
        )}
        <ActionButton
          look="danger"
          act={(team) => team.webhooks.drop(1)}
          undo="The next message will be dropped."
        >
          Drop the next message
        </ActionButton>
      </div>
      <Loaded live={live}>
        {() => (
          <>
            <Table
              label="Webhook messages"
              columns={columns}
              rows={messages}
              getKey={({ id }) => id}
              getHref={({ id }) => buildHref("webhooks", id)}
              location={location}
              empty="There are no messages."
              hint="Register an endpoint or open the inbox, then create an order or connect a user."
              action={
                <a class="button" href={buildHref("endpoints")}>
                  See the endpoints
                </a>
              }
            />
            {messages.length === LIMIT && (
              <p class="soft">These are the newest {LIMIT}. Filter the list to see others.</p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

import type { ControlInboxMessage } from "../../../tools/control/client.ts";
import { buildHref } from "../../app/location.ts";
import { ActionButton } from "../../components/button.tsx";
import { Badge, Head, Loaded, Time } from "../../components/parts.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";

const columns: readonly Column<ControlInboxMessage>[] = [
  { title: "#", render: ({ sequence }) => sequence },
  { title: "Event type", render: ({ eventType }) => eventType ?? "unreadable" },
  {
    title: "Verification",
    render: ({ verified, reason, duplicate }) => (
      <>
        <Badge tone={verified ? "good" : "bad"}>{verified ? "verified" : reason}</Badge>{" "}
        {duplicate && <Badge tone="warn">duplicate</Badge>}
      </>
    ),
  },
  { title: "Responded", align: "end", render: ({ status }) => status },
  { title: "Time", render: ({ at }) => <Time value={at} /> },
  {
    title: "Message",
    render: ({ id }) => (id === null ? "–" : <a href={buildHref("webhooks", id)}>{id.slice(0, 12)}…</a>),
  },
];

/** What the mock's own endpoint received, and whether it is verified. */
export function Inbox() {
  const live = useLive(
    async (team) => ({
      messages: (await team.webhooks.inbox()).toReversed(),
      isOpen: (await team.webhooks.list()).some(({ receiver }) => receiver === "inbox"),
    }),
    [],
    ["delivery", "webhookEndpoints"],
  );
  return (
    <div class="stack">
      <Head title="Inbox" />
      <Loaded live={live}>
        {({ messages, isOpen }) => (
          <Table
            label="Inbox"
            columns={columns}
            rows={messages}
            getKey={({ sequence }) => sequence}
            empty={isOpen ? "The inbox is empty." : "The inbox is closed."}
            hint={
              isOpen
                ? "Create an order or connect a user. What the service sends appears here."
                : "It is an endpoint of the mock itself, which receives webhooks and verifies them as your receiver should."
            }
            action={!isOpen && <OpenInbox />}
          />
        )}
      </Loaded>
    </div>
  );
}

export function OpenInbox() {
  return (
    <ActionButton act={(team) => team.webhooks.openInbox()} undo="Opened the inbox.">
      Open the inbox
    </ActionButton>
  );
}

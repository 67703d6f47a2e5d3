import type { JSX } from "preact";
import type { ControlWebhook } from "../../../tools/control/client.ts";
import { buildHref, useFilters } from "../../app/router.ts";
import { Button } from "../../components/button.tsx";
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
  { title: "Status", render: ({ status }) => <MessageStatus status={status} /> },
  { title: "Attempts", align: "end", render: ({ attempts }) => attempts.length },
  { title: "Endpoint", render: ({ endpoint }) => endpoint },
  { title: "Time", render: ({ at }) => <Time value={at} /> },
];

/** How many of the newest messages are shown. */
const LIMIT = 200;

/** Lists the newest messages, and holds and releases them. */
export function Messages({ query }: { query: URLSearchParams }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const [filters, change] = useFilters(query, "webhooks", "messages");
  // An address may contain anything.
  const status = messageStatuses.find((one) => one === filters["status"]) ?? "";
  const live = useLive(
    async (current) => {
      const filter = { limit: LIMIT, ...(status === "" ? {} : { status }) };
      return (await current.webhooks.outbox(filter)).toReversed();
    },
    [status],
    { on: ["delivery", "webhook", "state"], areas: ["webhookMessages", "webhooks"] },
  );
  return (
    <div class="stack">
      <div class="row bottom">
        <Select
          label="Status"
          value={status}
          choices={[["", "All"], ...messageStatuses.map((one) => [one, one] as const)]}
          onChange={(chosen) => change({ status: chosen })}
        />
        <div class="row" role="group" aria-label="Later messages">
          <Button
            busy={action.busy}
            onClick={() => void action.run(() => team.webhooks.hold(), { undo: "Later messages are held." })}
          >
            Hold later messages
          </Button>
          <Button
            busy={action.busy}
            onClick={() =>
              void action.run(() => team.webhooks.release(), { undo: "Released the held messages." })
            }
          >
            Release held messages
          </Button>
          <Button
            look="danger"
            busy={action.busy}
            onClick={() =>
              void action.run(() => team.webhooks.drop(1), { undo: "The next message will be dropped." })
            }
          >
            Drop the next message
          </Button>
        </div>
      </div>
      <LoadState live={live} />
      {live.data !== undefined && (
        <>
          <Table
            label="Messages"
            columns={columns}
            rows={live.data}
            getKey={({ id }) => id}
            getHref={({ id }) => buildHref("webhooks", id)}
            empty={
              status === "" ? (
                <EmptyState
                  title="There are no messages."
                  hint="Register an endpoint or open the inbox, then create an order or connect a user."
                />
              ) : (
                <EmptyState title={`No message is ${status}.`} hint="Choose another status." />
              )
            }
          />
          {live.data.length === LIMIT && <p class="soft small">The newest {LIMIT} messages.</p>}
        </>
      )}
    </div>
  );
}

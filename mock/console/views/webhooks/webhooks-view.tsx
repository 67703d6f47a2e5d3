import { buildHref, type Location, navigate } from "../../app/location.ts";
import { Head } from "../../components/parts.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { Endpoints } from "./endpoints.tsx";
import { Inbox } from "./inbox.tsx";
import { Messages } from "./messages.tsx";

/** The tabs of the view, as they stand in the address. */
export const webhookTabs: readonly string[] = ["messages", "endpoints", "inbox"];

/** The webhook endpoints, messages and inbox of the team. */
export function WebhooksView({ location }: { location: Location }) {
  return (
    <div class="stack">
      <Head title="Webhooks" />
      <Tabs
        label="Webhooks"
        open={location.id ?? "messages"}
        onOpen={(tab) => navigate(buildHref("webhooks", tab))}
        tabs={[
          { id: "messages", title: "Messages", render: () => <Messages location={location} /> },
          { id: "endpoints", title: "Endpoints", render: () => <Endpoints /> },
          { id: "inbox", title: "Inbox", render: () => <Inbox /> },
        ]}
      />
    </div>
  );
}

import type { JSX } from "preact";
import { navigate, buildHref } from "../../app/router.ts";
import type { ViewProps } from "../../app/route.ts";
import { Tabs } from "../../components/tabs.tsx";
import { Endpoints } from "./endpoints.tsx";
import { Inbox } from "./inbox.tsx";
import { MessagePage } from "./message-page.tsx";
import { Messages } from "./messages.tsx";

const isTab = (id: string): boolean => id === "messages" || id === "inbox" || id === "endpoints";

/** The webhook endpoints, messages and inbox of the team, or one message. */
export function WebhooksView({ params, query }: ViewProps): JSX.Element {
  const { id } = params;
  if (id !== undefined && !isTab(id)) return <MessagePage key={id} id={id} />;
  return (
    <>
      <div class="head">
        <h1>Webhooks</h1>
      </div>
      <Tabs
        label="Webhooks"
        open={id ?? "endpoints"}
        onOpen={(tab) => navigate(buildHref("webhooks", tab))}
        tabs={[
          { id: "endpoints", title: "Endpoints", render: () => <Endpoints /> },
          { id: "messages", title: "Messages", render: () => <Messages query={query} /> },
          { id: "inbox", title: "Inbox", render: () => <Inbox /> },
        ]}
      />
    </>
  );
}

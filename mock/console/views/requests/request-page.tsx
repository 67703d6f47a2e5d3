import { useState } from "preact/hooks";
import type { ControlRequest } from "../../../tools/control/client.ts";
import { buildHref, type Location } from "../../app/location.ts";
import { Code, Headers, Json } from "../../components/code.tsx";
import { Input } from "../../components/fields.tsx";
import { shortenIds } from "../../components/format.ts";
import { Badge, Card, Head, KeyValue, Loaded, Time, UserLink } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { Comparison } from "./comparison.tsx";
import { insertKey } from "./insert-key.ts";
import { formatDuration, RequestStatus, toReference } from "./request-parts.tsx";

/** One request: what came, what was wrong with it, what the mock sent, and code that sends it again. */
export function RequestPage({ id, location }: { id: string; location: Location }) {
  const live = useLive(
    async (team) => ({ entry: await team.requests.get(toReference(id)), info: await team.info() }),
    [id],
  );
  const entry = live.data?.entry;
  return (
    <div class="stack">
      <Head
        title={entry === undefined ? "Request" : `${entry.method} ${shortenIds(entry.path)}`}
        back={[buildHref("requests"), "All requests"]}
      >
        {entry !== undefined && <RequestStatus entry={entry} />}
      </Head>
      <Loaded live={live}>
        {({ entry, info }) => (
          <>
            <Comparison entry={entry} location={location} />
            <div class="columns">
              <div class="stack">
                <Summary entry={entry} />
                <Problems entry={entry} />
                <Snippets entry={entry} apiKey={info.api_key} />
              </div>
              <div class="stack">
                <Card title="Request">
                  <KeyValue
                    rows={[
                      ["Path", <code>{entry.request.path}</code>],
                      ["Query", entry.request.query && <code>{entry.request.query}</code>],
                    ]}
                  />
                  {entry.request.body === undefined ? (
                    <p class="soft">No body was kept.</p>
                  ) : (
                    <Json label="the request body" value={entry.request.body} />
                  )}
                </Card>
                <Response entry={entry} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Summary({ entry }: { entry: ControlRequest }) {
  const { duration } = entry;
  return (
    <Card title="What happened">
      <KeyValue
        rows={[
          ["Operation", entry.operation ?? "none"],
          ["Number", entry.sequence],
          ["Request id", <code>{entry.requestId}</code>],
          ["Route", <code>{entry.route}</code>],
          ["User", <UserLink id={entry.user_id} />],
          ["Arrived", <Time value={entry.at} precise />],
          ["Real time", duration.real === null ? null : formatDuration(duration)],
          ["Virtual time", formatDuration({ ...duration, real: null })],
          ["Connection", entry.aborted],
          ["Handled by", entry.overridden ? "an override of the test" : null],
          ["Fault", entry.fault ? <Badge tone="warn">a fault was applied</Badge> : null],
        ]}
      />
    </Card>
  );
}

function Problems({ entry }: { entry: ControlRequest }) {
  const { issues, warnings, error, near, unmatched } = entry;
  if (issues.length === 0 && warnings.length === 0 && error === null && !unmatched) return null;
  return (
    <Card title="Problems">
      {issues.length > 0 && (
        <Table
          label="Validation issues"
          columns={[
            { title: "Place", render: ({ loc }) => <code>{loc.join(".")}</code> },
            { title: "Problem", render: ({ msg }) => msg },
            { title: "Given", render: ({ input }) => <code>{JSON.stringify(input)}</code> },
          ]}
          rows={issues}
          getKey={({ loc, type }) => `${loc.join(".")} ${type}`}
        />
      )}
      {issues.length === 0 && typeof error === "string" && <p>{error}</p>}
      {issues.length === 0 && typeof error === "object" && error !== null && (
        <Json label="the error" value={error} />
      )}
      {warnings.map(({ code, message }) => (
        <p key={code + message}>
          <Badge tone="warn">{code}</Badge> {message}
        </p>
      ))}
      {near.length > 0 && (
        <>
          <h3>Nearest operations</h3>
          <ul>
            {near.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Snippets({ entry, apiKey }: { entry: ControlRequest; apiKey: string }) {
  const [withKey, setWithKey] = useState("");
  const { curl, sdk } = entry.snippets;
  return (
    <Card title="Send it again">
      <Input
        field={{
          name: "key",
          label: "With the key of the mock",
          hint: "Otherwise the command reads SANGUINE_API_KEY.",
          type: "checkbox",
        }}
        value={withKey}
        onChange={setWithKey}
      />
      <Code label="the curl command" text={withKey === "true" ? insertKey(curl, apiKey) : curl} />
      {sdk !== null && <Code label="the client call" text={sdk} />}
    </Card>
  );
}

function Response({ entry: { response, aborted } }: { entry: ControlRequest }) {
  return (
    <Card title="Response">
      {response === null ? (
        <p class="soft">No response was sent{aborted === null ? "" : `: ${aborted}`}.</p>
      ) : (
        <>
          <Headers headers={response.headers} />
          {response.kept ? (
            <Json label="the response body" value={response.body} />
          ) : (
            <p class="soft">
              {response.size === 0
                ? "The response has no body."
                : `The journal does not keep the body (${response.size} long).`}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

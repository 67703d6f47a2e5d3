import type { ControlJournalEntry, ControlRequest } from "../../../tools/control/client.ts";
import { buildHref, type Location } from "../../app/location.ts";
import { Filters } from "../../components/fields.tsx";
import { Card, Loaded } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { toReference } from "./request-parts.tsx";

/** Compares a request with another one, which the address names. It offers the one before of the same operation. */
export function Comparison({ entry, location }: { entry: ControlRequest; location: Location }) {
  const { with: other } = location.query;
  // Requests of the same operation come first, and of these the earlier ones.
  const rank = ({ operation, sequence }: ControlJournalEntry): number =>
    operation !== entry.operation ? 0 : sequence > entry.sequence ? 1 : 2;
  const live = useLive(
    async (team) => ({
      requests: (await team.requests.list())
        .filter(({ sequence }) => sequence !== entry.sequence)
        .toSorted((a, b) => rank(b) - rank(a) || b.sequence - a.sequence),
      compared: other === undefined ? null : await team.requests.get(toReference(other)),
    }),
    [entry.sequence, other],
  );
  return (
    <Card title="Compare">
      <Loaded live={live}>
        {({ requests, compared }) => (
          <>
            <Filters
              label="Compare with another request"
              fields={[
                {
                  name: "with",
                  label: "With request",
                  choices: [
                    ["", "none"],
                    ...requests.map(
                      ({ sequence, method, path, status }) =>
                        [String(sequence), `${sequence}: ${method} ${path} (${status})`] as const,
                    ),
                  ],
                },
              ]}
              location={location}
            />
            {compared === null ? (
              requests[0] !== undefined && (
                <div class="row">
                  <a
                    class="button"
                    href={buildHref("requests", location.id, { with: String(requests[0].sequence) })}
                  >
                    Compare with request {requests[0].sequence}
                  </a>
                </div>
              )
            ) : (
              <Table
                label="Differences"
                columns={[
                  { title: "Place", render: ([place]) => <code>{place}</code> },
                  { title: `Request ${entry.sequence}`, render: ([, one]) => <code>{one ?? "–"}</code> },
                  { title: `Request ${compared.sequence}`, render: ([, , two]) => <code>{two ?? "–"}</code> },
                ]}
                rows={listDifferences(entry, compared)}
                getKey={([place]) => place}
                empty="The requests and responses are the same."
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

type Difference = readonly [place: string, one: string | undefined, two: string | undefined];

/** Lists what differs between two requests or their responses. */
function listDifferences(one: ControlRequest, two: ControlRequest): Difference[] {
  const [first, second] = [describe(one), describe(two)];
  const places = new Set([...first.keys(), ...second.keys()]);
  return [...places]
    .map((place): Difference => [place, first.get(place), second.get(place)])
    .filter(([, a, b]) => a !== b);
}

function describe({ method, status, request, response }: ControlRequest): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const add = (place: string, value: unknown): void => {
    const parts = Object.entries(Object(value));
    if (typeof value === "object" && parts.length > 0)
      for (const [name, part] of parts) add(`${place}.${name}`, part);
    else if (value !== undefined) values.set(place, JSON.stringify(value));
  };
  add("method", method);
  add("path", request.path);
  add("query", request.query);
  add("body", request.body);
  add("status", status);
  const { "x-request-id": _, ...headers } = response?.headers ?? {};
  add("headers", headers);
  add("response", response?.body);
  return values;
}

import { createClient } from "sanguine";

/** Joins what a report would show of this source as well, were it written in one piece. */
const join = (...parts: string[]): string => parts.join("");

/** What no report of a test runner may hold. Each value is planted where a real one of a patient would be. */
export const planted = {
  name: join("Planted", "name"),
  user: join("b1a97ed0", "-0000-4000-8000-000000000001"),
  clientUser: join("planted", "-client-user"),
  header: join("planted", "-cookie"),
  key: join("sk_", "planted_key"),
};

const record = { first_name: planted.name, user_id: planted.user };
const headers = { "set-cookie": planted.header, "x-request-id": "r-1" };

/** A client whose every call gets one response, or one failure of the network. */
function clientFor(respond: () => Response | Promise<Response>) {
  let time = 0;
  return createClient({
    baseUrl: "https://api.example.com",
    apiKey: planted.key,
    retries: 0,
    fetch: async () => respond(),
    now: () => time,
    sleep: async (ms) => void (time += ms),
  });
}

const respond = (status: number, body: unknown) =>
  clientFor(() => new Response(JSON.stringify(body), { status, headers }));

const status = (value: string) => ({ ...record, status: value, last_event: { status: `${value}.x.y` } });

/** What a runtime throws whose error names the address, and one that keeps the bytes it could not read. */
const unreachable = (url: string) => {
  const cause = Object.assign(new Error(`sending for url (${url})`), {
    code: "ECONNRESET",
    path: url,
    data: Buffer.from(planted.name),
  });
  return Object.assign(new TypeError(`fetch failed: ${url}`, { cause }), { url });
};

/** Calls that fail, by the class of their error. */
export const calls: Record<string, () => PromiseLike<unknown>> = {
  BadRequestError: () => respond(400, { detail: record }).users.get(planted.user),
  ValidationError: () =>
    respond(422, {
      detail: [
        {
          type: "string_pattern",
          loc: ["body", "first_name"],
          msg: `Bad: ${planted.name}`,
          input: planted.name,
        },
      ],
    }).users.updateInfo(planted.user, {} as never),
  UserExistsError: () =>
    respond(400, { user_id: planted.user, created_on: "2026-01-01T00:00:00Z" }).users.create({
      client_user_id: planted.clientUser,
    }),
  WaitEndedError: () => respond(200, status("cancelled")).orders.waitFor(planted.user),
  WaitTimeoutError: () => respond(200, status("received")).orders.waitFor(planted.user, { timeout: 5 }),
  DecodeError: () => respond(200, { users: planted.name }).users.list({}),
  ConnectionError: () =>
    createClient({
      baseUrl: "https://api.example.com",
      apiKey: planted.key,
      retries: 0,
      fetch: async (url) => {
        throw unreachable(url);
      },
    }).users.undoDelete({ client_user_id: planted.clientUser }),
};

export const file = () =>
  clientFor(
    () =>
      new Response(`%PDF-${planted.name}%%EOF`, {
        headers: { "content-type": "application/pdf", ...headers },
      }),
  ).labTests.collectionInstructions(planted.user);

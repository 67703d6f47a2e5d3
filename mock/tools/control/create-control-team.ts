import type { WebhooksFacade } from "../webhooks.ts";
import type { Fault } from "../../faults/faults.ts";
import type { JournalEntry } from "../../journal/journal.ts";
import { presentKeptEvents, type KeptEvents } from "./event-stream.ts";
import type { InboxMessage } from "../../webhooks/inbox.ts";
import type { MockWebhook, WebhookEndpoint } from "../../webhooks/present.ts";
import {
  createConflictError,
  createNotFoundError,
  type ValidationIssue,
} from "../../domain/service-error.ts";
import { RequestExpectationError } from "../../requests/expectation-error.ts";
import { WORLD_VERSION } from "../../store/world-export.ts";
import type { MockTeam } from "../team.ts";
import type {
  ControlTeamInfo,
  ControlClock,
  ControlJournalEntry,
  ControlInboxMessage,
  ControlOrders,
  ControlOutboxFilter,
  ControlRequest,
  ControlFault,
  ControlFaults,
  ControlUnknownValues,
  ControlJournal,
  ControlTeamMethods,
  ControlWebhook,
  ControlWebhooks,
} from "./control-types.ts";
import { CONTROL_VERSION } from "./control-path.ts";
import { encodeBase64 } from "../../kernel/encode-base64.ts";
import { explainMock } from "../explain-mock.ts";
import { buildSnippets } from "./request-snippets.ts";
import type { Snapshots } from "./snapshots.ts";

/** A team and its name. */
export interface NamedTeam {
  readonly name: string;
  readonly id: string;
  readonly team: MockTeam;
}

/** Returns the name, URLs and API key of a team. */
export function getTeamInfo({ name, id, team }: NamedTeam): ControlTeamInfo {
  return {
    team: name,
    team_id: id,
    url: team.url,
    link_url: team.linkUrl,
    api_key: team.apiKey,
    now: team.clock.iso(),
    clock: team.clock.mode,
    journal_size: team.requests.limit,
    versions: { control: CONTROL_VERSION, world: WORLD_VERSION },
  };
}

/** Creates the methods of a team in the control API. */
export function createControlTeam(
  named: NamedTeam,
  snapshots: Snapshots,
  events: KeptEvents,
): ControlTeamMethods {
  const { team } = named;
  return {
    users: team.users,
    insurance: team.insurance,
    connections: team.connections,
    link: team.link,
    timeseries: team.timeseries,
    labAccounts: team.labAccounts,
    orders: createControlOrders(team),
    appointments: team.appointments,
    labReports: team.labReports,
    webhooks: createControlWebhooks(team.webhooks),
    settings: team.settings,
    clock: createControlClock(team),
    faults: createControlFaults(team),
    unknownValues: createControlUnknownValues(team),
    requests: createControlJournal(team),
    info: () => getTeamInfo(named),
    scenario: (name) => team.scenario(name),
    scenarios: () => team.scenarios(),
    snapshot: ({ label = null } = {}) => snapshots.keep(team.snapshot(), label, team.clock.iso()),
    snapshots: () => snapshots.list(),
    restore: (snapshot) => team.restore(snapshots.get(typeof snapshot === "string" ? snapshot : snapshot.id)),
    reset: () => team.reset(),
    export: () => team.export(),
    import: (exported) => team.import(exported),
    idle: () => team.idle(),
    explain: (options) => explainMock(team, options),
    listEvents: (filter) => presentKeptEvents(events, named.name, filter),
  };
}

function createControlOrders({ orders }: MockTeam): ControlOrders {
  const pdf: ControlOrders["pdf"] = async (order, document) => {
    const { id } = orders.get(order);
    const bytes = await orders.pdf(id, document);
    return { name: `${document}-${id.slice(0, 8)}.pdf`, base64: encodeBase64(bytes) };
  };
  return { ...orders, pdf };
}

function createControlClock({ clock }: MockTeam): ControlClock {
  return {
    mode: () => clock.mode,
    setMode: (mode) => clock.setMode(mode),
    now: () => clock.now(),
    iso: () => clock.iso(),
    advance: (duration) => clock.advance(duration),
    advanceTo: (time) => clock.advanceTo(time),
  };
}

function createControlFaults({ faults }: MockTeam): ControlFaults {
  return {
    add: (rule) => presentFault(faults.add(rule)),
    preset: (name, conditions) => faults.preset(name, conditions).map(presentFault),
    list: () => faults.list().map(presentFault),
    unused: () => faults.unused().map(presentFault),
    remove: (fault) => {
      const faultId = typeof fault === "number" ? fault : fault.id;
      return (
        faults
          .list()
          .find(({ id }) => id === faultId)
          ?.remove() ?? false
      );
    },
    clear: () => faults.clear(),
  };
}

function presentFault({ id, rule, seen, hits }: Fault): ControlFault {
  return { id, rule, seen, hits };
}

function createControlUnknownValues({ unknownValues }: MockTeam): ControlUnknownValues {
  return {
    enable: (options) => unknownValues.enable(options),
    disable: () => unknownValues.disable(),
    options: () => unknownValues.options,
  };
}

function createControlJournal({ requests: journal, url }: MockTeam): ControlJournal {
  return {
    list: ({ bodies, ...filter } = {}) => journal.list(filter).map((entry) => presentEntry(entry, bodies)),
    last: ({ bodies, ...filter } = {}) => {
      const entry = journal.last(filter);
      return entry && presentEntry(entry, bodies);
    },
    get: (request) => presentRequest(journal.get(request), url),
    count: (filter) => journal.count(filter),
    unmatched: () => journal.unmatched().map((entry) => presentEntry(entry)),
    violations: () =>
      journal.violations.map(({ operation, status, problems }) => ({ operation, status, problems })),
    clear: () => journal.clear(),
    expect: (operation, partial = {}, { times, atLeast = 1 } = {}) =>
      convertFailure(() => {
        const expectation = journal.expect(operation, partial);
        return times === undefined ? expectation.atLeast(atLeast) : expectation.times(times);
      }),
    inOrder: (steps) => convertFailure(() => journal.inOrder(steps)),
    waitFor: (operation, partial, options) =>
      journal.waitFor(operation, partial, options).catch((thrown: unknown) =>
        convertFailure(() => {
          throw thrown;
        }),
      ),
    coverage: () => journal.coverage(),
  };
}

/** Runs a check of requests. A failed one becomes an error response. */
function convertFailure<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (thrown) {
    if (thrown instanceof RequestExpectationError) throw createConflictError(thrown.message);
    throw thrown;
  }
}

/** Copies an entry. The request is not enumerable, so the copy has it only when it is added. */
function presentEntry(entry: JournalEntry, bodies = false): ControlJournalEntry {
  const { path, user_id } = entry.request;
  return { ...entry, path, user_id, ...(bodies ? { request: entry.request } : {}) };
}

/** Copies an entry with everything that is not enumerable. */
function presentRequest(entry: JournalEntry, url: string): ControlRequest {
  const { request, response, error = null } = entry;
  const issues = entry.status === 422 && Array.isArray(error) ? (error as readonly ValidationIssue[]) : [];
  const sent = response && {
    headers: response.headers,
    size: response.size,
    kept: response.kept,
    body: response.body,
  };
  return {
    ...presentEntry(entry),
    request,
    response: sent,
    error,
    issues,
    snippets: buildSnippets(entry, url),
  };
}

function createControlWebhooks(webhooks: WebhooksFacade): ControlWebhooks {
  return {
    register: (seed) => presentEndpoint(webhooks.register(seed)),
    list: () => webhooks.list().map(presentEndpoint),
    rotate: (endpoint, secret) => presentEndpoint(webhooks.rotate(endpoint, secret)),
    retire: (endpoint) => presentEndpoint(webhooks.retire(endpoint)),
    enable: (endpoint) => presentEndpoint(webhooks.enable(endpoint)),
    remove: (endpoint) => webhooks.remove(endpoint),
    openInbox: (options) => presentEndpoint(webhooks.openInbox(options)),
    inbox: ({ bodies = false } = {}) =>
      webhooks.inbox().map((message) => presentInboxMessage(message, bodies)),
    getMessage: (ref) => {
      const id = typeof ref === "string" ? ref : ref.id;
      const message = webhooks.outbox().find((one) => one.id === id);
      if (message === undefined) throw createNotFoundError("Message");
      return presentMessage(message, true);
    },
    outbox: ({ bodies = false, ...filter } = {}) =>
      filterOutbox(webhooks.outbox(), filter).map((message) => presentMessage(message, bodies)),
    replay: (message) => presentMessage(webhooks.replay(message)),
    duplicate: (message) => presentMessage(webhooks.duplicate(message)),
    drop: (what) => webhooks.drop(what),
    hold: () => webhooks.hold(),
    release: (messages) => webhooks.release(messages).map((message) => presentMessage(message)),
  };
}

function filterOutbox(
  messages: readonly MockWebhook[],
  { endpoint, status, limit = Infinity }: Omit<ControlOutboxFilter, "bodies">,
): MockWebhook[] {
  const id = typeof endpoint === "object" ? endpoint.id : endpoint;
  const matching = messages.filter(
    (message) =>
      (id === undefined || message.endpoint === id) && (status === undefined || message.status === status),
  );
  return matching.slice(Math.max(0, matching.length - limit));
}

function presentInboxMessage(message: InboxMessage, bodies: boolean): ControlInboxMessage {
  return bodies ? { ...message, headers: message.headers, body: message.body } : { ...message };
}

/** Copies an endpoint with its secrets, which are not enumerable. Callers need them to configure a receiver. */
function presentEndpoint(endpoint: WebhookEndpoint): WebhookEndpoint {
  return { ...endpoint, secrets: endpoint.secrets };
}

/** Copies a message. Bodies and headers are not enumerable, so the copy has them only when they are added. */
function presentMessage(message: MockWebhook, bodies = false): ControlWebhook {
  if (!bodies) return { ...message, attempts: message.attempts.map((attempt) => ({ ...attempt })) };
  const attempts = message.attempts.map((attempt) => ({ ...attempt, headers: attempt.headers }));
  return { ...message, attempts, body: message.body };
}

import * as z from "zod";
import type { MockClock } from "../clock.ts";
import type { AppointmentsFacade } from "../appointments.ts";
import type { ConnectionsFacade } from "../connections.ts";
import type { InsuranceFacade } from "../insurance.ts";
import type { LabReportsFacade } from "../lab-reports.ts";
import type { LabAccountsFacade } from "../lab-accounts.ts";
import type { LinkFacade } from "../link.ts";
import type { OrdersFacade } from "../orders.ts";
import type { SettingsFacade } from "../../domain/settings.ts";
import type { TimeseriesFacade } from "../timeseries.ts";
import type { UsersFacade } from "../users.ts";
import type { Faults } from "../../faults/faults.ts";
import type { UnknownValues } from "../../unknown-values/unknown-values.ts";
import type { RequestsFacade } from "../requests.ts";
import type { WebhooksFacade } from "../webhooks.ts";
import * as orderSeeds from "./order-seeds.ts";
import { required, optional, type MethodParameters } from "./parameters.ts";
import * as reportSeeds from "./report-seeds.ts";
import * as seeds from "./seeds.ts";
import * as webhookSeeds from "./webhook-seeds.ts";

/** The facades of a team, without internal methods. */
interface Facades {
  readonly users: UsersFacade;
  readonly insurance: InsuranceFacade;
  readonly connections: ConnectionsFacade;
  readonly link: LinkFacade;
  readonly timeseries: TimeseriesFacade;
  readonly labAccounts: LabAccountsFacade;
  readonly orders: OrdersFacade;
  readonly appointments: AppointmentsFacade;
  readonly labReports: LabReportsFacade;
  readonly webhooks: WebhooksFacade;
  readonly settings: SettingsFacade;
  readonly clock: MockClock;
  readonly faults: Pick<Faults, "add" | "preset" | "list" | "unused" | "clear">;
  readonly unknownValues: Pick<UnknownValues, "enable" | "disable">;
  readonly requests: RequestsFacade;
}

const user = required("user", seeds.userRef);
const token = required("token", seeds.tokenRef);
const connection = required("connection", seeds.connectionRef);
const resource = required("resource", seeds.series);
const order = required("order", orderSeeds.orderRef);
const appointment = required("appointment", orderSeeds.orderRef);
const move = optional("move", orderSeeds.orderMove);
const job = required("job", reportSeeds.jobRef);
const endpoint = required("endpoint", webhookSeeds.ref);
const message = required("message", webhookSeeds.ref);
const status = required("status", () => z.string());
const filter = optional("filter", seeds.filter);
const operation = required("operation", seeds.operation);
const partial = optional("partial", seeds.requestPartial);

/** The parameters of every method of every facade. The control API has the same parameters: see `control/table.ts`. */
export const areas: { readonly [Name in keyof Facades]: MethodParameters<Facades[Name]> } = {
  users: {
    create: [optional("seed", seeds.userSeed)],
    get: [user],
    list: [],
    update: [user, required("patch", seeds.userFields)],
    delete: [user],
    undoDelete: [user],
    setInfo: [user, optional("info", seeds.patientInfo)],
    info: [user],
    maxHeartRate: [user, required("date", () => z.string())],
  },
  insurance: {
    create: [user, optional("seed", seeds.insurance)],
    latest: [user, optional("isPrimary", () => z.boolean())],
    list: [user],
  },
  connections: {
    create: [required("seed", seeds.connectionSeed)],
    list: [user],
    fail: [connection, optional("fault", seeds.connectionFault)],
    recover: [connection],
    devices: [user],
    renameDevice: [required("device", webhookSeeds.ref), required("name", () => z.string())],
    remove: [connection],
  },
  link: {
    createToken: [required("seed", seeds.linkTokenSeed)],
    get: [token],
    list: [optional("user", seeds.userRef)],
    providers: [],
    code: [token],
    completeOAuth: [token, optional("consent", seeds.consent)],
    close: [token],
    expire: [token],
    consume: [token],
  },
  timeseries: {
    add: [user, resource, required("seed", seeds.points)],
    replace: [user, resource, required("seed", seeds.points)],
    disable: [user, resource, optional("provider", () => z.string())],
    clear: [user, optional("choice", seeds.seriesChoice)],
    read: [user, resource, required("range", seeds.seriesRange)],
    sessions: [user, optional("range", seeds.range)],
  },
  labAccounts: {
    list: [optional("filter", seeds.accountFilter)],
    create: [required("seed", seeds.accountSeed)],
    set: [required("account", seeds.accountRef), required("changes", seeds.accountFields)],
  },
  orders: {
    create: [optional("seed", orderSeeds.orderSeed)],
    get: [order],
    list: [optional("user", seeds.userRef)],
    search: [optional("filter", orderSeeds.orderFilter)],
    advance: [order, move],
    advanceTo: [order, status, move],
    move: [order, status, move],
    fail: [order, optional("status", () => z.string()), optional("detail", orderSeeds.statusDetail)],
    cancel: [order],
    correct: [order, move],
    redraw: [order],
    recreate: [order],
    set: [order, required("changes", orderSeeds.orderChanges)],
    explain: [order],
    tests: [],
    lifecycle: [order],
    results: [order],
    documents: [order],
    pdf: [order, required("document", orderSeeds.orderDocument)],
    policy: [optional("policy", orderSeeds.policy)],
  },
  appointments: {
    create: [order, optional("seed", orderSeeds.appointmentSeed)],
    get: [appointment],
    list: [order],
    confirm: [appointment, optional("options", orderSeeds.confirmOptions)],
    reject: [appointment],
    start: [appointment],
    complete: [appointment],
    cancel: [appointment],
    moves: [appointment],
    setLabDecision: [required("decision", orderSeeds.labDecisionOptions)],
  },
  labReports: {
    create: [required("seed", reportSeeds.jobSeed)],
    get: [job],
    list: [optional("user", seeds.userRef)],
    setOutcome: [required("outcome", () => reportSeeds.outcome().nullable())],
    approve: [job, optional("changes", reportSeeds.report)],
    fail: [job, optional("reason", reportSeeds.reason)],
  },
  webhooks: {
    register: [required("seed", webhookSeeds.endpoint)],
    list: [],
    rotate: [endpoint, optional("secret", () => z.string())],
    retire: [endpoint],
    enable: [endpoint],
    remove: [endpoint],
    outbox: [],
    openInbox: [optional("options", webhookSeeds.inboxOptions)],
    inbox: [],
    replay: [message],
    duplicate: [message],
    drop: [optional("what", () => z.union([webhookSeeds.ref(), z.number()]))],
    hold: [],
    release: [optional("messages", () => z.array(webhookSeeds.ref()))],
  },
  settings: {
    get: [],
    list: [],
    set: [required("values", seeds.settings)],
  },
  clock: {
    setMode: [required("mode", () => z.enum(["frozen", "running"]))],
    now: [],
    iso: [],
    advance: [required("duration", seeds.duration)],
    advanceTo: [required("time", seeds.time)],
    sleep: [required("ms", () => z.number().nonnegative()), optional("signal", seeds.abortSignal)],
  },
  faults: {
    add: [required("rule", seeds.faultRule)],
    preset: [required("name", seeds.faultPreset), optional("conditions", seeds.faultConditions)],
    list: [],
    unused: [],
    clear: [],
  },
  unknownValues: {
    enable: [optional("options", seeds.unknownValuesOptions)],
    disable: [],
  },
  requests: {
    list: [filter],
    last: [filter],
    get: [required("request", seeds.requestRef)],
    count: [filter],
    unmatched: [],
    clear: [],
    expect: [operation, partial],
    inOrder: [required("steps", seeds.requestSteps)],
    waitFor: [operation, partial, optional("options", seeds.waitForRequestOptions)],
    coverage: [],
  },
};

/** The options of `createMock`. */
export const createMockParameters = [optional("options", seeds.mockOptions)] as const;

/** The parameters of `mock.override`. The control API has no such method, because it cannot transfer a function. */
export const overrideParameters = [
  operation,
  required("handler", seeds.overrideHandler),
  optional("options", seeds.overrideOptions),
] as const;

/** The options of `mock.team`. */
export const teamParameters = [optional("options", seeds.teamOptions)] as const;

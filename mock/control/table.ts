import { z } from "zod";
import type { SettingChanges } from "../domain/settings.ts";
import type { ControlledTeam, ControlledTeams } from "./controlled.ts";
import { anyObject, needed, optional, type Verbs } from "./parameters.ts";
import * as orderSeeds from "./order-seeds.ts";
import * as reportSeeds from "./report-seeds.ts";
import * as seeds from "./seeds.ts";
import * as webhookSeeds from "./webhook-seeds.ts";

/** The facades of a team. */
type Areas = {
  readonly [
    Name in keyof ControlledTeam as ControlledTeam[Name] extends (...args: never[]) => unknown ? never : Name
  ]: Verbs<ControlledTeam[Name]>;
};

const user = needed("user", seeds.userRef);
const token = needed("token", seeds.tokenRef);
const connection = needed("connection", seeds.connectionRef);
const resource = needed("resource", seeds.series);
const order = needed("order", orderSeeds.orderRef);
const appointment = needed("appointment", orderSeeds.orderRef);
const move = optional("move", orderSeeds.orderMove);
const job = needed("job", reportSeeds.jobRef);
const endpoint = needed("endpoint", webhookSeeds.ref);
const message = needed("message", webhookSeeds.ref);
const status = needed("status", z.string());
const filter = optional("filter", seeds.filterWithBodies);

/** What the control API does, area by area: each row calls the method of the same name with these arguments. */
export const areas: Areas = {
  users: {
    create: [optional("seed", seeds.userSeed)],
    get: [user],
    list: [],
    update: [user, needed("patch", seeds.userFields)],
    delete: [user],
    undoDelete: [user],
    setInfo: [user, optional("info", seeds.patientInfo)],
    info: [user],
    maxHeartRate: [user, needed("date", z.string())],
  },
  insurance: {
    create: [user, optional("seed", seeds.insurance)],
    latest: [user, optional("isPrimary", z.boolean())],
    list: [user],
  },
  connections: {
    create: [needed("seed", seeds.connectionSeed)],
    list: [user],
    fail: [connection, optional("fault", seeds.connectionFault)],
    recover: [connection],
    devices: [user],
    renameDevice: [needed("device", webhookSeeds.ref), needed("name", z.string())],
    remove: [connection],
  },
  link: {
    createToken: [needed("seed", seeds.linkTokenSeed)],
    get: [token],
    code: [token],
    completeOAuth: [token, optional("consent", seeds.consent)],
    close: [token],
    expire: [token],
    consume: [token],
  },
  timeseries: {
    add: [user, resource, needed("seed", seeds.points)],
    only: [user, resource, needed("seed", seeds.points)],
    silence: [user, resource, optional("provider", z.string())],
    clear: [user, optional("choice", seeds.seriesChoice)],
    read: [user, resource, needed("range", seeds.seriesRange)],
    sessions: [user, optional("range", seeds.range)],
  },
  labAccounts: {
    list: [optional("filter", seeds.accountFilter)],
    create: [needed("seed", seeds.accountSeed)],
    set: [needed("account", seeds.accountRef), needed("changes", seeds.accountFields)],
  },
  orders: {
    create: [optional("seed", orderSeeds.orderSeed)],
    get: [order],
    list: [optional("user", seeds.userRef)],
    advance: [order, move],
    advanceTo: [order, status, move],
    move: [order, status, move],
    fail: [order, optional("status", z.string()), optional("detail", z.string().nullable())],
    cancel: [order],
    correct: [order, move],
    redraw: [order],
    recreate: [order],
    set: [order, needed("changes", orderSeeds.orderChanges)],
    explain: [order],
    policy: [optional("policy", orderSeeds.policy)],
  },
  appointments: {
    create: [order, optional("seed", orderSeeds.appointmentSeed)],
    get: [appointment],
    list: [order],
    confirm: [appointment, optional("agreed", orderSeeds.agreed)],
    refuse: [appointment],
    start: [appointment],
    complete: [appointment],
    cancel: [appointment],
    laboratory: [needed("answer", orderSeeds.laboratoryWish)],
  },
  labReports: {
    create: [needed("seed", reportSeeds.jobSeed)],
    get: [job],
    list: [optional("user", seeds.userRef)],
    answerWith: [needed("answer", reportSeeds.answer.nullable())],
    approve: [job, optional("changes", reportSeeds.report)],
    fail: [job, optional("reason", reportSeeds.reason)],
  },
  webhooks: {
    // The facade says of each option what it may be.
    register: [needed("seed", webhookSeeds.address)],
    list: [],
    rotate: [endpoint, optional("secret", z.string())],
    retire: [endpoint],
    enable: [endpoint],
    remove: [endpoint],
    outbox: [optional("filter", webhookSeeds.outboxFilter)],
    replay: [message],
    duplicate: [message],
    drop: [optional("what", z.union([webhookSeeds.ref, z.number()]))],
    hold: [],
    release: [optional("messages", z.array(webhookSeeds.ref))],
  },
  settings: {
    get: [],
    // The settings know their own names and kinds.
    set: [needed("values", anyObject<SettingChanges>())],
  },
  clock: {
    mode: [],
    now: [],
    iso: [],
    advance: [needed("duration", seeds.time)],
    advanceTo: [needed("time", seeds.time)],
  },
  faults: {
    add: [needed("rule", seeds.faultRule)],
    list: [],
    remove: [needed("fault", seeds.faultRef)],
    clear: [],
  },
  future: {
    enable: [optional("options", seeds.futureOptions)],
    disable: [],
    options: [],
  },
  requests: {
    list: [filter],
    last: [filter],
    count: [optional("filter", seeds.filter)],
    unmatched: [],
    violations: [],
    clear: [],
  },
};

/** What a team does as a whole; these stand without an area in front. */
export const teamVerbs: Verbs<ControlledTeam> = {
  info: [],
  snapshot: [],
  restore: [needed("snapshot", seeds.snapshotRef)],
  reset: [],
  export: [],
  import: [needed("exported", z.unknown())],
  idle: [],
};

/** What is done with all teams; these do not ask which one is meant. */
export const teamsVerbs: Verbs<ControlledTeams> = {
  teams: [],
  team: [optional("options", seeds.teamOptions)],
};

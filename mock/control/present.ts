import type { Fault } from "../faults/faults.ts";
import type { Journal, JournalEntry } from "../journal/journal.ts";
import { WORLD_VERSION } from "../store/world-export.ts";
import type { MockTeam } from "../core/team.ts";
import type {
  ControlInfo,
  ControlledClock,
  ControlledEntry,
  ControlledFault,
  ControlledFaults,
  ControlledUnknownValues,
  ControlledJournal,
  ControlledTeam,
} from "./controlled.ts";
import { controlledWebhooks } from "./present-webhooks.ts";
import type { Snapshots } from "./snapshots.ts";

/** The version of the control API, which its addresses name. */
export const CONTROL_VERSION = 1;

/** A team that has a name. */
export interface NamedTeam {
  readonly name: string;
  readonly id: string;
  readonly team: MockTeam;
}

/** What a team is called by, and with. */
export function infoOf({ name, id, team }: NamedTeam): ControlInfo {
  return {
    team: name,
    team_id: id,
    url: team.url,
    link_url: team.linkUrl,
    api_key: team.apiKey,
    now: team.clock.iso(),
    clock: team.clock.mode,
    versions: { control: CONTROL_VERSION, world: WORLD_VERSION },
  };
}

/** Makes a team as the control API has it. */
export function controlled(named: NamedTeam, snapshots: Snapshots): ControlledTeam {
  const { team } = named;
  return {
    users: team.users,
    insurance: team.insurance,
    connections: team.connections,
    link: team.link,
    timeseries: team.timeseries,
    labAccounts: team.labAccounts,
    orders: team.orders,
    appointments: team.appointments,
    labReports: team.labReports,
    webhooks: controlledWebhooks(team.webhooks),
    settings: team.settings,
    clock: clockOf(team),
    faults: faultsOf(team),
    unknownValues: presentUnknownValues(team),
    requests: journalOf(team.requests),
    info: () => infoOf(named),
    snapshot: () => snapshots.keep(team.snapshot()),
    restore: (snapshot) => team.restore(snapshots.get(typeof snapshot === "string" ? snapshot : snapshot.id)),
    reset: () => team.reset(),
    export: () => team.export(),
    import: (exported) => team.import(exported),
    idle: () => team.idle(),
  };
}

function clockOf({ clock }: MockTeam): ControlledClock {
  return {
    mode: () => clock.mode,
    now: () => clock.now(),
    iso: () => clock.iso(),
    advance: (duration) => clock.advance(duration),
    advanceTo: (time) => clock.advanceTo(time),
  };
}

function faultsOf({ faults }: MockTeam): ControlledFaults {
  return {
    add: (rule) => faultOf(faults.add(rule)),
    list: () => faults.list().map(faultOf),
    remove: (fault) => {
      const wanted = typeof fault === "number" ? fault : fault.id;
      return (
        faults
          .list()
          .find(({ id }) => id === wanted)
          ?.remove() ?? false
      );
    },
    clear: () => faults.clear(),
  };
}

function faultOf({ id, rule, hits }: Fault): ControlledFault {
  return { id, rule, hits };
}

function presentUnknownValues({ unknownValues }: MockTeam): ControlledUnknownValues {
  return {
    enable: (options) => unknownValues.enable(options),
    disable: () => unknownValues.disable(),
    options: () => unknownValues.options,
  };
}

function journalOf(journal: Journal): ControlledJournal {
  return {
    list: ({ bodies, ...filter } = {}) => journal.list(filter).map((entry) => entryOf(entry, bodies)),
    last: ({ bodies, ...filter } = {}) => {
      const entry = journal.last(filter);
      return entry && entryOf(entry, bodies);
    },
    count: (filter) => journal.count(filter),
    unmatched: () => journal.unmatched().map((entry) => entryOf(entry)),
    violations: () =>
      journal.violations.map(({ operation, status, problems }) => ({ operation, status, problems })),
    clear: () => journal.clear(),
  };
}

/** What a request held is not enumerable, so a copy of an entry has it only where it is put there. */
function entryOf(entry: JournalEntry, bodies = false): ControlledEntry {
  return bodies ? { ...entry, request: entry.request } : { ...entry };
}

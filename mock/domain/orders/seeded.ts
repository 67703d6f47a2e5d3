import type { OrderSet } from "../../../src/generated/types.ts";
import { Findings } from "../people/findings.ts";
import { given } from "../seed.ts";
import { userIdOf, type UserRef } from "../users/facade.ts";
import { activeUser, createUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { addressOfUser, patientOfUser, usualTest } from "./made-up.ts";
import { makeOrder } from "./make.ts";
import { accountFor, accountNamed } from "./making/account.ts";
import { type PatientInput, readPatient } from "./making/patient.ts";
import { type AddressInput, readAddress, shippingTo } from "./making/places.ts";
import { type Selection, select } from "./making/selection.ts";
import { Refusal } from "../refusal.ts";
import { type ProgressPolicy, readPolicy } from "./policy.ts";
import type { Judgement } from "./results/outcome.ts";
import { planActivation } from "./schedule.ts";
import type { LowLevel, Method } from "./statuses.ts";
import type { OrderRow } from "./table.ts";
import { readTarget } from "./target.ts";
import { reach } from "./walk.ts";

/** What a test sets of an order that it makes; the rest is made up from the seed. */
export interface OrderSeed {
  /** @default a new user */
  readonly user?: UserRef;
  /** @default that of the lab tests, or "testkit" */
  readonly method?: Method;
  /** Ids of lab tests. @default one that is usual for the method */
  readonly lab_test_ids?: readonly string[];
  /** Lab tests and single markers, as requests name them. */
  readonly order_set?: OrderSet;
  readonly lab_account_id?: string;
  /** Whether a kit is sent before its patient is known. @default false, unless the status belongs to such kits */
  readonly registrable?: boolean;
  /** Whether the order was brought in with its sample. @default false, unless it is to begin so */
  readonly imported?: boolean;
  /** Where it goes by legal moves, low-level or full. @default it stays where it begins */
  readonly status?: string;
  /** Why it is there. */
  readonly detail?: string | null;
  /** What its results are like as a whole, if it comes to any. @default "normal" */
  readonly interpretation?: Judgement;
  /** Kinds of its results, taken in turn. */
  readonly result_types?: readonly string[];
  /** Whether something could not be measured. @default false */
  readonly missing?: boolean;
  /** How it moves by itself. @default the team's policy */
  readonly policy?: ProgressPolicy;
  /** @default the user's patient info, or somebody made up */
  readonly patient?: Partial<PatientInput>;
  /** @default the user's address, or one made up */
  readonly address?: Partial<AddressInput>;
  readonly sample_id?: string;
  readonly priority?: boolean;
  readonly notes?: string | null;
  readonly clinical_notes?: string | null;
  readonly passthrough?: string | null;
  readonly icd_codes?: readonly string[] | null;
  /** YYYY-mm-dd of a scheduled order. */
  readonly activate_by?: string | null;
}

/** Statuses that only kits have which are sent before their patient is known. */
const ofRegistrable: ReadonlySet<LowLevel> = new Set(["awaiting_registration", "registered"]);

/** Makes the order that a test wants, and brings it to its status. */
export function makeSeeded(world: World, seed: OrderSeed): OrderRow {
  const user_id = seed.user === undefined ? newUser(world) : userIdOf(seed.user).toLowerCase();
  activeUser(world, user_id);
  const selection = selectionOf(world, seed, user_id);
  const target = seed.status === undefined ? null : readTarget(selection, seed.status);
  const imported = seed.imported ?? target === "requisition_bypassed";
  const registrable =
    seed.registrable ?? (target !== null && ofRegistrable.has(target) && selection.method === "testkit");
  const people = peopleOf(world, seed, user_id, selection, registrable);
  const order = makeOrder(
    world,
    {
      ...given({
        priority: seed.priority,
        notes: seed.notes,
        clinical_notes: seed.clinical_notes,
        passthrough: seed.passthrough,
        icd_codes: seed.icd_codes,
        activate_by: seed.activate_by,
        sample_id: seed.sample_id,
      }),
      ...people,
      user_id,
      selection,
      account: accountOf(world, seed, selection, people.address?.state ?? null),
      registrable,
      imported,
      policy: seed.policy === undefined ? null : readPolicy(seed.policy),
    },
    imported ? "requisition_bypassed" : "ordered",
  );
  planActivation(world, order);
  if (target === null || target === order.low) return order;
  return reach(world, order, target, { detail: seed.detail ?? null, flags: flagsOf(seed) });
}

function newUser(world: World): string {
  return createUser(world, { client_user_id: `user-${world.ids.token("client_user_id", 10)}` }).user_id;
}

function selectionOf(world: World, seed: OrderSeed, userId: string): Selection {
  const { method, lab_test_ids, order_set } = seed;
  if (order_set !== undefined) return select({ order_set, collection_method: method ?? null });
  const ids = lab_test_ids ?? [usualTest(world, method ?? "testkit", userId).id];
  return select({ order_set: { lab_test_ids: [...ids] }, collection_method: method ?? null });
}

/** Who the order is for and where they live; nobody yet for a kit that waits to be registered. */
function peopleOf(
  world: World,
  seed: OrderSeed,
  userId: string,
  selection: Selection,
  registrable: boolean,
): Pick<OrderRow, "patient" | "address" | "shipping"> {
  const findings = new Findings();
  const asked = { ...patientOfUser(world, userId), ...given(seed.patient ?? {}) };
  const lives = { ...addressOfUser(world, userId, selection.method), ...given(seed.address ?? {}) };
  const patient = readPatient(world, findings, ["body", "patient_details"], asked);
  const address = readAddress(findings, ["body", "patient_address"], lives, true);
  findings.end();
  const shipping = selection.method === "testkit" ? shippingTo(patient, address) : null;
  return registrable ? { patient: null, address: null, shipping } : { patient, address, shipping };
}

/** The account that is named, or one that fits; the service's own where none does, as a test asks for no more. */
function accountOf(world: World, seed: OrderSeed, selection: Selection, state: string | null) {
  const named = accountNamed(world, { lab_account_id: seed.lab_account_id });
  if (named !== undefined) return named;
  try {
    const need = { selection, billing: "client_bill", state, hasPhysician: true, pending: false } as const;
    return accountFor(world, need, undefined);
  } catch (refusal) {
    if (refusal instanceof Refusal) return null;
    throw refusal;
  }
}

function flagsOf({ interpretation, result_types, missing }: OrderSeed) {
  return given({ interpretation, result_types, has_missing_results: missing });
}

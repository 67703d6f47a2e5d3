import * as z from "zod";
import type { PatientInfo, PatientInfoUpdate, User } from "../../src/generated/types.ts";
import { assertCompatible, type ConditionName } from "../catalog/labs/conditions.ts";
import { parseDate } from "../kernel/time.ts";
import { isZone } from "../kernel/zones.ts";
import { createSyntheticPatientInfo } from "../domain/patients/synthetic-patient.ts";
import { findPatientInfo, serializePatientInfo, setPatientInfo } from "../domain/patients/rules.ts";
import type { World } from "../domain/world.ts";
import { deleteUser, undoDelete } from "../domain/users/deletion.ts";
import type { UserFields } from "../domain/users/fields.ts";
import { computeMaxHeartRate } from "../domain/users/max-heart-rate.ts";
import { getActiveUser, createUser, listUsers, updateUser } from "../domain/users/rules.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import { omitUndefined } from "../domain/omit-undefined.ts";
import type { Lifestyle } from "../domain/timeseries/generation/person.ts";
import { setLifestyle } from "../domain/timeseries/lifestyle.ts";
import { connect } from "../domain/connections/rules.ts";
import { serializeUser } from "../domain/connections/serialize.ts";
import type { PatientInfoRecord } from "../domain/patients/table.ts";
import { eraseUser } from "../domain/users/erasure.ts";
import type { UserRecord } from "../domain/users/table.ts";
import { createSeededInsurance, type InsuranceSeed } from "./insurance.ts";
import { type DeepPartial, mergeSeed } from "./merge-seed.ts";
import { applyTraits, type UserTrait, userTraits } from "./traits.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** Fields of a new user. The mock fills the rest with synthetic data. */
export type UserSeed = UserFields &
  Lifestyle & {
    readonly client_user_id?: string;
    /** Patient info to store, at any depth. `{}` stores synthetic patient info. */
    readonly info?: PatientInfoOverrides;
    /** Insurance to store, at any depth. It needs `info`. `{}` stores synthetic insurance. */
    readonly insurance?: InsuranceSeed;
    /** Conditions that move the results of the user's orders, such as `prediabetes`. `type_1_diabetes` also moves the glucose series. */
    readonly conditions?: readonly ConditionName[];
    /**
     * IANA identifier of the zone that the user's devices report, as on a journey.
     * @default the `fallback_time_zone`, or UTC
     */
    readonly device_time_zone?: string;
    /** Slugs of providers to connect. */
    readonly connections?: readonly string[];
    /** Names of traits, such as `insured`. Fields that you give win. */
    readonly traits?: readonly UserTrait[];
  };

/** Patient info to set, at any depth. */
export type PatientInfoOverrides = DeepPartial<PatientInfoUpdate>;

/** `mock.users`: creates and changes users without a request, under the same rules. */
export interface UsersFacade {
  /**
   * Creates a user. An error creates nothing.
   * @default a synthetic `client_user_id`
   */
  create(seed?: UserSeed): User;
  /** Returns a user. Throws a `ServiceError` 404 when it does not exist or is deleted. */
  get(user: UserRef): User;
  /** Lists all users that are not deleted, oldest first. */
  list(): User[];
  /** Updates the given fields of a user; null clears a field. */
  update(user: UserRef, patch: UserFields): User;
  /** Deletes a user. Connections end at once; the data is erased after 7 days. */
  delete(user: UserRef): void;
  /** Restores a deleted user. */
  undoDelete(user: UserRef): User;
  /** Replaces the patient info of a user. @default synthetic values */
  setInfo(user: UserRef, info?: PatientInfoOverrides): PatientInfo;
  /** Returns the patient info of a user, or null when none is stored. Throws a `ServiceError` 404 when there is no such user. */
  info(user: UserRef): PatientInfo | null;
  /**
   * Returns the maximum heart rate of a user on a day, in bpm: 220 minus the age.
   * @param date YYYY-mm-dd
   * @returns null when the birth date is unknown
   */
  maxHeartRate(user: UserRef, date: string): number | null;
}

const user = required("user", seeds.userRef);

export const usersArea: Area<UsersFacade, UsersFacade> = {
  create: method("User", [optional("seed", seeds.userSeed)], ({ world }, seed = {}) =>
    serializeUser(world, createSeededUser(world, applyTraits(userTraits, seed))),
  ),
  get: method("User", [user], ({ world }, ref) => serializeUser(world, getActiveUser(world, getUserId(ref)))),
  list: method("User[]", [], ({ world }) =>
    listUsers(world, 0, Infinity).users.map((row) => serializeUser(world, row)),
  ),
  update: method("User", [user, required("patch", seeds.userFields)], ({ world }, ref, patch) =>
    serializeUser(world, updateUser(world, getUserId(ref), patch)),
  ),
  delete: method(null, [user], ({ world }, ref) => {
    deleteUser(world, getUserId(ref));
  }),
  undoDelete: method("User", [user], ({ world }, ref) =>
    serializeUser(world, undoDelete(world, { user_id: getUserId(ref) })),
  ),
  setInfo: method("PatientInfo", [user, optional("info", seeds.patientInfo)], ({ world }, ref, info = {}) =>
    serializePatientInfo(setInfo(world, getUserId(ref), info)),
  ),
  info: method("PatientInfo?", [user], ({ world }, ref) => {
    const { user_id } = getActiveUser(world, getUserId(ref));
    const info = findPatientInfo(world, user_id);
    return info === undefined ? null : serializePatientInfo(info);
  }),
  maxHeartRate: method("number?", [user, required("date", () => z.iso.date())], ({ world }, ref, date) => {
    const { birth_date } = getActiveUser(world, getUserId(ref));
    return computeMaxHeartRate(birth_date?.value ?? null, parseDate(date)!);
  }),
};

function createSeededUser(
  world: World,
  { info, insurance, device_time_zone: device_zone, connections = [], ...seed }: Omit<UserSeed, "traits">,
): UserRecord {
  const { fitness, schedule, diabetes: _diabetes, wear, mobility, conditions: _conditions, ...fields } = seed;
  const { diabetes, conditions } = relateDiabetes(seed);
  assertCompatible(conditions ?? []);
  if (device_zone !== undefined && !isZone(device_zone))
    throw new TypeError("seed.device_time_zone must be a time zone of the tz database.");
  const lifestyle = omitUndefined({ fitness, schedule, diabetes, wear, mobility });
  const client_user_id = fields.client_user_id ?? `user-${world.ids.token("client_user_id", 10)}`;
  const { user_id } = createUser(world, { ...fields, client_user_id });
  try {
    const own = omitUndefined({ conditions, device_zone });
    if (Object.keys(own).length > 0) world.tables.users.update(user_id, own);
    if (Object.keys(lifestyle).length > 0) setLifestyle(world, user_id, lifestyle);
    if (info !== undefined) setInfo(world, user_id, info);
    if (insurance !== undefined) createSeededInsurance(world, user_id, insurance);
    for (const provider of connections) connect(world, { user: { user_id }, provider });
  } catch (error) {
    eraseUser(world, user_id);
    throw error;
  }
  return getActiveUser(world, user_id);
}

/** Gives a user whose time series show type 1 diabetes the condition, which results show, and the other way round. */
function relateDiabetes({
  diabetes,
  conditions,
}: Pick<UserSeed, "diabetes" | "conditions">): Pick<UserSeed, "diabetes" | "conditions"> {
  const isListed = conditions?.includes(TYPE_1) === true;
  if (diabetes === "type1" && !isListed) return { diabetes, conditions: [...(conditions ?? []), TYPE_1] };
  return { diabetes: diabetes ?? (isListed ? "type1" : undefined), conditions };
}

const TYPE_1 = "type_1_diabetes";

function setInfo(world: World, userId: string, info: PatientInfoOverrides): PatientInfoRecord {
  const synthetic = createSyntheticPatientInfo(world, userId, info.gender);
  const { zip_code: _zip, ...address } = { zip_code: "", ...synthetic.address };
  // The synthetic ZIP code would be in another state, and a request may write the field under two names.
  const hasPlace = info.address?.state !== undefined || info.address?.zip !== undefined;
  const base = { ...synthetic, address: hasPlace ? address : synthetic.address };
  return setPatientInfo(world, userId, mergeSeed<object>(base, info) as PatientInfoUpdate);
}

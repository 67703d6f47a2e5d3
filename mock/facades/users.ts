import type { PatientInfo, User } from "../../src/generated/types.ts";
import { parseDate } from "../kernel/time.ts";
import { createSyntheticPatientInfo, type PatientInfoSeed } from "../domain/patients/synthetic-patient.ts";
import { getPatientInfo, setPatientInfo } from "../domain/patients/rules.ts";
import { omitUndefined } from "../domain/omit-undefined.ts";
import { serializePatientInfo } from "../domain/patients/wire.ts";
import type { World } from "../domain/world.ts";
import { deleteUser, undoDelete } from "../domain/users/deletion.ts";
import type { UserFields } from "../domain/users/fields.ts";
import { computeMaxHeartRate } from "../domain/users/max-heart-rate.ts";
import { getActiveUser, createUser, listUsers, updateUser } from "../domain/users/rules.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import { serializeUser } from "../domain/connections/wire.ts";

/** Fields of a new user. The mock fills the rest with synthetic data. */
export type UserSeed = UserFields & { readonly client_user_id?: string };

/** `mock.users`: creates and changes users without a request, under the same rules. */
export interface UsersFacade {
  /** Creates a user. @default a synthetic `client_user_id` */
  create(seed?: UserSeed): User;
  /** Returns a user. Throws a `ServiceError` 404 when it does not exist or is deleted. */
  get(user: UserRef): User;
  /** Lists all users that are not deleted, oldest first. */
  list(): User[];
  /** Updates the given fields; null clears a field. */
  update(user: UserRef, patch: UserFields): User;
  /** Deletes a user. Connections end at once; the data is erased after 7 days. */
  delete(user: UserRef): void;
  /** Restores a deleted user. */
  undoDelete(user: UserRef): User;
  /** Replaces the patient info of a user. @default synthetic values */
  setInfo(user: UserRef, info?: PatientInfoSeed): PatientInfo;
  /** Returns the patient info of a user. Throws a `ServiceError` 404 when none is stored. */
  info(user: UserRef): PatientInfo;
  /**
   * Returns the maximum heart rate of a user on a day,in bpm: 220 minus the age.
   * @param date YYYY-mm-dd
   * @returns null when the birth date is unknown.
   */
  maxHeartRate(user: UserRef, date: string): number | null;
}

/** Creates `mock.users`. */
export function createUsersFacade(world: World): UsersFacade {
  return {
    create: (seed = {}) => {
      const client_user_id = seed.client_user_id ?? `user-${world.ids.token("client_user_id", 10)}`;
      return serializeUser(world, createUser(world, { ...seed, client_user_id }));
    },
    get: (user) => serializeUser(world, getActiveUser(world, getUserId(user))),
    list: () => listUsers(world, 0, Infinity).users.map((user) => serializeUser(world, user)),
    update: (user, patch) => serializeUser(world, updateUser(world, getUserId(user), patch)),
    delete: (user) => {
      deleteUser(world, getUserId(user));
    },
    undoDelete: (user) => serializeUser(world, undoDelete(world, { user_id: getUserId(user) })),
    setInfo: (user, info = {}) => {
      const userId = getUserId(user);
      return serializePatientInfo(
        setPatientInfo(world, userId, {
          ...createSyntheticPatientInfo(world, userId),
          ...omitUndefined(info),
        }),
      );
    },
    info: (user) => serializePatientInfo(getPatientInfo(world, getUserId(user))),
    maxHeartRate: (user, date) => {
      const day = parseDate(date);
      if (day === null) throw new RangeError("date must be in the form YYYY-mm-dd.");
      return computeMaxHeartRate(getActiveUser(world, getUserId(user)).birth_date?.value ?? null, day);
    },
  };
}

import type { PatientInfo, User } from "../../src/generated/types.ts";
import { parseDate } from "../kernel/time.ts";
import { createSyntheticPatientInfo, type PatientInfoSeed } from "../domain/patients/synthetic-patient.ts";
import { getPatientInfo, setPatientInfo } from "../domain/patients/rules.ts";
import { omitUndefined } from "../domain/omit-undefined.ts";
import { serializePatientInfo } from "../domain/patients/wire.ts";
import type { World } from "../domain/world.ts";
import { deleteUser, undoDelete } from "../domain/users/deletion.ts";
import type { UserFields } from "../domain/users/fields.ts";
import { maxHeartRate } from "../domain/users/heart-rate.ts";
import { activeUser, createUser, listUsers, updateUser } from "../domain/users/rules.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import { serializeUser } from "../domain/users/wire.ts";

/** What a test sets of a user that it makes; the rest is made up from the seed. */
export type UserSeed = UserFields & { readonly client_user_id?: string };

/** `mock.users`: users without a request, under the same rules as with one. */
export interface UsersFacade {
  /** Makes a user. @default client_user_id is made up */
  create(seed?: UserSeed): User;
  /** The user; throws a refusal of 404 where it does not exist or is deleted. */
  get(user: UserRef): User;
  /** All users in the order of their creation, deleted ones left out. */
  list(): User[];
  /** Changes what is given; null clears. */
  update(user: UserRef, patch: UserFields): User;
  /** Deletes the user, as a request does: connections end at once, erasure follows in 7 days. */
  delete(user: UserRef): void;
  /** Makes a deleted user active again. */
  undoDelete(user: UserRef): User;
  /** Stores patient info in the place of what was there, as a request does. @default each field is made up */
  setInfo(user: UserRef, info?: PatientInfoSeed): PatientInfo;
  /** The patient info of the user; throws a refusal of 404 where none is stored. */
  info(user: UserRef): PatientInfo;
  /**
   * The highest heart rate expected of the user on a day, in beats a minute: 220 less the age that day.
   * @param date YYYY-mm-dd
   * @returns null where no birth date is known.
   */
  maxHeartRate(user: UserRef, date: string): number | null;
}

/** Makes the facade of one world. */
export function createUsersFacade(world: World): UsersFacade {
  return {
    create: (seed = {}) => {
      const client_user_id = seed.client_user_id ?? `user-${world.ids.token("client_user_id", 10)}`;
      return serializeUser(world, createUser(world, { ...seed, client_user_id }));
    },
    get: (user) => serializeUser(world, activeUser(world, getUserId(user))),
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
      if (day === null) throw new RangeError("The day of a maximum heart rate is written YYYY-mm-dd.");
      return maxHeartRate(activeUser(world, getUserId(user)).birth_date?.value ?? null, day);
    },
  };
}

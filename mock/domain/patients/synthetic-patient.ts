import type { PatientInfoUpdate } from "../../../src/generated/types.ts";
import { capitals } from "../../catalog/geo/capitals.ts";
import { Random } from "../../kernel/random.ts";
import { formatDate } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import { drawSex, pickName } from "./synthetic-names.ts";

const streets = ["Alder Lane", "Beech Street", "Cedar Court", "Elm Road", "Maple Avenue"];

/** Patient info that a test sets. The seed determines the rest. */
export type PatientInfoSeed = Partial<PatientInfoUpdate>;

/**
 * Creates synthetic patient info of an adult. The result depends only on the world's seed, the user and the gender.
 * @param gender one that a test gives, which the first name follows. @default a drawn one
 */
export function createSyntheticPatientInfo(
  world: World,
  userId: string,
  gender: string = drawSex(world.seed, userId),
): Omit<PatientInfoUpdate, "gender"> & { readonly gender: string } {
  const random = new Random(world.seed, "patient", userId);
  const { first_name, last_name } = pickName(new Random(world.seed, "name", userId), gender);
  const { city, state, zip } = random.pick(capitals);
  return {
    first_name,
    last_name,
    email: `${first_name}.${last_name}@mail.example`.toLowerCase(),
    // Numbers from 555-0100 to 555-0199 are reserved for fictional use.
    phone_number: `+12025550${random.int(100, 199)}`,
    gender,
    dob: formatDate({ year: random.int(1945, 2000), month: random.int(1, 12), day: random.int(1, 28) }),
    address: { first_line: `${random.int(1, 999)} ${random.pick(streets)}`, city, state, zip_code: zip },
  };
}

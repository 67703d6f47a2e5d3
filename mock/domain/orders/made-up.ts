import { Random } from "../../kernel/random.ts";
import { labTests, type LabTest } from "../../catalog/labs/lab-tests.ts";
import { madeUpInfo } from "../people/made-up.ts";
import type { World } from "../world.ts";
import type { AddressInput } from "./making/places.ts";
import type { PatientInput } from "./making/patient.ts";
import type { Method } from "./statuses.ts";
import type { OrderAddress, OrderPatient, OrderRow } from "./table.ts";
import { guarantorAnswer } from "../people/guarantor.ts";

/** Who a user is to a laboratory: as their patient info has it, or else somebody made up. */
export function patientOfUser(world: World, userId: string): PatientInput {
  const stored = world.tables.patientInfo.get(userId);
  if (stored === undefined) {
    const { first_name, last_name, dob, gender, phone_number, email } = madeUpInfo(world, userId);
    return { first_name, last_name, dob, gender, phone_number, email };
  }
  const { user_id: _id, address: _address, medical_proxy, ...person } = stored;
  return { ...person, medical_proxy: guarantorAnswer(medical_proxy) };
}

/** Where a user lives: as their patient info has it, or else somewhere made up. */
export function addressOfUser(world: World, userId: string): AddressInput {
  const stored = world.tables.patientInfo.get(userId)?.address;
  if (stored !== undefined) return { ...stored };
  const { first_line, city, state, ...zips } = madeUpInfo(world, userId).address;
  const zip = "zip_code" in zips ? zips.zip_code : zips.zip;
  return { first_line, city, state, zip: zip ?? "", country: "US" };
}

/** A lab test of a method that can be ordered, the same for all orders of a user. */
export function usualTest(world: World, method: Method, userId: string): LabTest {
  const usual = labTests().filter(
    (test) => test.method === method && test.status === "active" && !test.is_delegated,
  );
  return new Random(world.seed, "usual_test", method, userId).pick(usual);
}

/** The patient to whom a kit is registered that nobody has registered by request. */
export function registeredTo(world: World, order: OrderRow): Partial<OrderRow> {
  if (order.patient !== null) return {};
  const patient: OrderPatient = { ...unsaid, ...patientOfUser(world, order.user_id) };
  const address: OrderAddress = { ...nowhere, ...addressOfUser(world, order.user_id) };
  return { patient, address };
}

const unsaid = {
  medical_proxy: null,
  race: null,
  ethnicity: null,
  sexual_orientation: null,
  gender_identity: null,
  household_income: null,
  household_size: null,
} as const;

const nowhere = { receiver_name: "", second_line: null, phone_number: null, access_notes: null } as const;

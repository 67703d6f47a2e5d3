import { phlebotomyNetworks, listVisitTypes } from "../../../catalog/service-centers/phlebotomy.ts";
import { type Capital, capitals } from "../../../catalog/geo/states.ts";
import { buildOnce } from "../../../kernel/build-once.ts";
import { Random } from "../../../kernel/random.ts";
import { getLabTests, type LabTest } from "../../../catalog/labs/lab-tests.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import { createSyntheticPatientInfo } from "../../patients/synthetic-patient.ts";
import type { World } from "../../world.ts";
import type { AddressInput, PatientInput } from "../intake/fields.ts";
import { findAccount } from "../intake/lab-account.ts";
import { resolveSelection } from "../intake/selection.ts";
import { addConditions } from "../intake/terms.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { OrderAddress, OrderPatient, OrderRow } from "../table.ts";
import { serializeGuarantor } from "../../patients/address.ts";

/**
 * Returns the default patient of an order: the user's patient info, or synthetic data.
 * @param gender the one that a test gives, which a synthetic first name follows
 */
export function getPatientDefaults(
  world: World,
  userId: string,
  gender?: PatientInput["gender"],
): PatientInput {
  const stored = world.tables.patientInfo.get(userId);
  if (stored === undefined) {
    const { address: _address, ...person } = createSyntheticPatientInfo(world, userId, gender);
    return person;
  }
  const { user_id: _id, address: _address, medical_proxy, ...person } = stored;
  return { ...person, medical_proxy: serializeGuarantor(medical_proxy) };
}

/**
 * Returns the default address of an order: the one in the user's patient info, or a synthetic one. For methods with
 * appointments, the synthetic address is where slots exist, so that a test can book one.
 */
export function getAddressDefaults(world: World, userId: string, method?: CollectionMethod): AddressInput {
  const stored = world.tables.patientInfo.get(userId)?.address;
  if (stored !== undefined) return { ...stored };
  const { first_line, city, state, ...zips } = createSyntheticPatientInfo(world, userId).address;
  const zip = "zip_code" in zips ? zips.zip_code : zips.zip;
  const syntheticAddress = { first_line, city, state, zip: zip ?? "", country: "US" };
  if (method !== "at_home_phlebotomy" && method !== "walk_in_test") return syntheticAddress;
  const served = new Random(world.seed, "served", userId).pick(listServedCapitals());
  return { ...syntheticAddress, city: served.city, state: served.state, zip: served.zip };
}

/** Lists cities with at-home slots. All of them also have service centers that can be booked. */
const listServedCapitals = buildOnce((): readonly Capital[] =>
  capitals.filter(({ zip }) =>
    phlebotomyNetworks.some((network) => listVisitTypes(network, zip).includes("appointment-ready")),
  ),
);

/**
 * Picks a lab test of a method that fits the patient's gender, the same for all orders of a user. Walk-in tests belong to a lab
 * whose centers accept bookings, so that the order can get an appointment.
 */
export function pickLabTest(
  world: World,
  method: CollectionMethod,
  userId: string,
  gender: string | undefined,
): LabTest {
  const candidates = getLabTests().filter(
    (test) =>
      test.method === method &&
      test.status === "active" &&
      !test.is_delegated &&
      (test.sex === null || test.sex === gender) &&
      (method !== "walk_in_test" || getLab(test.lab_id).bookable),
  );
  return new Random(world.seed, "usual_test", method, userId).pick(candidates);
}

/** Builds the patient of a test kit that is registered by a simulation, and chooses its lab account when its order named none. */
export function buildRegistration(world: World, order: OrderRow): Partial<OrderRow> {
  if (order.patient !== null) return {};
  const patient: OrderPatient = {
    ...optionalPatientFields,
    ...getPatientDefaults(world, order.user_id),
    medical_proxy: world.tables.patientInfo.get(order.user_id)?.medical_proxy ?? null,
  };
  const address: OrderAddress = { ...optionalAddressFields, ...getAddressDefaults(world, order.user_id) };
  const selection = resolveSelection({ order_set: { lab_test_ids: [...order.lab_test_ids] } });
  const lab_account_id =
    order.lab_account_id ?? findAccount(world, selection, address.state)?.lab_account_id ?? null;
  return { patient: addConditions(world, order.user_id, patient), address, lab_account_id };
}

const optionalPatientFields = {
  race: null,
  ethnicity: null,
  sexual_orientation: null,
  gender_identity: null,
  household_income: null,
  household_size: null,
} as const;

const optionalAddressFields = {
  receiver_name: "",
  second_line: null,
  phone_number: null,
  access_notes: null,
} as const;

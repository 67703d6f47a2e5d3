import { phlebotomyNetworks, listVisitTypes } from "../../../catalog/service-centers/phlebotomy.ts";
import { type Capital, capitals } from "../../../catalog/geo/capitals.ts";
import { Random } from "../../../kernel/random.ts";
import { getLabTests, type LabTest } from "../../../catalog/labs/lab-tests.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import { createSyntheticPatientInfo } from "../../patients/synthetic-patient.ts";
import type { World } from "../../world.ts";
import type { AddressInput } from "../intake/addresses.ts";
import type { PatientInput } from "../intake/patient.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { OrderAddress, OrderPatient, OrderRow } from "../table.ts";
import { serializeGuarantor } from "../../patients/guarantor.ts";

/** Who a user is to a laboratory: as their patient info has it, or else somebody made up. */
export function getPatientDefaults(world: World, userId: string): PatientInput {
  const stored = world.tables.patientInfo.get(userId);
  if (stored === undefined) {
    const { first_name, last_name, dob, gender, phone_number, email } = createSyntheticPatientInfo(
      world,
      userId,
    );
    return { first_name, last_name, dob, gender, phone_number, email };
  }
  const { user_id: _id, address: _address, medical_proxy, ...person } = stored;
  return { ...person, medical_proxy: serializeGuarantor(medical_proxy) };
}

/**
 * Where a user lives: as their patient info has it, or else somewhere made up. Who is to have an appointment then lives where
 * slots are offered, at home and at centers, so that a test can book one.
 */
export function getAddressDefaults(world: World, userId: string, method?: CollectionMethod): AddressInput {
  const stored = world.tables.patientInfo.get(userId)?.address;
  if (stored !== undefined) return { ...stored };
  const { first_line, city, state, ...zips } = createSyntheticPatientInfo(world, userId).address;
  const zip = "zip_code" in zips ? zips.zip_code : zips.zip;
  const anywhere = { first_line, city, state, zip: zip ?? "", country: "US" };
  if (method !== "at_home_phlebotomy" && method !== "walk_in_test") return anywhere;
  const served = new Random(world.seed, "served", userId).pick(listServedCapitals());
  return { ...anywhere, city: served.city, state: served.state, zip: served.zip };
}

/** Cities where somebody comes to the door at a slot. All of them have centers that can be booked, too. */
export function listServedCapitals(): readonly Capital[] {
  return capitals.filter(({ zip }) =>
    phlebotomyNetworks.some((network) => listVisitTypes(network, zip).includes("appointment-ready")),
  );
}

/**
 * A lab test of a method that can be ordered, the same for all orders of a user. For a center it is one of a laboratory whose
 * centers take bookings, so that whoever makes an order can give it an appointment.
 */
export function pickLabTest(world: World, method: CollectionMethod, userId: string): LabTest {
  const usual = getLabTests().filter(
    (test) =>
      test.method === method &&
      test.status === "active" &&
      !test.is_delegated &&
      (method !== "walk_in_test" || getLabsById().get(test.lab_id)?.bookable === true),
  );
  return new Random(world.seed, "usual_test", method, userId).pick(usual);
}

/** The patient to whom a kit is registered that nobody has registered by request. */
export function buildRegistration(world: World, order: OrderRow): Partial<OrderRow> {
  if (order.patient !== null) return {};
  const patient: OrderPatient = { ...optionalPatientFields, ...getPatientDefaults(world, order.user_id) };
  const address: OrderAddress = { ...optionalAddressFields, ...getAddressDefaults(world, order.user_id) };
  return { patient, address };
}

const optionalPatientFields = {
  medical_proxy: null,
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

import { isValidationError, type PatientInfoUpdate, type UserCreated, unlisted } from "sanguine";
import { map, getMark } from "../map.ts";
import type { Stage } from "../stage.ts";
import { chapter, done, line, table } from "../terminal.ts";

/** The user's address. The application has the coordinates from its own map. */
const home = { zip_code: "85004", lat: 33.452, lng: -112.07 };
const radius = 25;

/** Stores patient info, searches markers and lab tests, and finds patient service centers. */
export async function runLabChapter(stage: Stage, user: UserCreated): Promise<void> {
  chapter("Before a lab order: patient, markers, service centers");
  await patient(stage, user);
  await markers(stage);
  await centers(stage);
}

/** Stores patient info and an insurance. The first attempt has a name that labs do not accept. */
async function patient({ client }: Stage, { user_id }: UserCreated): Promise<void> {
  const form: PatientInfoUpdate = {
    first_name: "Adèle",
    last_name: "Fernsby",
    email: "ada@mail.example",
    phone_number: "+12025550142",
    gender: "female",
    dob: "1986-04-21",
    address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: home.zip_code },
  };
  try {
    await client.users.updateInfo(user_id, form);
  } catch (error) {
    if (!isValidationError(error)) throw error;
    for (const { loc, ctx } of error.issues) {
      done(`patient info with the name ${form.first_name} is rejected at ${loc.join(".")}`);
      line(`      rule "${String(ctx?.rule)}": ${String(ctx?.error)}`);
    }
  }
  const info = await client.users.updateInfo(user_id, { ...form, first_name: "Adele" });
  done(`with ${info.first_name} it is stored`, `${info.address.city}, ${info.address.zip}`);

  const { first_name, last_name, gender, dob, email, phone_number } = info;
  const { first_line, zip, city, state, country } = info.address;
  const { company, payor_code } = await client.insurance.create(user_id, {
    payor_code: "ACME01",
    member_id: "M-1000421",
    relationship: "Self",
    insured: {
      first_name,
      last_name,
      gender: unlisted(gender), // a response may hold a gender that this release does not list
      dob,
      email,
      phone_number,
      address: { first_line, zip, city, state, country },
    },
  });
  done("insured", `${payor_code}, which is ${company.name}`);
}

/** Searches markers by part of their name, and shows a lab test with its markers. */
async function markers({ client }: Stage): Promise<void> {
  const all = await client.markers.list();
  const found = await client.markers.list({ lab_slug: "harrowgate_labs", name: "cholesterol" });
  line();
  line(`  Of ${all.total} markers, ${found.total} of one lab have "cholesterol" in their name:`);
  table(
    ["test code", "marker", "unit", "LOINC", "US dollars"],
    found.items.map(({ provider_id, name, unit, expected_results, price }) => [
      provider_id ?? "",
      name,
      unit ?? "",
      expected_results.map(({ loinc }) => loinc?.code).join(", "),
      (price ?? "").padStart(10),
    ]),
  );

  const [kit] = await client.labTests.list({ collection_method: "testkit" }).toArray({ limit: 1 });
  if (kit === undefined) return;
  const measured = await client.markers.orderSet({ lab_test_ids: [kit.id] });
  const { contentType, size } = await client.labTests.collectionInstructions(kit.id);
  line();
  done(
    `the lab test "${kit.name}" uses a test kit by mail`,
    `${measured.total} markers, ${kit.price} US dollars`,
  );
  done("its collection instructions", `${contentType}, ${size} bytes`);
}

/** Lists the patient service centers near the user, and prints a map of them. */
async function centers({ client }: Stage): Promise<void> {
  const { zip_code } = home;
  const [lab] = await client.labTests.labs();
  if (lab === undefined) return;
  const { patient_service_centers } = await client.psc.info({ zip_code, lab_id: lab.id, radius });
  line();
  line(`  Service centers of ${lab.name} within ${radius} miles of ${zip_code}:`);
  table(
    ["", "center", "miles", "capabilities"],
    patient_service_centers.map(({ metadata, distance, capabilities }, index) => [
      getMark(index),
      `${metadata.name}, ${metadata.city} ${metadata.zip_code}`,
      Number(distance),
      capabilities.join(", "),
    ]),
  );
  line();
  map(
    home,
    patient_service_centers.flatMap(({ location }) => location ?? []),
    radius,
  );

  const { phlebotomy } = await client.psc.areaInfo({ zip_code });
  line();
  done("at home", phlebotomy.providers.map(({ name }) => name).join(", ") || "not served");
}

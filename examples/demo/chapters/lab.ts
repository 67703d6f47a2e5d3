import { isValidationError, type PatientInfoUpdate, type UserCreated } from "sanguine";
import { map, markOf } from "../map.ts";
import type { Stage } from "../stage.ts";
import { chapter, done, line, table } from "../terminal.ts";

/** Where the user lives, as an application knows it from its own map. */
const home = { zip_code: "85004", lat: 33.452, lng: -112.07 };
const radius = 25;

/** Stores who the patient is, searches what can be measured, and finds where to go for it. */
export async function laboratory(stage: Stage, user: UserCreated): Promise<void> {
  chapter("What surrounds a lab order");
  await patient(stage, user);
  await markers(stage);
  await centers(stage);
}

/** Stores patient info, with a name that laboratories refuse at first, and an insurance. */
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
      done(`patient info with the name ${form.first_name} is refused at ${loc.join(".")}`);
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
      gender,
      dob,
      email,
      phone_number,
      address: { first_line, zip, city, state, country },
    },
  });
  done("insured", `${payor_code}, which is ${company.name}`);
}

/** Searches markers by a part of their name, and looks at a lab test that is made of such. */
async function markers({ client }: Stage): Promise<void> {
  const all = await client.markers.list();
  const found = await client.markers.list({ lab_slug: "harrowgate_labs", name: "cholesterol" });
  line();
  line(`  Of ${all.total} markers, ${found.total} of one laboratory have "cholesterol" in their name:`);
  table(
    ["test code", "marker", "unit", "LOINC", "US dollars"],
    found.items.map(({ provider_id, name, unit, expected_results, price }) => [
      provider_id,
      name,
      unit ?? "",
      expected_results.map(({ loinc }) => loinc.code).join(", "),
      price.padStart(10),
    ]),
  );

  const [kit] = await client.labTests.list({ collection_method: "testkit" }).toArray({ limit: 1 });
  if (kit === undefined) return;
  const measured = await client.markers.orderSet({ lab_test_ids: [kit.id] });
  const { contentType, size } = await client.labTests.collectionInstructions(kit.id);
  line();
  done(`the lab test "${kit.name}" comes by post`, `${measured.total} markers, ${kit.price} US dollars`);
  done("its collection instructions", `${contentType}, ${size} bytes`);
}

/** Lists the centers near home, and draws them. */
async function centers({ client }: Stage): Promise<void> {
  const { zip_code } = home;
  const [lab] = await client.labTests.labs();
  if (lab === undefined) return;
  const { patient_service_centers } = await client.psc.info({ zip_code, lab_id: lab.id, radius });
  line();
  line(`  Where ${lab.name} takes samples within ${radius} miles of ${zip_code}:`);
  table(
    ["", "center", "miles", "can also"],
    patient_service_centers.map(({ metadata, distance, capabilities }, index) => [
      markOf(index),
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
  done("at home", phlebotomy.providers.map(({ name }) => name).join(", ") || "nobody comes");
}

import { isValidationError, type PatientInfoUpdate, type UserCreated, unlisted } from "sanguine";
import { chapter, done, line, table, type Stage } from "../terminal.ts";

const zip_code = "85004";

/** Stores patient info and an insurance, searches markers and lab tests, and finds patient service centers. */
export async function lab({ client }: Stage, { user_id }: UserCreated): Promise<void> {
  chapter("Before a lab order: patient, markers, service centers");
  const form: PatientInfoUpdate = {
    first_name: "Adèle", // labs do not accept this name
    last_name: "Fernsby",
    email: "ada@mail.example",
    phone_number: "+12025550142",
    gender: "female",
    dob: "1986-04-21",
    address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code },
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

  const { first_name, last_name, gender, dob, email, phone_number, address } = info;
  const { first_line, zip, city, state, country } = address;
  const insured = { first_name, last_name, dob, email, phone_number };
  const { company, payor_code } = await client.insurance.create(user_id, {
    payor_code: "ACME01",
    member_id: "M-1000421",
    relationship: "Self",
    // A response may hold a gender that this release does not list.
    insured: { ...insured, gender: unlisted(gender), address: { first_line, zip, city, state, country } },
  });
  done("insured", `${payor_code}, which is ${company.name}`);

  const all = await client.markers.list();
  const found = await client.markers.list({ lab_slug: "harrowgate_labs", name: "cholesterol" });
  done('markers of one lab with "cholesterol" in their name', `${found.total} of ${all.total}`);
  const markers = found.items.map(({ provider_id, name, unit, price }) => [provider_id, name, unit, price]);
  table(["test code", "marker", "unit", "US dollars"], markers);

  const [kit] = await client.labTests.list({ collection_method: "testkit" }).toArray({ limit: 1 });
  const measured = await client.markers.orderSet({ lab_test_ids: [kit?.id ?? ""] });
  const { contentType, size } = await client.labTests.collectionInstructions(kit?.id ?? "");
  done(`the lab test "${kit?.name}"`, `${measured.total} markers, ${kit?.price} US dollars`);
  done("its collection instructions", `${contentType}, ${size} bytes`);

  const [first] = await client.labTests.labs();
  const near = await client.psc.info({ zip_code, lab_id: first?.id ?? 0, radius: 25 });
  done(`service centers of ${first?.name} near ${zip_code}`, `${near.patient_service_centers.length}`);
  const centers = near.patient_service_centers.map(({ metadata, distance }) => [
    `${metadata.name}, ${metadata.city} ${metadata.zip_code}`,
    Number(distance),
  ]);
  table(["center", "miles"], centers);
  const { phlebotomy } = await client.psc.areaInfo({ zip_code });
  done("at home", phlebotomy.providers.map(({ name }) => name).join(", ") || "not served");
}

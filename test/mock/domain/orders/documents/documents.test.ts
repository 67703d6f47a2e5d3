import { describe, expect, it } from "vitest";
import type { OrderFactorySeed } from "../../../../../mock/index.ts";
import { labs } from "../../../../../mock/catalog/labs/labs.ts";
import { getLabTests } from "../../../../../mock/catalog/labs/lab-tests.ts";
import { getMarkersByLab, getMarkersByName, type Marker } from "../../../../../mock/catalog/labs/markers.ts";
import type { LabResults, Order } from "../../../../../src/generated/types.ts";
import {
  address,
  getLabTest,
  createOrderCaller,
  patient,
  physician,
  type OrderCaller,
} from "../../../http/handlers/orders-caller.ts";
import { patientInfo as ada, cover } from "../../../../support/people.ts";
import { readLines, readText } from "../../../pdf/read-text.ts";

const DEFAULT_COMMENT = "Please phone critical values to the practice.";

/** Downloads a document, which must be a PDF that says what it is, and returns its text. */
async function readDocument({ mock }: OrderCaller, path: string): Promise<string> {
  const text = await readText(await bytes(mock, path));
  expect(text).toContain("Synthetic data from a mock. Not for use with patients.");
  return text;
}

async function bytes(mock: OrderCaller["mock"], path: string): Promise<ArrayBuffer> {
  const response = await mock.fetch(mock.url + path, { headers: { "x-service-api-key": mock.apiKey } });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return response.arrayBuffer();
}

function count(text: string): number {
  return text.match(/Label \d+ of \d+/g)?.length ?? 0;
}

/** A marker of the first lab that has a question with choices for the patient. */
function asking(): Marker {
  const found = getMarkersByLab()
    .get(1)
    ?.find(({ aoe, a_la_carte_enabled }) => a_la_carte_enabled && aoe?.questions[0]?.type === "choice");
  if (found === undefined) throw new Error("No marker asks for a choice.");
  return found;
}

/** Creates an order with every field. */
async function wholeOrder(orderer: OrderCaller): Promise<{ readonly order: Order; readonly marker: Marker }> {
  const { post, patch, place, mock, user_id } = orderer;
  await patch(`/v2/user/${user_id}/info`, ada);
  await post(`/v2/user/${user_id}/insurance`, { ...cover, group_id: "G-77" });
  const marker = asking();
  const [question] = marker.aoe?.questions ?? [];
  const placed = await place({
    order_set: { lab_test_ids: [getLabTest("annual_wellness").id], add_on: { marker_ids: [marker.id] } },
    collection_method: "walk_in_test",
    physician,
    priority: true,
    billing_type: "commercial_insurance",
    icd_codes: ["E11.9", "R53.83"],
    clinical_notes: "Takes łithium since March;\nwatch for ≥ 5 mg. Señora Nuñez",
    aoe_answers: (marker.aoe?.questions ?? [])
      .filter(({ required, id }) => required || id === question?.id)
      .map(({ id, answers: choices }) => ({
        marker_id: marker.id,
        question_id: id,
        answer: choices.at(-1)?.code ?? "1",
      })),
    patient_details: {
      ...patient,
      race: "asian",
      ethnicity: "hispanic",
      sexual_orientation: "bisexual",
      gender_identity: "genderqueer",
      medical_proxy: {
        first_name: "Edith",
        last_name: "Copley",
        phone_number: "+12025550143",
        email: "edith@mail.example",
        address: { first_line: "7 Elm Road", city: "Tucson", state: "AZ", zip: "85701", country: "US" },
      },
    },
    patient_address: { ...address, phone_number: "+12025550199", access_notes: "Ring twice at the gate" },
  });
  expect(placed.body).toMatchObject({ status: "success" });
  return { order: mock.orders.advanceTo(placed.body.order.id, "requisition_created"), marker };
}

describe("the requisition of an order", () => {
  it("[ORD-3][PDF-6][PDF-7] prints the whole order and both comments, the account's below the order's", async () => {
    const orderer = createOrderCaller();
    const { order, marker } = await wholeOrder(orderer);
    const text = await readDocument(orderer, `/v3/order/${order.id}/requisition/pdf`);
    const [question] = marker.aoe?.questions ?? [];
    for (const part of [
      [order.id, "Ordered 01/15/2026 2:00 AM MST", order.sample_id, order.lab_test.name],
      ["Ada Fernsby", "Born 04/21/1986", "Sex Female", "Phone: (202) 555-0142", "ada@mail.example"],
      ["Race: Asian", "Ethnicity: Hispanic", "orientation: Bisexual", "Gender identity: Genderqueer"],
      ["Medical proxy: Edith Copley", "Address of the proxy: 7 Elm Road, Tucson, AZ 85701"],
      ["E-mail of the proxy: edith@mail.example", "Phone of the proxy: (202) 555-0143"],
      ["Receiver: Ada Fernsby", "12 Alder Lane, Apt 4, Phoenix, AZ 85004, US"],
      ["Phone at the address: (202) 555-0199", "Access: Ring twice at the gate"],
      ["Physician Rowan Hale", "NPI 1234567893", "ICD-10 E11.9, R53.83"],
      ["STAT", "Billing Commercial insurance", "Method Walk-in visit"],
      ["Insurance Payor: ACME01", "Member: M-1000421", "Group: G-77", "Relationship: Self"],
      ["Insured: Ada Fernsby", "Insured born: 04/21/1986"],
      ["Account Number: HG-204410", "Name: Main account", "Harrowgate Laboratories"],
      ["Tests ordered", "Name Code Kind", "Lab test", "Added marker", "Questions at order entry"],
      ["Annual Wellness", "Lipid Panel", marker.name, marker.provider_id],
      [question?.value ?? "-", question?.answers.at(-1)?.value ?? "-"],
      ["Takes łithium since March;", "watch for ≥ 5 mg. Señora Nuñez", DEFAULT_COMMENT],
    ].flat()) {
      expect(text).toContain(part);
    }
    // Nothing but ids is in the notation of the wire.
    expect(text).not.toMatch(/[a-z]_[a-z]|\d{4}-\d\d-\d\d|\+1\d{10}|undefined/);
    const kit = orderer.mock.orders.create({ method: "testkit", status: "requisition_created" });
    const other = await readDocument(orderer, `/v3/order/${kit.id}/requisition/pdf`);
    expect(other).toContain("Kit sent to Receiver: ");
    const lines = await readLines(await bytes(orderer.mock, `/v3/order/${order.id}/requisition/pdf`));
    const at = lines.indexOf(DEFAULT_COMMENT);
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(at - 2, at)).toEqual(["Takes łithium since March;", "watch for ≥ 5 mg. Señora Nuñez"]);
  });

  it("[ORD-3] prints 1,000 characters without a space, and a single comment of either source", async () => {
    const orderer = createOrderCaller();
    const long = "n".repeat(1000);
    const comments: [string | null, string][] = [
      [long, long],
      [null, ""],
    ];
    for (const [clinical_notes, shown] of comments) {
      const { body } = await orderer.place({ clinical_notes });
      orderer.mock.orders.advance(body.order);
      const text = await readDocument(orderer, `/v3/order/${body.order.id}/requisition/pdf`);
      const section = text.slice(text.indexOf("Clinical comments")).replaceAll(" ", "");
      expect(section).toContain(`Clinicalcomments${shown}${DEFAULT_COMMENT.replaceAll(" ", "")}`);
      // What the patient has not said.
      expect(section).not.toMatch(/Race|Ethnicity|orientation|identity|proxy/);
      expect(text).not.toContain("Phone at the address");
    }
  });

  it("[ORD-3] prints comments at four labs and none at the others", async () => {
    const orderer = createOrderCaller();
    const printed: string[] = [];
    const tested = labs.flatMap(({ id, slug, clinical_notes }) => {
      const test = getLabTests().find(
        ({ lab_id, status, is_delegated }) => lab_id === id && status === "active" && !is_delegated,
      );
      return test === undefined ? [] : [{ slug, test, clinical_notes }];
    });
    for (const { slug, test } of tested) {
      const order = orderer.mock.orders.create({
        lab_test_ids: [test.id],
        clinical_notes: "Said of this order.",
        status: "requisition_created",
      });
      const text = await readDocument(orderer, `/v3/order/${order.id}/requisition/pdf`);
      expect(text).toContain(test.name);
      if (text.includes("Said of this order.")) printed.push(slug);
    }
    const supporting = tested.filter(({ clinical_notes }) => clinical_notes).map(({ slug }) => slug);
    expect(printed).toEqual(supporting);
    expect(printed).toHaveLength(4);
    expect(tested.length).toBeGreaterThan(4);
  });
});

const LABELS = "labels/pdf?collection_date=2026-01-16T10:30:00Z";

it.each<[string, OrderFactorySeed, string]>([
  ["requisition/pdf", { method: "walk_in_test" }, "requisition_created"],
  [LABELS, { method: "walk_in_test" }, "requisition_created"],
  [LABELS, { method: "testkit", status: "requisition_created" }, "test kit"],
  ["collection_instruction_pdf", { lab_test_ids: [getLabTest("basic_check").id] }, ""],
  ["abn_pdf", { method: "walk_in_test" }, "has_abn"],
  ["result", { method: "walk_in_test" }, "Results are not available"],
  ["result/metadata", { method: "walk_in_test" }, "Results are not available"],
  ["result/pdf", { method: "walk_in_test" }, "Results are not available"],
  ["transaction/result", { method: "walk_in_test" }, "Results are not available for order transaction "],
  ["transaction/result/pdf", { method: "walk_in_test" }, "Results are not available for order transaction "],
])("responds 404 for %s of %o", async (document, seed, detail) => {
  const { mock, get } = createOrderCaller();
  const { id, order_transaction } = mock.orders.create(seed);
  const path = document.replace("transaction/", `order_transaction/${order_transaction?.id}/`);
  const { status, body } = await get(path === document ? `/v3/order/${id}/${path}` : `/v3/${path}`);
  expect([status, body.detail]).toEqual([404, expect.stringContaining(detail)]);
});

describe("the report of an order", () => {
  it("[PDF-1][PDF-6] prints each result with flag, range and unit, missing results, the patient and the lab", async () => {
    const orderer = createOrderCaller();
    const order = orderer.mock.orders.create({
      method: "walk_in_test",
      status: "completed",
      interpretation: "critical",
      missing: true,
    });
    const { body } = await orderer.get(`/v3/order/${order.id}/result`);
    const { metadata, results, missing_results } = body as LabResults;
    const text = await readDocument(orderer, `/v3/order/${order.id}/result/pdf`);
    expect(text).toMatch(
      /500 Larkspur Way, Columbus, OH 43215 +Phone \(\d{3}\) \d{3}-\d{4} +· +Lab director .+ +· +CLIA \w+/,
    );
    const compact = text.replaceAll(" ", "");
    for (const part of [
      `Lab report FINAL Patient ${order.patient_details?.last_name}, ${order.patient_details?.first_name} DOB `,
      `Specimen ${metadata.specimen_number} Age ${metadata.age} Collected 01/13/2026 `,
      `Patient ID ${order.user_id} Reported 01/15/2026 `,
      `Order ${order.id} Fasting No Account HG-204410 Status Final`,
      "Test Result Flag Reference range Units Site",
      "TNP1",
      "Notes 1. ",
      "Flags H above the range, L below the range, ",
      "Performing sites 01: Harrowgate Laboratories; 500 Larkspur Way, Columbus, OH 43215; phone (202) 555-0101; ",
      `director Rufus Thorne, MD; CLIA ${metadata["clia_#"]}`,
      "Page 1 of ",
    ]) {
      expect(text).toContain(part);
    }
    const flags = results.map(({ source_interpretation: flag }) => flag);
    expect(flags.some((flag) => flag === "HH" || flag === "LL" || flag === "AA")).toBe(true);
    for (const { name, result, unit, reference_range: range, source_interpretation: flag } of results) {
      // Other units of this order are printed as they are on the wire. The reader has one sign for both micro and mu.
      const printed = {
        "m[IU]/mL": "mIU/mL",
        "m[IU]/L": "mIU/L",
        "[IU]/mL": "IU/mL",
        "10*3/uL": "x10³/μL",
        "10*6/uL": "x10⁶/μL",
        "ug/dL": "μg/dL",
      }[unit ?? ""];
      const cells = [
        name,
        result,
        `${printed ?? unit ?? ""}01`,
        range ?? "",
        flag === "N" ? "" : (flag ?? ""),
      ];
      for (const part of cells) {
        expect(compact).toContain(part.replaceAll(" ", ""));
      }
    }
    expect(missing_results?.length).toBeGreaterThan(0);
    for (const { name, note } of missing_results ?? [])
      expect(text).toContain(`${name}: ${note ?? ""}`.trim());
  });

  it("[PDF-1] names the physician who ordered", async () => {
    const orderer = createOrderCaller();
    const { id } = (await orderer.place({ physician })).body.order;
    orderer.mock.orders.advanceTo(id, "completed");
    const text = await readDocument(orderer, `/v3/order/${id}/result/pdf`);
    expect(text).toContain("Physician Rowan Hale ");
  });

  it("names every order of a transaction", async () => {
    const orderer = createOrderCaller();
    const { mock } = orderer;
    const first = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
    const second = mock.orders.redraw(first);
    mock.orders.advanceTo(second, "completed");
    const id = second.order_transaction?.id ?? "";
    const text = await readDocument(orderer, `/v3/order_transaction/${id}/result/pdf`);
    for (const part of [id, first.id, second.id]) expect(text).toContain(part);
  });
});

it("a requisition prints an AOE answer in words of the patient, also to a question that the catalog no longer has", async () => {
  const orderer = createOrderCaller();
  const { id: marker_id, aoe } = getMarkersByName().get(1)!.get("Digoxin")!;
  const question_id = aoe!.questions.find(({ code }) => code === "LAST_DOSE")!.id;
  const { body } = await orderer.place({
    order_set: { add_on: { marker_ids: [marker_id] } },
    collection_method: "walk_in_test",
    aoe_answers: [{ marker_id, question_id, answer: "yesterday at 8" }],
  });
  const { id } = orderer.mock.orders.advanceTo(body.order.id, "requisition_created");
  const path = `/v3/order/${id}/requisition/pdf`;
  expect(await readDocument(orderer, path)).toContain(": yesterday at 8");
  const world = JSON.stringify(orderer.mock.export());
  orderer.mock.import(JSON.parse(world.replaceAll(`"question_id":${question_id}`, '"question_id":987')));
  expect(await readDocument(orderer, path)).toContain("Digoxin - 987: yesterday at 8");
});

describe("the other PDFs of an order", () => {
  it("print the advance beneficiary notice of an order that insurance pays", async () => {
    const orderer = createOrderCaller();
    const { order } = await wholeOrder(orderer);
    expect(order.has_abn).toBe(true);
    const text = await readDocument(orderer, `/v3/order/${order.id}/abn_pdf`);
    for (const part of [
      "Advance beneficiary notice of non-coverage",
      `Order ${order.id}`,
      "Patient Ada Fernsby",
      "Payor ACME01",
      "Member M-1000421",
      "ICD-10 E11.9, R53.83",
      "What may not be paid for Annual Wellness",
      "Why, and what it may cost you Your insurance may find",
      "What you can choose",
      "Signature and date ____",
    ])
      expect(text).toContain(part);
    // 89.00 for the lab test, and 18.25 for the marker.
    expect(text).toContain(" Estimated cost: $107.25. ");
  });

  it.each([
    [
      "cholesterol_kit",
      "Sample Drops of blood on a card Fasting Required, 10 to 12 hours Measured Lipid Panel",
    ],
    ["kidney_stone_work_up", "Sample Urine of 24 hours Fasting Not required Measured "],
  ])("print how the sample of %s is collected", async (slug, facts) => {
    const path = `/v3/lab_test/${getLabTest(slug).id}/collection_instruction_pdf`;
    expect(await readText(await bytes(createOrderCaller().mock, path))).toContain(facts);
  });

  it("[PDF-7] print three labels by default, or the requested number", async () => {
    const orderer = createOrderCaller();
    const { id } = orderer.mock.orders.create({
      method: "on_site_collection",
      status: "requisition_created",
      icd_codes: ["E11.9"],
      address: { first_line: "12 Alder Lane", city: "Denver", state: "CO", zip: "80202", country: "US" },
    });
    const path = `/v3/order/${id}/labels/pdf?collection_date=${encodeURIComponent("2026-01-16T10:30:00-05:00")}`;
    const standard = await readDocument(orderer, path);
    expect([count(standard), standard.includes("Label 3 of 3")]).toEqual([3, true]);
    // The instant, in the time zone of the patient in Denver, whatever offset the request has.
    for (const part of [
      `Order: ${id}`,
      "Specimen: ",
      "Patient: ",
      "Test: ",
      "Born: ",
      "Sex: ",
      "Collected: 01/16/2026 8:30 AM MST",
      "Physician: ",
      "NPI: 1234567893",
      "ICD-10: E11.9",
    ])
      expect(standard.split(part).length - 1).toBeGreaterThanOrEqual(3);
    expect(count(await readDocument(orderer, `${path}&number_of_labels=7`))).toBe(7);
  });

  it.each([
    ["x".repeat(36), "its specimen number"],
    ["x".repeat(37), "its id"],
    ["ñ1", "its id"],
  ])("[PDF-7] have a barcode of the order with the specimen %s, which says %s", async (sample_id, says) => {
    const orderer = createOrderCaller();
    const { id } = orderer.mock.orders.create({
      method: "walk_in_test",
      status: "requisition_created",
      sample_id,
    });
    const text = await readDocument(orderer, `/v3/order/${id}/${LABELS}&number_of_labels=1`);
    expect(text).toContain(
      `Label 1 of 1 ${says === "its id" ? id : sample_id} Specimen: ${sample_id} Patient: `,
    );
  });
});

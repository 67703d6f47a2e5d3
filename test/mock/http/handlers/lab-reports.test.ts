import type { ParsingJob } from "sanguine";
import { PDFDocument } from "@cantoo/pdf-lib";
import { createMock, explainMock, type Mock } from "sanguine/mock";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { draw, drawReport } from "../../report-parser/draw.ts";
import { createCaller, NOBODY, type HandlerResponse } from "./caller.ts";

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const MIB = 1024 * 1024;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];

let mock: Mock;
let user_id: string;
beforeEach(() => {
  mock = createMock({ seed: "lab-reports", now: "2026-01-15T09:00:00Z" });
  mock.settings.set({ labReports: true });
  user_id = mock.users.create().user_id;
});

const image = (size = 64, beginning = png): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(beginning);
  return bytes;
};

/** A PDF that shows a picture of a page and has no text. */
async function scan(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  page.drawImage(await document.embedPng(pixel), { x: 0, y: 0, width: 612, height: 792 });
  return new Uint8Array(await document.save());
}

const listWarnings = (): string[] =>
  mock.requests.last({ operation: "labReports.create" })?.warnings.map(({ code }) => code) ?? [];

interface Upload {
  readonly files?: readonly (readonly [bytes: Uint8Array<ArrayBuffer>, type: string, name?: string])[];
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends a form as a browser does, with the mock's fetch. */
async function upload({
  files = [[image(), "image/png"]],
  fields = {},
}: Upload = {}): Promise<HandlerResponse> {
  const form = new FormData();
  for (const [bytes, type, name = "report.bin"] of files)
    form.append("file", new Blob([bytes], { type }), name);
  for (const [name, value] of Object.entries({ user_id, ...fields })) form.append(name, value);
  return createCaller(mock).post("/lab_report/v1/parser/job", form);
}

const job = async (id: string): Promise<ParsingJob> =>
  (await createCaller(mock).get(`/lab_report/v1/parser/job/${id}`)).body as ParsingJob;

const pdf = async (value = "88"): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await drawReport(value));

const listEvents = (): string[] =>
  mock.export().tables.outbox!.flatMap((event) => {
    const { event_type, data } = event as { event_type: string; data: ParsingJob };
    return event_type.startsWith("lab_report.") ? [`${event_type.split(".")[2]} ${data.status}`] : [];
  });

describe("an upload", () => {
  it.each([
    ["PNG", image(), "image/png"],
    ["JPEG", image(64, jpeg), "image/jpeg"],
    ["PNG of no stated type", image(), ""],
    ["PNG of exactly 10 MiB", image(10 * MIB), "image/png"],
    ["PDF, whatever its file name,", pdf(), "application/pdf"],
  ])("[LRP-1] of a %s creates a job", async (_, bytes, type) => {
    const { status, body } = await upload({ files: [[await bytes, type, "notes.txt"]] });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      status: "upload_pending",
      failure_reason: null,
      data: null,
      needs_human_review: false,
      is_reviewed: false,
    });
    expect(mock.labReports.list(user_id)).toHaveLength(1);
  });

  const text = new TextEncoder().encode("glucose 101");
  const damaged = [new TextEncoder().encode("%PDF-1.7 no more"), "application/pdf"] as const;
  it.each<[string, Upload, number, string]>([
    ["another type", { files: [[text, "text/plain", "report.pdf"]] }, 400, "not those of a PDF, JPEG or PNG"],
    ["bytes that are no PDF", { files: [[text, "application/pdf", "a.pdf"]] }, 400, "not those of a PDF"],
    ["other bytes without a type", { files: [[text, "", "report.pdf"]] }, 400, "not those of a PDF"],
    ["bytes of another type", { files: [[image(64, jpeg), "image/png"]] }, 400, "which is image/jpeg"],
    ["no bytes", { files: [[new Uint8Array(), "image/png"]] }, 400, "is empty"],
    ["a byte more than 10 MiB", { files: [[image(10 * MIB + 1), "image/png"]] }, 413, "at most 10 MiB"],
    ["more than a body may have", { files: [[image(12 * MIB), "image/png"]] }, 413, "larger than"],
    [
      "more than 10 MiB together",
      { files: [0, 1].map(() => [image(5.1 * MIB), "image/png"] as const) },
      413,
      "at most 10 MiB together",
    ],
    [
      "more than eight files",
      { files: Array.from({ length: 9 }, () => [image(), "image/png"] as const) },
      400,
      "body.file: List should have at most 8 items",
    ],
    ["a damaged PDF", { files: [damaged] }, 400, "damaged or locked"],
    ["a PDF before an image", { files: [damaged, [image(), "image/png"]] }, 400, "must be the only file"],
    ["a PDF after an image", { files: [[image(), "image/png"], damaged] }, 400, "must be the only file"],
    ["no file", { files: [] }, 422, "file"],
    ["an unknown user", { fields: { user_id: NOBODY } }, 404, "User not found"],
  ])("[LRP-1] with %s is rejected, and creates no job", async (_, given, status, says) => {
    const response = await upload(given);
    expect([response.status, JSON.stringify(response.body.detail)]).toEqual([
      status,
      expect.stringContaining(says),
    ]);
    expect(mock.labReports.list()).toEqual([]);
    expect(listEvents()).toEqual([]);
  });

  it("names the invalid field of a form, and keeps no file in the journal", async () => {
    const { body } = await upload({ fields: { user_id: "u" } });
    expect(body.detail[0].loc).toEqual(["body", "user_id"]);
    expect(mock.requests.list().at(-1)?.request.body).toEqual({ user_id: "u", file: ["<64 bytes>"] });
    const json = await createCaller(mock).post("/lab_report/v1/parser/job", { user_id });
    expect(json.status).toBe(415);
  });

  it("[LRP-5] is rejected for a team without the beta, as are its jobs", async () => {
    const { body } = await upload();
    mock.settings.set({ labReports: false });
    const rejected = [await upload(), await createCaller(mock).get(`/lab_report/v1/parser/job/${body.id}`)];
    for (const response of rejected) {
      expect(response.status).toBe(403);
      expect(response.body.detail.error_type).toBe("FEATURE_NOT_ENABLED");
      expect(response.body.detail.error_message).toContain("labReports");
    }
    expect(mock.labReports.list()).toHaveLength(1);
  });
});

describe("an invalid upload", () => {
  it.each<[number, number]>([
    [30, 200],
    [31, 400],
  ])("[LRP-1] with %i pages ends with %i", async (pages, expected) => {
    const pdf = await draw(...Array.from({ length: pages }, () => () => undefined));
    const { status, body } = await upload({ files: [[new Uint8Array(pdf), ""]] });
    expect([status, body.detail]).toEqual([
      expected,
      expected === 200 ? undefined : "A report has at most 30 pages.",
    ]);
    expect(mock.labReports.list()).toHaveLength(expected === 200 ? 1 : 0);
  });

  it("creates no job when the world was reset or restored while its file was read", async () => {
    const before = mock.snapshot();
    const file = await pdf();
    const kept = upload({ files: [[file, ""]] });
    mock.restore(before);
    expect((await kept).status).toBe(200);
    expect(mock.labReports.list()).toHaveLength(1);
    const dropped = upload({ files: [[file, ""]] });
    mock.reset();
    // Whether the beta or the user is missing first depends on the timing.
    expect([403, 404]).toContain((await dropped).status);
    expect(mock.labReports.list()).toEqual([]);
  });
});

describe("a job", () => {
  it("[LRP-2, LRP-6] returns the content of the file when it is completed", async () => {
    const { body } = await upload({ files: [[await pdf("143"), "application/pdf"]] });
    expect(await job(body.id)).toMatchObject({ status: "started", data: null });
    await mock.clock.advance("5s");
    const { status, data } = await job(body.id);
    expect(status).toBe("completed");
    expect(data?.metadata).toMatchObject({ patient_last_name: "Hart", dob: "1979-05-14" });
    expect(data?.results[0]).toMatchObject({
      name: "Glucose",
      value: "143",
      unit: "mg/dL",
      reference_range: "65-99",
      interpretation: "abnormal",
      test_name: "Glucose",
      units: "mg/dL",
      min_reference_range: 65,
      max_reference_range: 99,
      is_above_max_range: true,
    });
    expect(data?.results[0]?.loinc_matches?.[0]).toMatchObject({
      loinc_code: "2345-7",
      confidence_score: 0.99,
    });
  });

  it("[LRP-3, LRP-4] waits for a review when one is requested", async () => {
    const { body } = await upload({ fields: { needs_human_review: "true" } });
    expect(() => mock.labReports.approve(body.id)).toThrow("status 400");
    await mock.clock.advance("1h");
    expect(await job(body.id)).toMatchObject({ status: "pending_review", data: null, is_reviewed: false });
    mock.labReports.approve(body.id, {
      metadata: { lab_name: "Ashgrove" },
      results: [{ name: "Glucose", value: 250, unit: "mg/dL", reference_range: "65-99" }],
    });
    const reviewed = await job(body.id);
    expect(reviewed).toMatchObject({ status: "completed", is_reviewed: true, needs_human_review: true });
    expect(reviewed.data?.metadata.lab_name).toBe("Ashgrove");
    expect(reviewed.data?.results).toMatchObject([
      { value: "250", test_name: "Glucose", interpretation: "abnormal" },
    ]);
    expect(listEvents()).toEqual(["created started", "updated pending_review", "updated completed"]);
    expect(() => mock.labReports.approve(body.id)).toThrow("status 400");
  });

  it("[LRP-4] fails with a reason, and stays failed", async () => {
    const { body } = await upload();
    mock.labReports.fail(body.id, "not_english");
    await mock.clock.advance("1h");
    expect(await job(body.id)).toMatchObject({
      status: "failed",
      failure_reason: "not_english",
      data: null,
    });
    expect(listEvents()).toEqual(["created started", "updated failed"]);
    expect(() => mock.labReports.fail(body.id)).toThrow("status 400");
  });

  it.each([
    ["text and no result", 692],
    ["all its text outside of what a viewer shows", 900],
  ])("[LRP-6] fails when the PDF has %s, also where a test sets the outcome of scans", async (_, y) => {
    mock.labReports.setOutcome({ results: [{ name: "Glucose", value: 104 }] });
    const letter = await draw((put) => put("Dear Sir or Madam, we met on 3 May.", 60, 792 - y));
    const files = [[new Uint8Array(letter), ""]] as const;
    const { body } = await upload({ files, fields: { needs_human_review: "true" } });
    expect(listWarnings()).toEqual(["report_without_results"]);
    await mock.clock.advance("5s");
    expect(await job(body.id)).toMatchObject({ status: "failed", failure_reason: "invalid_input" });
  });

  it("[LRP-10] warns of a line that it does not read with its place, and not with its text", async () => {
    const report = await draw((put) => {
      put("Glucose 101 mg/dL 65-99", 60, 80);
      put("The calcium was 9.4 mg/dL today.", 60, 100);
    });
    await upload({ files: [[new Uint8Array(report), ""]] });
    const [warning] = mock.requests.last({ operation: "labReports.create" })?.warnings ?? [];
    expect(warning).toMatchObject({ code: "report_line_not_read" });
    expect(warning?.message).toContain("page 1, line 2");
    expect(warning?.message).not.toContain("calcium");
  });

  it.each([
    [20, ": page 1, line 21; page 1, line 22;", "page 1, line 40."],
    [21, ": page 1, line 22; page 1, line 23;", "page 1, line 41; 1 more."],
  ])("[LRP-10] warns of %d lines that it does not read", async (count, first, last) => {
    const report = await draw((put) => {
      for (let line = 0; line < 2 * count; line += 1)
        put(line < count ? `Glucose 10${line} mg/dL 65-99` : "The iron was 9.4 mg/dL.", 60, 60 + line * 16);
    });
    await upload({ files: [[new Uint8Array(report), ""]] });
    const [warning] = mock.requests.last({ operation: "labReports.create" })?.warnings ?? [];
    expect(warning?.message).toContain(first);
    expect(warning?.message.endsWith(last)).toBe(true);
  });

  it.each([
    ["a photograph", async () => image(64, jpeg)],
    ["a scan", async () => await scan()],
  ])("[PDF-5] warns that %s is not readable, unless a test sets its outcome", async (_, make) => {
    const files: Upload["files"] = [[await make(), ""]];
    const { body } = await upload({ files });
    expect(listWarnings()).toEqual(["report_not_readable"]);
    expect(explainMock(mock)).toContain("Warning: The mock cannot read photographs and scans");
    expect(explainMock(mock)).toContain("mock.labReports.setOutcome()");
    await mock.clock.advance("5s");
    expect((await job(body.id)).data?.metadata.lab_name).toBe("Synthetic: the file has no text to read");
    mock.labReports.setOutcome({ failure_reason: "low_quality" });
    const set = await upload({ files });
    expect(listWarnings()).toEqual([]);
    await mock.clock.advance("5s");
    expect(await job(set.body.id)).toMatchObject({ status: "failed", failure_reason: "low_quality" });
  });

  it("[LRP-8] without a text returns the same data for the same file, and other data for another file", async () => {
    const readValues = async (given: Upload): Promise<string[]> => {
      const { body } = await upload(given);
      await mock.clock.advance("5s");
      return (await job(body.id)).data?.results.map(({ value }) => value) ?? [];
    };
    const [one, other] = [image(), image(64, jpeg)];
    const first = await readValues({ files: [[one, "image/png"]] });
    expect(first).toHaveLength(5);
    expect(await readValues({ files: [[one, "image/png"]] })).toEqual(first);
    expect(await readValues({ files: [[other, "image/jpeg"]] })).not.toEqual(first);
    const files: Upload["files"] = [
      [one, "image/png"],
      [other, "image/jpeg"],
    ];
    const both = await readValues({ files });
    expect(both).not.toEqual(first);
    expect(await readValues({ files })).toEqual(both);
  });
});

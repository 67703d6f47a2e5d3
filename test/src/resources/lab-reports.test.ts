import { isConfigurationError, type ParsingJob, type ReportFile, type UploadProgress } from "sanguine";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { getFailure, stubbed, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const user_id = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";
const job = (status: string, rest: Partial<ParsingJob> = {}): ParsingJob => ({
  id: "6b1f9d3e-2c47-4a80-b5d1-90e7c3a2f418",
  status,
  failure_reason: null,
  data: null,
  needs_human_review: false,
  is_reviewed: false,
  ...rest,
});

const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj");
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x0d, 0x0a, 0x2d, 0x2d);

/** A client whose requests are read as a server's platform reads forms. */
function receiving() {
  const forms: FormData[] = [];
  const { client } = stubbed(async (url, init) => {
    forms.push(await new Request(url, { ...init, signal: null }).formData());
    return Response.json(job("upload_pending"));
  });
  return { client, forms };
}

const sentFiles = async (form: FormData | undefined): Promise<[string, string, number[]][]> =>
  Promise.all(
    (form?.getAll("file") ?? []).map(async (file) => {
      if (typeof file === "string") throw new Error("A text went where a file belongs.");
      return [file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]];
    }),
  );

describe("uploading a report", () => {
  test.each<[string, ReportFile, string, string, Uint8Array]>([
    ["bytes", pdf, "report.pdf", "application/pdf", pdf],
    ["a Blob", new Blob([png]), "report.png", "image/png", png],
    ["a File", new File([png], "scan.png", { type: "text/plain" }), "scan.png", "image/png", png],
    ["bytes with a name", { data: pdf, filename: 'Zoë "1".pdf' }, 'Zoë "1".pdf', "application/pdf", pdf],
    ["an object with a File", { data: new File([png], "scan.png") }, "scan.png", "image/png", png],
    ["a File without a name", new File([png], ""), "report.png", "image/png", png],
    ["a name of two lines", { data: pdf, filename: "a\r\nb.pdf" }, "a\r\nb.pdf", "application/pdf", pdf],
    [
      "a part of a buffer",
      Uint8Array.of(10, ...pdf).subarray(1, 9),
      "report.pdf",
      "application/pdf",
      pdf.subarray(0, 8),
    ],
    [
      "a PDF with something before it",
      Uint8Array.of(10, ...pdf),
      "report.pdf",
      "application/pdf",
      Uint8Array.of(10, ...pdf),
    ],
  ])("[LRP-1] sends %s as what it is, whole", async (_, file, name, type, bytes) => {
    const { client, forms } = receiving();
    const made = await client.labReports.create({ user_id, file, needs_human_review: true });
    expect(made.status).toBe("upload_pending");
    expect(await sentFiles(forms[0])).toEqual([[name, type, [...bytes]]]);
    expect(forms[0]?.get("user_id")).toBe(user_id);
    expect(forms[0]?.get("needs_human_review")).toBe("true");
  });

  test("[LRP-1] sends a File of jsdom, which only a FileReader can read", async () => {
    class FileReader {
      onloadend = () => {};
      result: ArrayBuffer | null = null;
      readAsArrayBuffer(file: Blob): void {
        void Blob.prototype.arrayBuffer.call(file).then((bytes) => {
          this.result = bytes;
          this.onloadend();
        });
      }
    }
    vi.stubGlobal("FileReader", FileReader);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client, forms } = receiving();
    const file = Object.defineProperty(new File([png], "scan.png"), "arrayBuffer", { value: undefined });
    await client.labReports.create({ user_id, file });
    expect(await sentFiles(forms[0])).toEqual([["scan.png", "image/png", [...png]]]);
  });

  test("[LRP-1] sends a file of exactly 10 MiB", async () => {
    const { client, forms } = receiving();
    const file = new Uint8Array(10 * 1024 * 1024);
    file.set(png);
    await client.labReports.create({ user_id, file });
    expect(forms[0]?.get("file")).toMatchObject({ size: 10_485_760, type: "image/png" });
  });

  test("sends several images as one report, and only the fields that are given", async () => {
    const { client, forms } = receiving();
    await client.labReports.create({ user_id, file: [png, jpeg] });
    expect((await sentFiles(forms[0])).map(([name]) => name)).toEqual(["report.png", "report.jpg"]);
    expect([...(forms[0]?.keys() ?? [])].toSorted()).toEqual(["file", "file", "user_id"]);
  });

  test("an image that mentions PDF in its first kilobyte is an image", async () => {
    const { client, forms } = receiving();
    const file = new Uint8Array([...jpeg, ...new TextEncoder().encode("converted from %PDF-1.7")]);
    await client.labReports.create({ user_id, file: [file, png] });
    expect((await sentFiles(forms[0])).map(([name]) => name)).toEqual(["report.jpg", "report.png"]);
  });

  test("says that a runtime without WebCrypto sends no file", async () => {
    vi.stubGlobal("crypto", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const failed = await getFailure(receiving().client.labReports.create({ user_id, file: png }));
    expect(isConfigurationError(failed) && failed.message).toContain("WebCrypto: a file cannot be sent");
  });

  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set(png);
  test.each<[string, ReportFile | ReportFile[], string]>([
    [
      "another type, whatever it says it is",
      new File(["glucose 101"], "a.pdf", { type: "application/pdf" }),
      "no PDF, JPEG or PNG",
    ],
    ["a byte more than 10 MiB", large, "larger than 10 MiB"],
    ["more than 10 MiB together", [png, large.subarray(0, 10 * 1024 * 1024)], "larger than 10 MiB"],
    ["nine files", Array.from({ length: 9 }, () => png), "a list of 1 to 8; received 9"],
    ["a PDF beside others", [png, pdf], "by itself"],
    // What a program without types may pass.
    [
      "a path",
      "report.pdf" as never,
      "must be a Blob, File, Uint8Array or { data, filename }; received a string",
    ],
    ["null", null as never, "received null"],
    ["a name without data", { filename: "a.pdf", data: null as never }, "received null"],
  ])("[LRP-1, LRP-9] refuses %s before anything is sent", async (_, file, wording) => {
    const { client, forms } = receiving();
    const error = await getFailure(client.labReports.create({ user_id, file }));
    expect(isConfigurationError(error)).toBe(true);
    expect(String(error)).toContain(wording);
    expect(forms).toEqual([]);
  });
});

describe("the progress of an upload", () => {
  const big = new Uint8Array(200_000).fill(32);
  big.set(pdf);

  test.each<[string, ReportFile]>([
    ["bytes", big],
    ["a Blob", new Blob([big])],
  ])("[LRP-9] is reported for %s as the runtime takes them, and all arrive", async (_, file) => {
    const { client, arrived } = await wire([json(job("upload_pending"))]);
    const seen: UploadProgress[] = [];
    await client.labReports.create({ user_id, file }, { onProgress: (progress) => seen.push(progress) });
    const total = seen[0]?.total ?? 0;
    expect(seen.map(({ sent }) => sent)).toEqual([65_536, 131_072, 196_608, total]);
    expect(total).toBeGreaterThan(big.length);
    expect(arrived[0]?.body).toHaveLength(total);
    expect(arrived[0]?.body).toContain("%PDF-1.7");
    expect(arrived[0]?.headers["transfer-encoding"]).toBe("chunked");
  });

  test("[LRP-9] starts again at a further attempt", async () => {
    const seen: number[] = [];
    const sizes: number[] = [];
    const { client } = stubbed(async (_, init) => {
      sizes.push((await new Response(init.body).arrayBuffer()).byteLength);
      return sizes.length === 1 ? new Response(null, { status: 429 }) : Response.json(job("upload_pending"));
    });
    await client.labReports.create({ user_id, file: pdf }, { onProgress: ({ sent }) => seen.push(sent) });
    expect(seen).toEqual(sizes);
    expect(sizes).toHaveLength(2);
  });

  test("[LRP-9] a callback that throws ends the call with its own error, and nothing is retried", async () => {
    const { client, arrived } = await wire([json(job("upload_pending"))]);
    const mistake = new RangeError("in the callback");
    const onProgress = ({ sent }: UploadProgress) => {
      if (sent > 65_536) throw mistake;
    };
    const failure = await getFailure(
      client.labReports.create({ user_id, file: big }, { onProgress, retries: 3 }),
    );
    expect(failure).toBe(mistake);
    expect(arrived.length).toBeLessThanOrEqual(1);
  });
});

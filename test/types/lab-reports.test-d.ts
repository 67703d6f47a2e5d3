import type {
  Call,
  Client,
  LabReportCreate,
  LabReportWaitOptions,
  ParsedLabReport,
  ParsedResult,
  ParsingJob,
} from "sanguine";
import type { LoincMatch, ParsingJobStatus } from "sanguine/types";
import { describe, expectTypeOf, test } from "vitest";

declare const client: Client;
declare const bytes: Uint8Array;

describe("[LRP-1, LRP-2] lab reports", () => {
  test("are calls of named types", () => {
    expectTypeOf(client.labReports.create({ user_id: "u", file: bytes })).toEqualTypeOf<Call<ParsingJob>>();
    expectTypeOf(client.labReports.get("j")).toEqualTypeOf<Call<ParsingJob>>();
    expectTypeOf(client.labReports.waitFor("j")).toEqualTypeOf<Call<ParsingJob>>();
  });

  test("take bytes in whatever they come, one file or several, and no path", () => {
    expectTypeOf<Blob>().toExtend<LabReportCreate["file"]>();
    expectTypeOf<File>().toExtend<LabReportCreate["file"]>();
    expectTypeOf<{ data: Blob; filename: string; type: string }>().toExtend<LabReportCreate["file"]>();
    expectTypeOf<Uint8Array[]>().toExtend<LabReportCreate["file"]>();
    expectTypeOf<string>().not.toExtend<LabReportCreate["file"]>();
  });

  test("have results under the names of the specification and their twins", () => {
    expectTypeOf<ParsingJob["data"]>().toEqualTypeOf<ParsedLabReport | null | undefined>();
    expectTypeOf<ParsedResult["reference_range"]>().toEqualTypeOf<string | null>();
    expectTypeOf<ParsedResult["value"]>().toEqualTypeOf<string>();
    expectTypeOf<ParsedResult["units"]>().toEqualTypeOf<ParsedResult["unit"] | undefined>();
    expectTypeOf<ParsedResult["loinc_matches"]>().toEqualTypeOf<LoincMatch[] | null | undefined>();
  });

  test("[LRP-7] are waited for by status, unknown ones too", () => {
    expectTypeOf<"pending_review">().toExtend<ParsingJobStatus>();
    expectTypeOf<"a_status_of_2031">().toExtend<ParsingJobStatus>();
    expectTypeOf<{ until: ["completed", "failed"]; timeout: 1 }>().toExtend<LabReportWaitOptions>();
  });
});

import { describe, expect, it } from "vitest";
import { checkFiles, detectFileType } from "../../../../mock/domain/lab-reports/files.ts";
import { jobEvents, jobTransitions, type JobStatus } from "../../../../mock/domain/lab-reports/machine.ts";
import { createMock } from "sanguine/mock";
import { ParsingJobStatus } from "sanguine/enums";

const statuses = Object.keys(jobTransitions) as JobStatus[];

describe("the transitions of parsing jobs", () => {
  it("has the statuses of the OpenAPI document, and the final ones", () => {
    expect(new Set(statuses)).toEqual(new Set(ParsingJobStatus.values));
    expect(statuses.filter((status) => jobTransitions[status].length === 0)).toEqual(["completed", "failed"]);
    expect(jobEvents.started).toBe("lab_report.parsing_job.created");
  });

  it("[LRP-3] reaches completion through a review only from there", () => {
    for (const status of statuses) {
      const next = jobTransitions[status];
      expect(next.includes("pending_review")).toBe(status === "started");
      expect(next.includes("failed")).toBe(next.length > 0);
    }
  });
});

const text = (letters: string) => new TextEncoder().encode(letters);

describe("a file", () => {
  it("[LRP-1] is recognized by its bytes", () => {
    expect(detectFileType(text("%PDF-1.4"))).toBe("application/pdf");
    expect(detectFileType(text(`${" ".repeat(1000)}%PDF-1.4`))).toBe("application/pdf");
    expect(detectFileType(text(`${" ".repeat(1100)}%PDF-1.4`))).toBeNull();
    expect(detectFileType(Uint8Array.of(0xff, 0xd8, 0xff))).toBe("image/jpeg");
    expect(detectFileType(Uint8Array.of(0xff, 0xd8))).toBeNull();
    expect(detectFileType(text("GIF89a"))).toBeNull();
    expect(checkFiles([{ bytes: Uint8Array.of(0xff, 0xd8, 0xff), type: "image/jpg" }])).toBe("image/jpeg");
  });
});

it("keeps the outcome of a job, and rejects an illegal transition", async () => {
  const mock = createMock({ seed: "jobs" });
  const { user_id } = mock.users.create();
  expect(() => mock.labReports.get("5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11")).toThrow("status 404");
  const { id } = mock.labReports.create({ user: user_id });
  expect(() => mock.labReports.approve(id)).toThrow("status 400");
  await mock.clock.advance("5s");
  expect(mock.labReports.get(id).status).toBe("completed");
  expect(mock.labReports.list(user_id)).toEqual([mock.labReports.get(id)]);
});

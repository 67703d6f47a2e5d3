import { expect, it } from "vitest";
import { checkFiles, detectFileType } from "../../../../mock/domain/lab-reports/files.ts";

const text = (letters: string) => new TextEncoder().encode(letters);

it("[LRP-1] a file is recognized by its bytes", () => {
  expect(detectFileType(text("%PDF-1.4"))).toBe("application/pdf");
  expect(detectFileType(text(`${" ".repeat(1000)}%PDF-1.4`))).toBe("application/pdf");
  expect(detectFileType(text(`${" ".repeat(1100)}%PDF-1.4`))).toBeNull();
  expect(detectFileType(Uint8Array.of(0xff, 0xd8, 0xff))).toBe("image/jpeg");
  expect(detectFileType(Uint8Array.of(0xff, 0xd8))).toBeNull();
  expect(detectFileType(text("GIF89a"))).toBeNull();
  expect(checkFiles([{ bytes: Uint8Array.of(0xff, 0xd8, 0xff), type: "image/jpg" }])).toBe("image/jpeg");
});

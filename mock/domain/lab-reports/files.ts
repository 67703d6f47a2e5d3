import { hashBytes } from "../../kernel/random.ts";
import { createBadRequestError, ServiceError } from "../service-error.ts";

/** A file as it was uploaded. */
export interface ReportFile {
  readonly bytes: Uint8Array;
  /** The media type that its part declares; empty where it declares none. */
  readonly type: string;
}

export type ReportFileType = "application/pdf" | "image/jpeg" | "image/png";

/** All files of one report may come to so many bytes. */
const LARGEST = 10 * 1024 * 1024;
const MOST_FILES = 8;

/** How files of each kind begin. A PDF may have something before it; its own readers look for it in the first kilobyte. */
const beginnings: readonly (readonly [ReportFileType, readonly number[], within: number])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff], 0],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d], 1024],
];

/** What each kind may be declared as, beside its own name and no type at all. */
const otherNames: Readonly<Record<string, ReportFileType>> = {
  "image/jpg": "image/jpeg",
  "application/x-pdf": "application/pdf",
};

/** What a file is by its bytes; null for anything that is no report. */
export function detectFileType(bytes: Uint8Array): ReportFileType | null {
  for (const [kind, beginning, within] of beginnings) {
    for (let at = 0; at <= within && at < bytes.length; at += 1) {
      if (beginning.every((byte, index) => bytes[at + index] === byte)) return kind;
    }
  }
  return null;
}

/**
 * Judges the files of an upload before anything is made of them.
 * @returns what they are; all images, or the one PDF
 * @throws Refusal of 413 for too many bytes, of 400 for anything else that is wrong with them
 */
export function checkFiles(files: readonly ReportFile[]): ReportFileType {
  if (files.length > MOST_FILES) throw createBadRequestError(`A report has at most ${MOST_FILES} files.`);
  if (files.some(({ bytes }) => bytes.length === 0))
    throw createBadRequestError("A file of the report is empty.");
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > LARGEST)
    throw new ServiceError(413, "A report is at most 10 MiB large, all its files together.");
  const kinds = files.map(checkFile);
  const [kind] = kinds;
  if (kind === undefined) throw createBadRequestError("A report has at least one file.");
  if (kinds.length > 1 && kinds.includes("application/pdf"))
    throw createBadRequestError("A PDF is a whole report: upload it by itself.");
  return kind;
}

/** A digest of the bytes of all files, in their order. It tells files apart; it keeps nobody from making two of the same. */
export function digestFiles(files: readonly ReportFile[]): string {
  return files.map(({ bytes }) => `${bytes.length}:${hashBytes(bytes)}`).join(",");
}

function checkFile({ bytes, type }: ReportFile): ReportFileType {
  const kind = detectFileType(bytes);
  if (kind === null)
    throw createBadRequestError("A report is a PDF, JPEG or PNG; by its bytes this file is none of them.");
  const declared = otherNames[type] ?? type;
  if (declared !== "" && declared !== "application/octet-stream" && declared !== kind)
    throw createBadRequestError(
      `The part of the form declares another type than the file is: by its bytes it is ${kind}.`,
    );
  return kind;
}

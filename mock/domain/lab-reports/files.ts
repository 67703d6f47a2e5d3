import { hashBytes } from "../../kernel/random.ts";
import { createBadRequestError, ServiceError } from "../service-error.ts";

export interface ReportFile {
  readonly bytes: Uint8Array;
  /** The media type that its form part declares; empty when it declares none. */
  readonly type: string;
}

export type ReportFileType = "application/pdf" | "image/jpeg" | "image/png";

const MAX_SIZE = 10 * 1024 * 1024;

/** The signature of each file type. A PDF's signature may start anywhere in the first kilobyte, as PDF readers allow. */
const signatures: readonly (readonly [ReportFileType, readonly number[], maxOffset: number])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff], 0],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d], 1024],
];

/** Other names that a form part may declare for a type. */
const typeAliases: Readonly<Record<string, ReportFileType>> = {
  "image/jpg": "image/jpeg",
  "application/x-pdf": "application/pdf",
};

export function detectFileType(bytes: Uint8Array): ReportFileType | null {
  for (const [type, signature, maxOffset] of signatures) {
    for (let offset = 0; offset <= maxOffset; offset += 1) {
      if (signature.every((byte, index) => bytes[offset + index] === byte)) return type;
    }
  }
  return null;
}

/**
 * Checks the files of an upload.
 * @returns the type of the first file: of one PDF, or of one of the images
 * @throws ServiceError 413 for too many bytes, and 400 for all other faults
 */
export function checkFiles(files: readonly ReportFile[]): ReportFileType {
  if (files.some(({ bytes }) => bytes.length === 0))
    throw createBadRequestError("A file of the report is empty.");
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > MAX_SIZE) throw new ServiceError(413, "The files of a report are at most 10 MiB together.");
  const types = files.map(checkFile);
  const [first] = types;
  if (first === undefined) throw createBadRequestError("A report must have at least one file.");
  if (types.length > 1 && types.includes("application/pdf"))
    throw createBadRequestError("A PDF must be the only file of its report.");
  return first;
}

/** Computes a digest of all files, in their order. It is not cryptographic. */
export function digestFiles(files: readonly ReportFile[]): string {
  return files.map(({ bytes }) => `${bytes.length}:${hashBytes(bytes)}`).join(",");
}

function checkFile({ bytes, type: declaredType }: ReportFile): ReportFileType {
  const type = detectFileType(bytes);
  if (type === null)
    throw createBadRequestError("The bytes of the file are not those of a PDF, JPEG or PNG.");
  const declared = typeAliases[declaredType] ?? declaredType;
  if (declared !== "" && declared !== "application/octet-stream" && declared !== type)
    throw createBadRequestError(`The form part declares another type than its bytes have, which is ${type}.`);
  return type;
}

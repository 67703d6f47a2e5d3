import { loadPart } from "./load-part.ts";
import type { CallExtras, CalledOperation } from "./request.ts";
import { createDecodeError, describeType } from "./response.ts";

/** What a call that returns a PDF needs. The code of the file is loaded before the call is sent. */
const pdf: CallExtras = {
  prepare: async (called) => {
    const { DownloadedPdf, isCutOff } = await loadPart(called, () => import("./pdf-file.ts"));
    return {
      parseFile: (call, response, bytes) => {
        const type = response.headers.get("content-type") ?? "";
        if (!/^application\/pdf\b/i.test(type))
          throw createDecodeError(call, response, `not a PDF but ${describeType(response)}`, "invalid_pdf");
        if (!bytes.length) throw createDecodeError(call, response, "empty where a PDF is due", "empty_body");
        if (isCutOff(bytes)) throw createDecodeError(call, response, "a PDF without its end", "invalid_pdf");
        return new DownloadedPdf(bytes, type, response.headers.get("content-disposition"));
      },
    };
  },
};

/** Returns what a call needs to read its PDF; undefined for an operation that returns none. */
export const getPdfExtras = ({ success }: Pick<CalledOperation, "success">): CallExtras | undefined =>
  success === "pdf" ? pdf : undefined;

import type { CalledOperation, CallExtras } from "./request.ts";
import { loadChunk } from "./resource.ts";
import { createDecodeError, describeType } from "./response.ts";

/** What a call that returns a PDF needs. The code of the file is loaded before the call is sent. */
const pdf: CallExtras = {
  prepare: async (called) => {
    const { DownloadedPdf, findFlaw } = await loadChunk(called, () => import("./pdf-file.ts"));
    return {
      parseFile: (call, response, bytes) => {
        const flaw = findFlaw(bytes, describeType(response));
        if (flaw) throw createDecodeError(call, response, ...flaw);
        const { headers } = response;
        return new DownloadedPdf(
          bytes,
          headers.get("content-type") ?? "",
          headers.get("content-disposition"),
        );
      },
    };
  },
};

/** Returns what a call needs to read its PDF; undefined for an operation that returns none. */
export const getPdfExtras = ({ success }: Pick<CalledOperation, "success">): CallExtras | undefined =>
  success === "pdf" ? pdf : undefined;

import type { CalledOperation, CallExtras } from "./request.ts";
import { loadChunk } from "./resource.ts";
import { createDecodeError } from "./response.ts";

/** What a call that returns a PDF needs. The code of the file is loaded before the call is sent. */
const pdf: CallExtras = {
  prepare: async (call) => {
    const { createPdfParser } = await loadChunk(call, () => import("./pdf-file.ts"));
    call.parseFile = createPdfParser(createDecodeError);
  },
};

/** Returns what a call needs to read its PDF; undefined for an operation that returns none. */
export const getPdfExtras = ({ success }: Pick<CalledOperation, "success">): CallExtras | undefined =>
  success === "pdf" ? pdf : undefined;

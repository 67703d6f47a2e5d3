import { constants, deflateSync } from "node:zlib";

/** A stream of a PDF: its data and the dictionary entries besides its length. */
interface Stream {
  readonly entries?: string;
  readonly data: Uint8Array;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));

/** Writes a PDF of one page by hand, because libraries write no invalid ones. Objects 1 to 3: catalog, pages, page. */
function writePdf(page: string, ...streams: readonly Stream[]): Uint8Array {
  const parts: Uint8Array[] = [latin1("%PDF-1.7\n")];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (...body: readonly (string | Uint8Array)[]): void => {
    offsets.push(length());
    const all = [`${offsets.length} 0 obj\n`, ...body, "\nendobj\n"];
    parts.push(...all.map((part) => (typeof part === "string" ? latin1(part) : part)));
  };
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
  add(`<< /Type /Page /Parent 2 0 R ${page} >>`);
  for (const { entries = "", data } of streams) {
    add(`<< /Length ${data.length} ${entries} >>\nstream\n`, data, "\nendstream");
  }
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(latin1(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`));
  parts.push(latin1(`trailer << /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Uint8Array.from(Buffer.concat(parts));
}

const LETTER = "/MediaBox [0 0 612 792] /Contents 4 0 R";
const FONT = "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";
const say = (text: string, x = 60, y = 700, size = 10): string =>
  `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const line = "Glucose 101 mg/dL (65-99)";

/** A report of one result, as a harmless control case. */
export const harmless = (): Uint8Array => writePdf(`${LETTER} ${FONT}`, { data: latin1(say(line)) });

export const shortTexts = (count: number): Uint8Array =>
  writePdf(`${LETTER} ${FONT}`, {
    data: latin1(
      Array.from({ length: count }, (_, at) =>
        say("a", 20 + (at % 50) * 10, 772 - Math.floor(at / 50) * 7),
      ).join(""),
    ),
  });

export const longText = (text: string): Uint8Array =>
  writePdf(`${LETTER} ${FONT}`, { data: latin1(say(text)) });

export const manyResults = (count: number): Uint8Array =>
  writePdf(`/MediaBox [0 0 612 14400] /Contents 4 0 R ${FONT}`, {
    data: latin1(
      Array.from({ length: count }, (_, at) =>
        say(`Glucose ${at} mg/dL (65-99)`, 60, 14_380 - 7 * at, 5),
      ).join(""),
    ),
  });

/** A page without end, with possible headings at each of its points. */
export const endlessPage = (width = "1000000000000000000"): Uint8Array =>
  writePdf(`/MediaBox [0 0 ${width} 792] /Contents 4 0 R ${FONT}`, {
    data: latin1(say("Result") + say("Value", 300) + say(line, 60, 600)),
  });

export const deflate = (bytes: Uint8Array): Uint8Array => Uint8Array.from(deflateSync(bytes));

/** Deflates spaces. A deflated megabyte that ends with a full flush can be repeated, so the rest takes no time. The end is missing. */
function deflateSpaces(megabytes: number): Uint8Array {
  const first = deflateSync(Buffer.alloc(1024 * 1024, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const withoutHeader = first.subarray(2);
  return Uint8Array.from(
    Buffer.concat([first, ...Array.from({ length: megabytes - 1 }, () => withoutHeader)]),
  );
}

export const deflatedSpaces = (): Uint8Array => deflateSpaces(300);

/** Spaces that are deflated twice, each time to a thousandth. */
export const deflatedTwice = (megabytes: number): Uint8Array =>
  writePdf(`${LETTER} ${FONT}`, {
    entries: "/Filter [/FlateDecode /FlateDecode]",
    data: deflate(deflateSpaces(megabytes)),
  });

const hex = (value: number): string => value.toString(16).padStart(8, "0");

/** A font whose table maps ranges of 16 million characters, repeated as specified. */
export function hugeCharacterMap(ranges: number, isPacked = false): Uint8Array {
  const rows = Array.from({ length: ranges }, (_, at) => {
    return `<${hex(at * 0x100_0000)}> <${hex(at * 0x100_0000 + 0xff_fffe)}> <0041>`;
  });
  return characterMap(rows, isPacked);
}

/** A font whose table has these ranges. */
export function characterMap(rows: readonly string[], isPacked = false): Uint8Array {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00000000> <ffffffff>
endcodespacerange ${rows.length} beginbfrange\n${rows.join("\n")}\nendbfrange endcmap end end`;
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R >>";
  return writePdf(
    `${LETTER} /Resources << /Font << /F ${font} >> >>`,
    { data: latin1(say(line)) },
    isPacked ? { entries: "/Filter /FlateDecode", data: deflate(latin1(map)) } : { data: latin1(map) },
  );
}

/** Operators that draw no text, and after them one result when it is asked for. */
export function operators(count: number, { isReport = false } = {}): Uint8Array {
  return writePdf(
    `${LETTER.replace("4 0 R", "[4 0 R 5 0 R]")} ${FONT}`,
    { entries: "/Filter /FlateDecode", data: deflate(Buffer.alloc(4 * count, "q Q ")) },
    { data: latin1(isReport ? say(line) : "") },
  );
}

/** A report of one result whose stream has these filters and data, and whose dictionaries these other entries. */
export function filtered(
  filters: string,
  data: Uint8Array = latin1(say(line)),
  { trailer = "", keyword = "stream", objects = [] as readonly string[] } = {},
): Uint8Array {
  const pdf = Buffer.from(
    writePdf(
      `${LETTER} ${FONT}`,
      { entries: filters, data },
      ...objects.map((entries) => ({ entries, data: latin1("") })),
    ),
  ).toString("latin1");
  return latin1(
    pdf.replace("trailer <<", `trailer << ${trailer}`).replaceAll("\nstream\n", `\n${keyword}\n`),
  );
}

export function encodeAscii85(bytes: Uint8Array): Uint8Array {
  const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, at) => {
    const group = bytes.subarray(4 * at, 4 * at + 4);
    const value = [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (group[index] ?? 0), 0);
    if (value === 0 && group.length === 4) return "z";
    const digits = [4, 3, 2, 1, 0].map((power) =>
      String.fromCharCode(0x21 + (Math.floor(value / 85 ** power) % 85)),
    );
    return digits.slice(0, group.length + 1).join("");
  });
  return latin1(`${groups.join("")}~>`);
}

export const encodeHex = (bytes: Uint8Array): Uint8Array => latin1(`${Buffer.from(bytes).toString("hex")}>`);

export const drawnText = (): Uint8Array => latin1(say(line));

import { PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";

/** Draws a text at a position: points from the left and from the top. */
type Put = (text: string, x: number, y: number, size?: number) => void;

export async function draw(...pages: readonly ((put: Put) => void)[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const fill of pages) {
    const page: PDFPage = document.addPage([612, 792]);
    fill((text, x, y, size = 10) => page.drawText(text, { x, y: 792 - y, size, font }));
  }
  return document.save();
}

/** Draws a report of one page with a patient, a table with flags and ranges, and a value of glucose. */
export const drawReport = (glucose: string): Promise<Uint8Array> =>
  draw((put) => {
    put("Ashgrove Laboratories", 60, 60, 18);
    put("Patient Name: Mira Solveig Hart   DOB: 05/14/1979   Sex: F", 60, 90);
    put("Specimen ID: AG-77120   Collected: 03/02/2026   Reported: 03/03/2026", 60, 106);
    const rows = [
      "Test Name | Result | Flag | Units | Reference Range",
      `Glucose | ${glucose} | | mg/dL | 65-99`,
      "Calcium | 9.4 | | mg/dL | 8.6-10.2",
      "Albumin | 3.1 | L | g/dL | 3.6-5.1",
    ];
    for (const [line, row] of rows.entries())
      for (const [column, cell] of row.split("|").entries())
        if (cell.trim() !== "") put(cell.trim(), [60, 240, 310, 360, 440][column] ?? 0, 140 + line * 16);
  });

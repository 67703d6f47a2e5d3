import { PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";

/** Draws a text at a position: points from the left and from the top. */
type Put = (text: string, x: number, y: number, size?: number) => void;

/** Writes a PDF page by page. */
export async function draw(...pages: readonly ((put: Put) => void)[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const fill of pages) {
    const page: PDFPage = document.addPage([612, 792]);
    fill((text, x, y, size = 10) => page.drawText(text, { x, y: 792 - y, size, font }));
  }
  return document.save();
}

/** Draws rows under headings at given positions, from a height on. */
function table(put: Put, top: number, places: readonly number[], rows: readonly (readonly string[])[]): void {
  rows.forEach((row, line) => {
    row.forEach((cell, column) => {
      if (cell !== "") put(cell, places[column] ?? 0, top + line * 16);
    });
  });
}

/** Five realistic layouts. Each contains a value, so that another value changes the file. */
export const layouts: Readonly<Record<string, (value: string) => Promise<Uint8Array>>> = {
  "a table with flags and ranges": (value) =>
    draw((put) => {
      put("Ashgrove Laboratories", 60, 60, 18);
      put("Patient Name: Mira Solveig Hart   DOB: 05/14/1979   Sex: F", 60, 90);
      put("Specimen ID: AG-77120   Collected: 03/02/2026   Reported: 03/03/2026", 60, 106);
      table(
        put,
        140,
        [60, 240, 310, 360, 440],
        [
          ["Test Name", "Result", "Flag", "Units", "Reference Range"],
          ["Glucose", value, "", "mg/dL", "65-99"],
          ["Calcium", "9.4", "", "mg/dL", "8.6-10.2"],
          ["Albumin", "3.1", "L", "g/dL", "3.6-5.1"],
        ],
      );
    }),
  "columns for what is in and out of range": (value) =>
    draw((put) => {
      put("Ashgrove Laboratories", 60, 60, 18);
      table(
        put,
        120,
        [60, 250, 330, 420],
        [
          ["Test", "In Range", "Out of Range", "Reference Range"],
          ["Glucose", value, "", "65-99 mg/dL"],
          ["Sodium", "", "149 H", "135-146 mmol/L"],
          ["Uric Acid", "5.1", "", "< OR = 8.0 mg/dL"],
        ],
      );
    }),
  "two pages with the headings on both": (value) =>
    draw(
      (put) => {
        put("Ashgrove Laboratories", 60, 60, 18);
        put("LIPID PANEL", 60, 105);
        table(
          put,
          124,
          [60, 250, 330, 420],
          [
            ["Component", "Value", "Units", "Reference Interval"],
            ["Cholesterol, Total", "181", "mg/dL", "<200"],
            ["HDL Cholesterol", "62", "mg/dL", "> OR = 50"],
          ],
        );
        put("Page 1 of 2", 280, 760);
      },
      (put) => {
        put("Ashgrove Laboratories", 60, 40);
        put("Patient: Mira Hart", 60, 56);
        table(
          put,
          90,
          [60, 250, 330, 420],
          [
            ["Component", "Value", "Units", "Reference Interval"],
            ["Glucose", value, "mg/dL", "65-99"],
            ["TSH", "2.1", "mIU/L", "0.40-4.50"],
          ],
        );
        put("Page 2 of 2", 280, 760);
      },
    ),
  "results over several lines": (value) =>
    draw((put) => {
      put("Ashgrove Laboratories", 60, 60, 18);
      table(
        put,
        120,
        [60, 250, 330, 420],
        [
          ["Analyte", "Result", "Unit", "Expected"],
          ["Glucose", value, "mg/dL", "65-99"],
        ],
      );
      put("Vitamin D, 25-Hydroxy,", 60, 154);
      put("18", 250, 154);
      put("ng/mL", 330, 154);
      put("30-100", 420, 154);
      put("Total", 66, 166);
      put("LDL Cholesterol, Calculated", 60, 184);
      put("112", 250, 184);
      put("mg/dL", 330, 184);
      put("<100", 420, 184);
      put("or below 70 at high risk", 420, 196);
      put("Magnesium", 60, 214);
      put("mg/dL", 330, 214);
      put("1.5-2.5", 420, 214);
    }),
  "a list without headings": (value) =>
    draw((put) => {
      put("Ashgrove Laboratories", 60, 60, 18);
      put("CHEMISTRY", 60, 100);
      put(`Glucose ............ ${value} mg/dL (65-99)`, 60, 120);
      put("Creatinine ......... 1.41 mg/dL (0.70-1.30) H", 60, 136);
      put("Nitrite, Urine: Negative (Negative)", 60, 152);
      put("Seen by the lab on 3 occasions.", 60, 180);
    }),
};

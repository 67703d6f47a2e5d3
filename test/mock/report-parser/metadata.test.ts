import { expect, it } from "vitest";
import { parseMetadata } from "../../../mock/report-parser/metadata.ts";
import { readTable } from "./read-table.ts";

/** Reads lines of 10 points, separated by `//`, whose parts `|` separates by 25 points; an asterisk makes the letters of a part larger. */
const read = (text: string) => {
  const pieces = text.split("//").flatMap((line, row) =>
    line.split("|").map((part, column) => {
      const [size, plain] = part.includes("*") ? [20, part.replace("*", "").trim()] : [10, part.trim()];
      return { text: plain, x: 50 + column * 125, right: 150 + column * 125, y: 50 + row * 16, size };
    }),
  );
  return parseMetadata([{ width: 612, pieces: pieces.toReversed() }]);
};

it.each<[keyof ReturnType<typeof parseMetadata>, string]>([
  [
    "gender",
    `female = Sex: F; Sex: Female; Sex: Woman; Sex: 45 F; Sex: 45Y/F; Sex: 45 Yrs. / Female; Sex: 45, F; Sex: 120 y F; Sex: see below // Sex: F; Sex // F; DOB: x Sex: F
     male = Sex: M; Age/Sex: 7/M; Gender: male; Sex: man; Sex: 45 Y / M; Name: Jo Hill   Sex: M; Name: Jo Hill | Sex: | M
     other = Sex: X; Sex: Fx; Sex: 1234 F; Sex: my F; Sex: Other // Sex: F; Sex: Non-binary // Sex: F; Sex: U // Sex: F; Sex: Unknown // Sex: F; Glucose: F; Sex:`,
  ],
  [
    "patient_first_name",
    `JANE Q = Patient: DOE, JANE Q; Patient: Doe,JANE Q; Patient: JANE Q Doe; Name: Dr JANE Q Doe; Name // JANE Q Doe
     Ann = Name: Mr. Ann Lee; Name: Mrs Ann Lee; Name: Miss Ann Lee; Name: Ms. Ann Lee; Name: Ann Lee (F); Name: Lee, Jr., Ann; Name: Lee, III, Ann; Name: Lee, iv, Ann
     Ann Mr = Name: Ann Mr Lee
     null = Name: Lee; Name: Lee,; Name: (none); Name: L; Name: 12 34; Name:`,
  ],
  [
    "patient_last_name",
    `Lee = Name: Lee; Name: Lee, Ann; Name: Ann B Lee; Name: Lee,; Patient | Ann Lee; Name: Ann Lee DOB: 1980-01-02; Name: Ann Lee | DOB:
     Lee, Jr. = Name: Lee, Jr., Ann
     null = Name: (none); Name: , Ann; Glucose: Lee`,
  ],
  [
    "specimen_number",
    `AB 12 = Specimen: AB 12; Lab No: AB 12; Specimen: AB 12; Accession # | AB 12; Specimen: AB 12; Specimen ID // AB 12
     null = Specimen: AB; Specimen: was 12 drawn; Sample: AB 12`,
  ],
  [
    "dob",
    `1980-01-02 = DOB: 01/02/1980; DOB: 01/02/1980 08:15; Born | 01/02/1980; DOB: soon // DOB: 01/02/1980; DOB: 01/02/1980 // DOB: 01/02/1990
     null = DOB: soon; Xob: 01/02/1980; DOB: // x // 01/02/1980`,
  ],
  [
    "lab_name",
    `Acme Labs = Lab: Acme Labs; Acme Labs; Acme Labs - Final Report; Acme Labs | Results; *Acme Labs – Results; Acme Labs— Lab Report; Acme Labs -Report; x // *Acme Labs; Other Labs // *Acme Labs; *Acme Labs | Page; Page | *Acme Labs
     Acme Labs = Final Report // Acme Labs; *Laboratory Results // Acme Labs; Report // Acme Labs; Partial corrected clinical medical blood test patient lab result // Acme Labs; *DOB // Acme Labs; *To: x // Acme Labs; *Ab 1 // Acme Labs; *Iron 5 mg/dL // Acme Labs
     Report Center = Report Center
     Acme - Report Center = Acme - Report Center
     null = 12; Test Result Range Units // Acme Labs; a // b // c // d // e // f // Acme Labs`,
  ],
])("the metadata of a report has the field %s", (field, table) => {
  for (const [value, texts] of readTable(table))
    expect(texts.filter((text) => String(read(text)[field]) !== value)).toEqual([]);
});

it("a value of the metadata ends at a semicolon or a wide gap, and has at most 120 characters", () => {
  expect(read("Lab: Acme Labs; 12 Elm St").lab_name).toBe("Acme Labs");
  expect(read("Lab: Acme Labs;").lab_name).toBe("Acme Labs");
  expect(read("Lab: Acme Labs | 12 Elm St").lab_name).toBe("Acme Labs");
  expect([120, 121].map((length) => read(`Lab: ${"x".repeat(length)}`).lab_name?.length)).toEqual([
    120,
    undefined,
  ]);
});

import type { Analyte } from "./analyte.ts";
import { analytesOf } from "./analyte-rows.ts";
import { allergy } from "./analytes/allergens.ts";
import { chemistry } from "./analytes/chemistry.ts";
import { hematology } from "./analytes/hematology.ts";
import { hormones } from "./analytes/hormones.ts";
import { immunity } from "./analytes/immunity.ts";
import { infection } from "./analytes/infection.ts";
import { lipidsAndCardiac } from "./analytes/lipids-cardiac.ts";
import { nutrition } from "./analytes/nutrition.ts";
import { tumorAndDrugs } from "./analytes/tumor-drugs.ts";
import { urineAndStool } from "./analytes/urine-stool.ts";
import { indexed, lazily } from "./lazily.ts";

export type {
  Analyte,
  AnalyteGroup,
  AnalyteTable,
  Loinc,
  ReferenceRange,
  ResultKind,
  Specimen,
} from "./analyte.ts";

/** Everything that the laboratories measure. */
export const analytes = lazily<readonly Analyte[]>(() =>
  [
    ...chemistry,
    ...lipidsAndCardiac,
    ...hematology,
    ...hormones,
    ...nutrition,
    ...immunity,
    ...infection,
    ...tumorAndDrugs,
    ...urineAndStool,
    ...allergy(),
  ].flatMap(analytesOf),
);

/** Analytes by LOINC code. */
export const analytesByLoinc = lazily(() => indexed(analytes(), ({ loinc }) => loinc.code));

/** Analytes by name, as panels and lab tests list them. */
export const analytesByName = lazily(() => indexed(analytes(), ({ name }) => name));

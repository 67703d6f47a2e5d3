import type { Analyte } from "./analyte.ts";
import { parseAnalytes } from "./parse-analytes.ts";
import { buildAllergyTables } from "./analytes/allergens.ts";
import { chemistry } from "./analytes/chemistry.ts";
import { hematology } from "./analytes/hematology.ts";
import { hormones } from "./analytes/hormones.ts";
import { immunity } from "./analytes/immunity.ts";
import { infection } from "./analytes/infection.ts";
import { lipidsAndCardiac } from "./analytes/lipids-cardiac.ts";
import { nutrition } from "./analytes/nutrition.ts";
import { tumorAndDrugs } from "./analytes/tumor-drugs.ts";
import { urineAndStool } from "./analytes/urine-stool.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";

export type { Analyte, ReferenceRange, Specimen } from "./analyte.ts";

export const getAnalytes = buildOnce<readonly Analyte[]>(() =>
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
    ...buildAllergyTables(),
  ].flatMap(parseAnalytes),
);

export const getAnalytesByLoinc = buildOnce(() => indexBy(getAnalytes(), ({ loinc }) => loinc.code));

export const getAnalytesByName = buildOnce(() => indexBy(getAnalytes(), ({ name }) => name));

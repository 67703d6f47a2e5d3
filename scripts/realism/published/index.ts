import { chemistry } from "./chemistry.ts";
import { hematology } from "./hematology.ts";
import { hormonesVitamins } from "./hormones-vitamins.ts";
import { lipidsDiabetes } from "./lipids-diabetes.ts";
import type { PublishedAnalyte } from "./published.ts";
import { singleArticles } from "./single-articles.ts";

/** All analytes with published values. */
export const publishedAnalytes: readonly PublishedAnalyte[] = [
  ...lipidsDiabetes,
  ...chemistry,
  ...hematology,
  ...hormonesVitamins,
  ...singleArticles,
];

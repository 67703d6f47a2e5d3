import type { PublishedAnalyte } from "./published.ts";

/** Analytes for which articles publish a few values only. */
export const singleArticles: readonly PublishedAnalyte[] = [
  {
    name: "T4, Free",
    unit: "ng/dL",
    source: "realWorld2024",
    scale: "linear",
    tolerance: "rough",
    why: "Routine samples of both sexes and all ages. The surveys used an assay with another range (median 0.8).",
    rows: `
A 20+ | 1.25 | - | 50%=1.2 | 10000
`,
  },
  {
    name: "Albumin/Creatinine Ratio, Urine",
    unit: "mg/g{creat}",
    source: "healthyAcr2018",
    scale: "log",
    tolerance: "rough",
    why: "Healthy adults without risk factors only. Labs print whole numbers.",
    rows: `
M 20-40 | - | - | 25%=2.7 50%=4.2 75%=5.9 | -
F 20-40 | - | - | 25%=3.8 50%=6.2 75%=9.8 | -
`,
  },
  {
    name: "Albumin/Creatinine Ratio, Urine",
    unit: "mg/g{creat}",
    source: "randomAcr2013",
    scale: "log",
    tolerance: "rough",
    why: "Only the share above 30 mg/g is published: 7.2% of men, 8.2% of women, 4.7% below 50 years and 11.4% from there on.",
    rows: `
M 20+ | - | - | 92.8%=30 | -
F 20+ | - | - | 91.8%=30 | -
A 20-49 | - | - | 95.3%=30 | -
A 50+ | - | - | 88.6%=30 | -
`,
  },
];

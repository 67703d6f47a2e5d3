import type { PublishedAnalyte } from "./published.ts";

/** Blood fats and sugar, as surveys found them. See `parse-published.ts` for the format of the rows. */
export const lipidsDiabetes: readonly PublishedAnalyte[] = [
  {
    name: "Cholesterol, Total",
    unit: "mg/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 182.9 | 38.7 | 131 177 256 | 684
M 40-59 | 195.3 | 39.1 | 129 196 261 | 723
M 60+ | 175.7 | 41.5 | 111 174 241 | 958
F 20-39 | 175.9 | 32.5 | 124 175 229 | 747
F 40-59 | 203 | 37.9 | 150 200 274 | 825
F 60+ | 199.7 | 42.9 | 133 199 279 | 932
`,
  },
  {
    name: "HDL Cholesterol",
    unit: "mg/dL",
    source: "examined2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 48.2 | 12.6 | 31 47 72 | 685
M 40-59 | 48.2 | 13.7 | 31 46 71 | 727
M 60+ | 47.8 | 12.7 | 30 45 72 | 965
F 20-39 | 56.2 | 15 | 35 55 82 | 750
F 40-59 | 59.2 | 15.9 | 39 56 88 | 828
F 60+ | 60.7 | 15.7 | 38 59 89 | 935
`,
  },
  {
    name: "Non-HDL Cholesterol",
    unit: "mg/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 134.7 | 41.6 | 78 128 208 | 683
M 40-59 | 147.2 | 38.2 | 90 144 213 | 722
M 60+ | 128 | 40.9 | 68 126 197 | 958
F 20-39 | 119.7 | 33.9 | 70 116 184 | 747
F 40-59 | 143.8 | 39.6 | 92 140 218 | 824
F 60+ | 139 | 41.9 | 80 136 214 | 931
`,
  },
  {
    name: "Cholesterol/HDL Ratio",
    unit: "{ratio}",
    source: "examined2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 4.11 | 1.96 | 2.4 3.8 6.6 | 683
M 40-59 | 4.29 | 1.31 | 2.6 4.2 6.6 | 722
M 60+ | 3.88 | 1.28 | 2.2 3.7 6 | 958
F 20-39 | 3.33 | 1.07 | 2 3.1 5.4 | 747
F 40-59 | 3.65 | 1.16 | 2.2 3.5 5.7 | 824
F 60+ | 3.46 | 1.05 | 2.1 3.3 5.7 | 931
`,
  },
  {
    name: "Triglycerides",
    unit: "mg/dL",
    source: "fasting2017",
    scale: "log",
    tolerance: "wide",
    why: "A fasting subsample has 350 people a row.",
    rows: `
M 20-39 | 125 | 106.7 | 50 96 278 | 329
M 40-59 | 154.9 | - | 59 115 348 | 362
M 60+ | 138.1 | 91 | 62 122 251 | 459
F 20-39 | 104 | 68.2 | 43 84 229 | 372
F 40-59 | 125 | 74.8 | 52 110 231 | 399
F 60+ | 124.5 | 53.9 | 58 114 226 | 449
`,
  },
  {
    name: "LDL Cholesterol, Calculated",
    unit: "mg/dL",
    source: "fasting2017",
    scale: "linear",
    tolerance: "wide",
    why: "A fasting subsample has 350 people a row.",
    rows: `
M 20-39 | 105.4 | 32.5 | 60 100 167 | 321
M 40-59 | 114.8 | 32.8 | 60 114 172 | 350
M 60+ | 99.2 | 36.2 | 47 96 162 | 456
F 20-39 | 99.6 | 30.1 | 59 96 152 | 369
F 40-59 | 118.5 | 33.9 | 68 115 176 | 392
F 60+ | 110.9 | 41.2 | 52 109 184 | 446
`,
  },
  {
    name: "Apolipoprotein B",
    unit: "mg/dL",
    source: "fasting2005",
    scale: "linear",
    tolerance: "wide",
    why: "Unweighted, and levels fell between 2005 and 2018.",
    rows: `
M 20-39 | 91.7 | 26.2 | 54 90 136 | 2806
M 40-59 | 99.9 | 26 | 60 99 146 | 2709
M 60+ | 90.7 | 24.6 | 55 89 134 | 2858
F 20-39 | 87.1 | 26.4 | 51 84 136 | 3270
F 40-59 | 95.2 | 25.4 | 58 93 140 | 2936
F 60+ | 94.8 | 25.7 | 58 93 141 | 3006
`,
  },
  {
    name: "Glucose",
    unit: "mg/dL",
    source: "fasting2017",
    scale: "log",
    tolerance: "wide",
    why: "The 95th percentile is set by the few with diabetes in a subsample of 350 people a row.",
    rows: `
M 20-39 | 102.9 | - | 86 100 118 | 336
M 40-59 | 117 | 45.3 | 91 105 217 | 370
M 60+ | 124.2 | 34.5 | 95 114 199 | 467
F 20-39 | 99.7 | 17.5 | 85 96 118 | 376
F 40-59 | 108.9 | 29.5 | 87 102 158 | 405
F 60+ | 114.5 | 34.7 | 91 106 162 | 461
`,
  },
  {
    name: "Hemoglobin A1c",
    unit: "%",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "The 95th percentile is set by the few with diabetes.",
    rows: `
M 20-39 | 5.32 | 0.61 | 4.7 5.3 5.9 | 697
M 40-59 | 5.85 | 1.13 | 4.9 5.6 8 | 739
M 60+ | 6.08 | 0.98 | 5.1 5.8 7.8 | 979
F 20-39 | 5.34 | 0.66 | 4.8 5.2 6.1 | 755
F 40-59 | 5.73 | 0.92 | 5 5.5 7.4 | 844
F 60+ | 5.95 | 0.94 | 5.1 5.7 7.7 | 957
`,
  },
  {
    name: "Insulin",
    unit: "u[IU]/mL",
    source: "fasting2017",
    scale: "log",
    tolerance: "wide",
    why: "Insulin assays are not standardized, and a fasting subsample has 350 people a row.",
    rows: `
M 20-39 | 11.59 | 10.83 | 2.9 7.9 31.7 | 327
M 40-59 | 13.92 | - | 3.4 9.3 34.5 | 361
M 60+ | 15.52 | - | 4.4 10.6 31.7 | 459
F 20-39 | 13.11 | 11.73 | 3.3 9.8 31.9 | 372
F 40-59 | 12.16 | 12.61 | 2.7 8.9 31.9 | 397
F 60+ | 13.24 | - | 4 9.5 25.1 | 450
`,
  },
  {
    name: "Insulin Resistance (HOMA-IR)",
    unit: "{index}",
    source: "fasting2017",
    scale: "log",
    tolerance: "wide",
    why: "It multiplies two skewed values of a subsample of 350 people a row.",
    rows: `
M 20-39 | 3.1 | 3.53 | 0.7 2.1 8.8 | 327
M 40-59 | 4.6 | - | 0.9 2.5 13.5 | 361
M 60+ | 4.98 | - | 1.2 3.1 11.7 | 459
F 20-39 | 3.41 | 3.64 | 0.7 2.3 9.3 | 372
F 40-59 | 3.5 | 4.16 | 0.6 2.3 9.5 | 397
F 60+ | - | - | 0.9 2.5 8.6 | 450
`,
  },
];

import type { PublishedAnalyte } from "./published.ts";

/** Blood cells and iron, as surveys found them. See `parse-published.ts` for the format of the rows. */
export const hematology: readonly PublishedAnalyte[] = [
  {
    name: "White Blood Cell Count",
    unit: "10*3/uL",
    source: "counted2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 7.2 | 2.06 | 4.2 6.8 11.1 | 697
M 40-59 | 7.15 | 2.06 | 4.3 6.9 10.8 | 739
M 60+ | 7.32 | 2.08 | 4.4 7.1 11.1 | 978
F 20-39 | 7.71 | 2.13 | 4.6 7.4 11.5 | 759
F 40-59 | 7.42 | 2.23 | 4.1 7.3 11.6 | 843
F 60+ | 7.11 | 2.05 | 4.3 6.9 11.1 | 958
`,
  },
  {
    name: "Red Blood Cell Count",
    unit: "10*6/uL",
    source: "counted2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 5.128 | 0.375 | 4.53 5.14 5.7 | 698
M 40-59 | 5.022 | 0.39 | 4.47 5.01 5.69 | 739
M 60+ | 4.778 | 0.483 | 3.91 4.79 5.53 | 980
F 20-39 | 4.557 | 0.358 | 3.96 4.55 5.14 | 759
F 40-59 | 4.549 | 0.356 | 4.02 4.52 5.15 | 843
F 60+ | 4.497 | 0.427 | 3.79 4.5 5.17 | 959
`,
  },
  {
    name: "Hemoglobin",
    unit: "g/dL",
    source: "healthyPooled",
    scale: "linear",
    tolerance: "wide",
    why: "Unweighted; without people who know of a chronic disease.",
    rows: `
M 20-39 | 15.36 | 1.03 | 13.8 15.4 17.2 | 8490
M 40-59 | 15.15 | 1.17 | 13.2 15.2 17 | 7012
M 60+ | 14.61 | 1.45 | 12.1 14.7 16.8 | 5095
F 20-39 | 13.22 | 1.18 | 11.1 13.4 14.9 | 8314
F 40-59 | 13.3 | 1.34 | 10.8 13.5 15.2 | 7481
F 60+ | 13.5 | 1.2 | 11.4 13.6 15.4 | 5841
`,
  },
  {
    name: "Hematocrit",
    unit: "%",
    source: "counted2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 45.03 | 2.7 | 40.9 44.9 49.8 | 698
M 40-59 | 44.63 | 3.21 | 39.7 44.7 49.6 | 738
M 60+ | 43.18 | 4.08 | 36 43.4 49.6 | 978
F 20-39 | 39.74 | 2.91 | 35 40 43.9 | 758
F 40-59 | 40.2 | 3.28 | 34.9 40.3 45.2 | 841
F 60+ | 40.52 | 3.47 | 34.9 40.7 45.8 | 959
`,
  },
  {
    name: "MCV",
    unit: "fL",
    source: "counted2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 88.01 | 4.38 | 81.1 87.9 95.1 | 698
M 40-59 | 89.05 | 4.8 | 81.9 89.3 96.4 | 739
M 60+ | 90.6 | 4.98 | 81.7 90.6 98.1 | 979
F 20-39 | 87.48 | 6.1 | 76.6 88.2 95.7 | 758
F 40-59 | 88.53 | 6.15 | 76.8 89.5 96.2 | 842
F 60+ | 90.31 | 5.01 | 81.8 90.4 97.7 | 959
`,
  },
  {
    name: "MCH",
    unit: "pg",
    source: "healthyPooled",
    scale: "linear",
    tolerance: "wide",
    why: "Unweighted; without people who know of a chronic disease.",
    rows: `
M 20-39 | 30.17 | 1.94 | 26.6 30.5 32.8 | 8490
M 40-59 | 30.47 | 2.16 | 27 30.7 33.6 | 7012
M 60+ | 30.77 | 2.33 | 26.4 31 33.7 | 5095
F 20-39 | 29.57 | 2.59 | 25.2 30.2 32.9 | 8314
F 40-59 | 29.71 | 2.79 | 26 30.4 33.3 | 7481
F 60+ | 30.35 | 2.18 | 26.2 30.6 33.1 | 5841
`,
  },
  {
    name: "MCHC",
    unit: "g/dL",
    source: "healthyPooled",
    scale: "linear",
    tolerance: "wide",
    why: "Analyzers differ by more than people do.",
    rows: `
M 20-39 | 34 | 0.94 | 32.5 34 35.3 | 8491
M 40-59 | 33.96 | 0.94 | 32.4 33.9 35.4 | 7013
M 60+ | 33.74 | 0.94 | 31.9 33.7 35 | 5096
F 20-39 | 33.73 | 1.04 | 31.9 33.7 35.1 | 8318
F 40-59 | 33.66 | 1.06 | 31.6 33.6 35.2 | 7482
F 60+ | 33.66 | 0.92 | 32.3 33.7 35.1 | 5844
`,
  },
  {
    name: "RDW",
    unit: "%",
    source: "counted2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 13.3 | 0.77 | 12.4 13.1 14.7 | 698
M 40-59 | 13.51 | 0.8 | 12.4 13.4 14.9 | 739
M 60+ | 13.89 | 0.98 | 12.7 13.7 15.7 | 972
F 20-39 | 13.65 | 1.31 | 12.3 13.3 16.1 | 756
F 40-59 | 13.78 | 1.35 | 12.4 13.4 16.8 | 835
F 60+ | 13.92 | 1.16 | 12.6 13.7 16.2 | 958
`,
  },
  {
    name: "Platelet Count",
    unit: "10*3/uL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; without people who know of a chronic disease.",
    rows: `
M 20-39 | 246 | 56.4 | 164 241 349 | 8490
M 40-59 | 240.5 | 57.8 | 161 232 332 | 7012
M 60+ | 225.8 | 61.7 | 145 212 325 | 5095
F 20-39 | 274.9 | 69 | 169 258 402 | 8313
F 40-59 | 272.8 | 69.1 | 177 268 399 | 7481
F 60+ | 254 | 66.7 | 158 242 371 | 5841
`,
  },
  {
    name: "Neutrophils",
    unit: "%",
    source: "counted2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 55.4 | 9 | 39 56 71 | 698
M 40-59 | 57.8 | 9.1 | 43 58 73 | 740
M 60+ | 59.3 | 9.4 | 44 60 75 | 979
F 20-39 | 57.9 | 8.7 | 42 58 71 | 758
F 40-59 | 57.5 | 9 | 42 58 71 | 842
F 60+ | 58.9 | 8.9 | 44 59 73 | 957
`,
  },
  {
    name: "Lymphocytes",
    unit: "%",
    source: "counted2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 32.7 | 8.2 | 19 32 47 | 698
M 40-59 | 30.3 | 7.7 | 18 31 43 | 740
M 60+ | 27.5 | 8.2 | 16 27 42 | 978
F 20-39 | 31.7 | 7.9 | 20 31 46 | 758
F 40-59 | 31.7 | 8.3 | 20 32 46 | 842
F 60+ | 29.2 | 8.2 | 17 29 43 | 957
`,
  },
  {
    name: "Monocytes",
    unit: "%",
    source: "counted2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 8.5 | 1.9 | 6 8 12 | 697
M 40-59 | 8.5 | 2 | 6 8 12 | 739
M 60+ | 9 | 2.2 | 6 9 13 | 978
F 20-39 | 7.4 | 1.9 | 5 7 11 | 758
F 40-59 | 7.5 | 1.9 | 5 7 10 | 842
F 60+ | 8.3 | 1.9 | 6 8 12 | 956
`,
  },
  {
    name: "Eosinophils",
    unit: "%",
    source: "counted2017",
    scale: "log",
    tolerance: "wide",
    why: "Whole percents are printed, and most values are 1 to 4.",
    rows: `
M 20-39 | 2.7 | 1.8 | 1 2 7 | 695
M 40-59 | 2.7 | 1.7 | 1 2 6 | 737
M 60+ | 3.3 | 2.1 | 1 3 7 | 978
F 20-39 | 2.4 | 1.6 | 1 2 5 | 755
F 40-59 | 2.6 | 1.7 | 1 2 6 | 838
F 60+ | 2.7 | 1.7 | 1 2 6 | 952
`,
  },
  {
    name: "Neutrophils, Absolute",
    unit: "10*3/uL",
    source: "counted2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 4.071 | 1.599 | 1.98 3.7 7.04 | 697
M 40-59 | 4.204 | 1.613 | 2.11 3.93 7.24 | 739
M 60+ | 4.422 | 1.679 | 2.16 4.17 7.46 | 978
F 20-39 | 4.543 | 1.653 | 2.14 4.4 7.65 | 758
F 40-59 | 4.343 | 1.685 | 1.92 4.07 7.75 | 841
F 60+ | 4.248 | 1.643 | 2.28 4.06 6.96 | 957
`,
  },
  {
    name: "Lymphocytes, Absolute",
    unit: "10*3/uL",
    source: "counted2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 2.286 | 0.666 | 1.29 2.23 3.42 | 697
M 40-59 | 2.112 | 0.673 | 1.19 2.04 3.4 | 739
M 60+ | 1.957 | 0.683 | 1.03 1.87 3.2 | 978
F 20-39 | 2.376 | 0.706 | 1.39 2.28 3.66 | 758
F 40-59 | 2.296 | 0.791 | 1.19 2.23 3.63 | 841
F 60+ | 2.033 | 0.739 | 0.99 1.92 3.37 | 957
`,
  },
  {
    name: "Monocytes, Absolute",
    unit: "10*3/uL",
    source: "counted2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 0.602 | 0.185 | 0.34 0.57 0.96 | 696
M 40-59 | 0.595 | 0.193 | 0.34 0.57 0.94 | 738
M 60+ | 0.645 | 0.209 | 0.37 0.62 1.01 | 975
F 20-39 | 0.561 | 0.183 | 0.32 0.53 0.89 | 758
F 40-59 | 0.541 | 0.177 | 0.3 0.52 0.84 | 841
F 60+ | 0.579 | 0.181 | 0.33 0.55 0.89 | 955
`,
  },
  {
    name: "Iron, Total",
    unit: "ug/dL",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "Iron varies by a third within a day.",
    rows: `
M 20-39 | 98.8 | 41.7 | 48 90 170 | 684
M 40-59 | 96.9 | 33.5 | 50 93 155 | 722
M 60+ | 91.9 | 31.8 | 42 89 149 | 958
F 20-39 | 78.8 | 37.3 | 28 74 151 | 747
F 40-59 | 83.4 | 36.6 | 32 79 151 | 825
F 60+ | 83.4 | 28.3 | 44 81 132 | 932
`,
  },
  {
    name: "Iron Binding Capacity",
    unit: "ug/dL",
    source: "healthyPooled",
    scale: "linear",
    tolerance: "wide",
    why: "Unweighted; two methods.",
    rows: `
M 20-39 | 328.5 | 49.7 | 259 325 431 | 2381
M 40-59 | 326 | 49.8 | 253 322 415 | 2326
M 60+ | 313.8 | 52 | 236 310 400 | 2192
F 20-39 | 355.6 | 59.5 | 274 354 467 | 2558
F 40-59 | 345.6 | 60.9 | 253 339 466 | 2505
F 60+ | 324.7 | 52.8 | 253 324 429 | 2260
`,
  },
  {
    name: "Iron Saturation",
    unit: "%",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Iron varies by a third within a day.",
    rows: `
M 20-39 | 29.8 | 11.6 | 13 28 51 | 2991
M 40-59 | 29.4 | 11.1 | 14 28 49 | 2763
M 60+ | 29.4 | 11.6 | 12 27 54 | 2548
F 20-39 | 22.4 | 11.7 | 6 21 46 | 4300
F 40-59 | 23.1 | 11 | 7 22 41 | 3979
F 60+ | 25.3 | 9.7 | 13 24 41 | 2690
`,
  },
  {
    name: "Ferritin",
    unit: "ng/mL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; four assays within 24 years.",
    rows: `
M 20-39 | 174.9 | 144.8 | 37 134 396 | 6230
M 40-59 | 224 | 225.4 | 46 183 506 | 5758
M 60+ | 213.5 | 219.5 | 21 144 613 | 5190
F 20-39 | 50 | 48.9 | 5 33 140 | 13504
F 40-59 | 81.4 | 107.5 | 6 50 231 | 9770
F 60+ | 143.6 | 159 | 19 95 439 | 5520
`,
  },
];

import type { PublishedAnalyte } from "./published.ts";

/** Kidneys, salts, proteins and enzymes, as surveys found them. See `parse-published.ts` for the format of the rows. */
export const chemistry: readonly PublishedAnalyte[] = [
  {
    name: "Urea Nitrogen (BUN)",
    unit: "mg/dL",
    source: "examined2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 14.1 | 4.1 | 8 14 21 | 684
M 40-59 | 15.6 | 4.9 | 9 15 23 | 723
M 60+ | 18.2 | 6 | 10 17 28 | 958
F 20-39 | 11.9 | 3.2 | 7 11 18 | 745
F 40-59 | 13.4 | 4.3 | 7 13 20 | 825
F 60+ | 17.9 | 6.4 | 9 17 30 | 932
`,
  },
  {
    name: "Creatinine",
    unit: "mg/dL",
    source: "examined2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 0.966 | - | 0.74 0.93 1.22 | 684
M 40-59 | 0.999 | - | 0.7 0.96 1.29 | 723
M 60+ | 1.07 | 0.404 | 0.73 1.01 1.53 | 958
F 20-39 | 0.714 | 0.121 | 0.52 0.7 0.93 | 747
F 40-59 | 0.736 | 0.182 | 0.53 0.72 0.98 | 825
F 60+ | 0.867 | 0.349 | 0.57 0.82 1.28 | 932
`,
  },
  {
    name: "Estimated GFR",
    unit: "mL/min/{1.73_m2}",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 109 | 15.7 | 80 113 128 | 684
M 40-59 | 93.7 | 16.2 | 67 96 113 | 723
M 60+ | 78.5 | 17.3 | 48 81 101 | 958
F 20-39 | 112.7 | 14.3 | 86 116 130 | 747
F 40-59 | 97 | 15 | 67 101 115 | 825
F 60+ | 76.1 | 18.4 | 44 77 100 | 932
`,
  },
  {
    name: "BUN/Creatinine Ratio",
    unit: "{ratio}",
    source: "examined2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 14.9 | 4.3 | 9 14 23 | 684
M 40-59 | 16.2 | 4.8 | 9 16 24 | 723
M 60+ | 17.6 | 5.4 | 10 17 26 | 958
F 20-39 | 17 | 4.9 | 10 16 25 | 745
F 40-59 | 18.6 | 5.8 | 11 18 29 | 825
F 60+ | 21.2 | 6.1 | 12 21 32 | 932
`,
  },
  {
    name: "Sodium",
    unit: "mmol/L",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 140.5 | 2.4 | 137 140 144 | 684
M 40-59 | 140.1 | 2.7 | 136 140 144 | 723
M 60+ | 140.3 | 2.9 | 136 140 145 | 958
F 20-39 | 139.9 | 2.4 | 136 140 144 | 747
F 40-59 | 140.1 | 2.8 | 136 140 145 | 825
F 60+ | 140.6 | 3 | 136 141 145 | 933
`,
  },
  {
    name: "Potassium",
    unit: "mmol/L",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 4.11 | 0.32 | 3.6 4.1 4.6 | 684
M 40-59 | 4.14 | 0.34 | 3.6 4.1 4.7 | 722
M 60+ | 4.24 | 0.43 | 3.6 4.2 5 | 957
F 20-39 | 4.01 | 0.3 | 3.5 4 4.5 | 747
F 40-59 | 4.01 | 0.33 | 3.5 4 4.6 | 825
F 60+ | 4.12 | 0.4 | 3.5 4.1 4.8 | 932
`,
  },
  {
    name: "Chloride",
    unit: "mmol/L",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 100.7 | 2.3 | 97 101 104 | 684
M 40-59 | 100.7 | 2.9 | 96 101 106 | 723
M 60+ | 100.8 | 3 | 95 101 105 | 958
F 20-39 | 101.6 | 2.3 | 98 102 105 | 747
F 40-59 | 101.1 | 2.7 | 97 101 105 | 825
F 60+ | 100.9 | 3.1 | 95 101 106 | 933
`,
  },
  {
    name: "Carbon Dioxide, Total",
    unit: "mmol/L",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 26.2 | 2.4 | 22 26 30 | 684
M 40-59 | 25.8 | 2.5 | 22 26 29 | 723
M 60+ | 25.9 | 2.7 | 21 26 30 | 958
F 20-39 | 24.7 | 2.2 | 21 25 28 | 745
F 40-59 | 25.6 | 2.4 | 21 26 29 | 825
F 60+ | 26 | 2.6 | 22 26 30 | 932
`,
  },
  {
    name: "Anion Gap",
    unit: "mmol/L",
    source: "examined2017",
    scale: "linear",
    tolerance: "wide",
    why: "Labs differ in how they measure chloride and carbon dioxide.",
    rows: `
M 20-39 | 13.6 | 2.4 | 10 13 18 | 684
M 40-59 | 13.6 | 2.5 | 10 14 18 | 723
M 60+ | 13.5 | 2.5 | 10 13 18 | 958
F 20-39 | 13.6 | 2.2 | 10 14 17 | 745
F 40-59 | 13.5 | 2.2 | 10 13 17 | 825
F 60+ | 13.7 | 2.4 | 10 14 18 | 932
`,
  },
  {
    name: "Calcium",
    unit: "mg/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 9.4 | 0.31 | 8.9 9.4 9.9 | 684
M 40-59 | 9.26 | 0.33 | 8.7 9.2 9.8 | 723
M 60+ | 9.29 | 0.35 | 8.7 9.2 9.9 | 958
F 20-39 | 9.2 | 0.33 | 8.7 9.2 9.7 | 745
F 40-59 | 9.25 | 0.38 | 8.7 9.2 9.9 | 825
F 60+ | 9.37 | 0.39 | 8.8 9.3 10.1 | 932
`,
  },
  {
    name: "Phosphorus",
    unit: "mg/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 3.62 | 0.57 | 2.8 3.6 4.6 | 684
M 40-59 | 3.46 | 0.52 | 2.6 3.4 4.3 | 723
M 60+ | 3.41 | 0.51 | 2.5 3.4 4.2 | 958
F 20-39 | 3.63 | 0.5 | 2.8 3.6 4.4 | 745
F 40-59 | 3.63 | 0.5 | 2.8 3.6 4.5 | 825
F 60+ | 3.71 | 0.48 | 2.9 3.7 4.5 | 932
`,
  },
  {
    name: "Uric Acid",
    unit: "mg/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 6.03 | 1.29 | 4.2 5.9 8.2 | 684
M 40-59 | 6.01 | 1.31 | 4.1 5.9 8.4 | 723
M 60+ | 6.11 | 1.32 | 3.9 6 8.2 | 958
F 20-39 | 4.53 | 1.14 | 2.9 4.4 6.6 | 745
F 40-59 | 4.6 | 1.15 | 3 4.5 6.6 | 825
F 60+ | 5.24 | 1.42 | 3.2 5.2 7.7 | 932
`,
  },
  {
    name: "Protein, Total",
    unit: "g/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 7.24 | 0.36 | 6.6 7.3 7.8 | 684
M 40-59 | 7.14 | 0.43 | 6.5 7.1 7.9 | 723
M 60+ | 6.98 | 0.42 | 6.3 7 7.7 | 958
F 20-39 | 7.13 | 0.39 | 6.5 7.1 7.8 | 745
F 40-59 | 7.09 | 0.42 | 6.5 7.1 7.9 | 825
F 60+ | 6.94 | 0.44 | 6.2 6.9 7.6 | 932
`,
  },
  {
    name: "Albumin",
    unit: "g/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 4.31 | 0.28 | 3.8 4.3 4.8 | 684
M 40-59 | 4.14 | 0.28 | 3.7 4.2 4.6 | 723
M 60+ | 4.04 | 0.31 | 3.6 4 4.5 | 958
F 20-39 | 4.03 | 0.32 | 3.5 4 4.6 | 747
F 40-59 | 4.01 | 0.32 | 3.4 4 4.5 | 825
F 60+ | 3.97 | 0.28 | 3.5 4 4.4 | 933
`,
  },
  {
    name: "Globulin",
    unit: "g/dL",
    source: "examined2017",
    scale: "linear",
    tolerance: "near",
    rows: `
M 20-39 | 2.93 | 0.34 | 2.4 2.9 3.5 | 684
M 40-59 | 3 | 0.42 | 2.4 2.9 3.7 | 723
M 60+ | 2.94 | 0.43 | 2.3 2.9 3.7 | 958
F 20-39 | 3.1 | 0.39 | 2.5 3.1 3.8 | 745
F 40-59 | 3.09 | 0.43 | 2.5 3 3.8 | 825
F 60+ | 2.97 | 0.42 | 2.4 3 3.7 | 932
`,
  },
  {
    name: "Albumin/Globulin Ratio",
    unit: "{ratio}",
    source: "examined2017",
    scale: "linear",
    tolerance: "wide",
    why: "It divides two values that vary little, so that rounding shows.",
    rows: `
M 20-39 | 1.5 | 0.23 | 1.1 1.5 1.9 | 684
M 40-59 | 1.41 | 0.22 | 1.1 1.4 1.8 | 723
M 60+ | 1.41 | 0.26 | 1 1.4 1.8 | 958
F 20-39 | 1.33 | 0.22 | 1 1.3 1.7 | 745
F 40-59 | 1.33 | 0.24 | 0.9 1.3 1.8 | 825
F 60+ | 1.36 | 0.23 | 1 1.3 1.8 | 932
`,
  },
  {
    name: "Bilirubin, Total",
    unit: "mg/dL",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "The survey prints one decimal, so that percentiles move in steps of a quarter of the median.",
    rows: `
M 20-39 | 0.55 | 0.32 | 0.2 0.5 1.2 | 684
M 40-59 | 0.55 | 0.32 | 0.2 0.5 1.2 | 723
M 60+ | 0.56 | 0.28 | 0.2 0.5 1.1 | 958
F 20-39 | 0.39 | 0.23 | 0.1 0.3 0.8 | 747
F 40-59 | 0.39 | 0.22 | 0.2 0.3 0.8 | 825
F 60+ | 0.41 | 0.2 | 0.2 0.4 0.8 | 932
`,
  },
  {
    name: "Alkaline Phosphatase",
    unit: "U/L",
    source: "examined2017",
    scale: "log",
    tolerance: "near",
    rows: `
M 20-39 | 74.3 | 27.4 | 46 71 111 | 684
M 40-59 | 75.9 | 22.8 | 45 72 116 | 722
M 60+ | 79.9 | 26.1 | 47 76 123 | 958
F 20-39 | 69 | 22.7 | 38 66 109 | 747
F 40-59 | 79.8 | 26.7 | 45 78 124 | 825
F 60+ | 84.9 | 27.9 | 51 81 131 | 932
`,
  },
  {
    name: "Alanine Aminotransferase (ALT)",
    unit: "U/L",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "Few people decide the upper tail, which depends on obesity and alcohol.",
    rows: `
M 20-39 | 30.8 | 24.2 | 11 23 77 | 684
M 40-59 | 28.7 | 17.2 | 13 25 58 | 722
M 60+ | 22.3 | 13.3 | 10 18 47 | 958
F 20-39 | 18.1 | 14.4 | 8 14 47 | 747
F 40-59 | 19.8 | 13 | 9 17 43 | 825
F 60+ | 18.2 | 10.4 | 9 16 33 | 932
`,
  },
  {
    name: "Aspartate Aminotransferase (AST)",
    unit: "U/L",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "Few people decide the upper tail.",
    rows: `
M 20-39 | 25.3 | 15.2 | 14 21 53 | 682
M 40-59 | 24.7 | - | 15 21 44 | 718
M 60+ | 22.8 | 11.8 | 14 20 39 | 956
F 20-39 | 19.5 | - | 12 17 35 | 745
F 40-59 | 20.9 | 13.2 | 12 18 37 | 825
F 60+ | 20.5 | 8.4 | 13 19 33 | 929
`,
  },
  {
    name: "Gamma-Glutamyl Transferase (GGT)",
    unit: "U/L",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "The upper tail depends on alcohol.",
    rows: `
M 20-39 | 34.4 | - | 11 24 102 | 684
M 40-59 | 40.9 | - | 13 26 107 | 722
M 60+ | 32.5 | 34.4 | 11 24 83 | 958
F 20-39 | 20.7 | - | 8 14 48 | 747
F 40-59 | 27 | - | 8 18 65 | 825
F 60+ | 25.8 | - | 9 18 53 | 932
`,
  },
  {
    name: "Lactate Dehydrogenase (LDH)",
    unit: "U/L",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "Methods differ, and hemolysis of the sample raises it.",
    rows: `
M 20-39 | 152 | 29.6 | 113 148 206 | 655
M 40-59 | 155.7 | 27.4 | 119 153 202 | 697
M 60+ | 161.6 | 34.3 | 121 156 219 | 934
F 20-39 | 147.3 | 27.3 | 111 145 195 | 742
F 40-59 | 160.7 | 30 | 121 156 211 | 814
F 60+ | 171.4 | 37.1 | 127 167 225 | 918
`,
  },
  {
    name: "Creatine Kinase, Total",
    unit: "U/L",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "Exercise of the days before raises it several times.",
    rows: `
M 20-39 | - | - | 72 158 592 | 684
M 40-59 | 186.7 | 172.4 | 64 146 435 | 722
M 60+ | 159.3 | 164.8 | 42 120 388 | 957
F 20-39 | 115.8 | - | 45 87 263 | 747
F 40-59 | 122.8 | - | 43 89 277 | 825
F 60+ | 100.5 | 75.8 | 40 81 216 | 931
`,
  },
  {
    name: "C-Reactive Protein, High Sensitivity",
    unit: "mg/L",
    source: "examined2017",
    scale: "log",
    tolerance: "wide",
    why: "Infections of the days before raise it several times.",
    rows: `
M 20-39 | 2.57 | 4.44 | 0.3 1.4 8.2 | 684
M 40-59 | 3.6 | - | 0.5 1.8 10.3 | 723
M 60+ | - | - | 0.4 1.8 11.8 | 956
F 20-39 | 4.02 | 5.72 | 0.3 1.9 13.4 | 746
F 40-59 | 5.25 | 10.84 | 0.4 2.6 16 | 821
F 60+ | 3.91 | 6.86 | 0.4 2.1 11.9 | 932
`,
  },
];

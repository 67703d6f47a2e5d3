import type { PublishedAnalyte } from "./published.ts";

/** Hormones, vitamins and PSA, as surveys found them. See `parse-published.ts` for the format of the rows. */
export const hormonesVitamins: readonly PublishedAnalyte[] = [
  {
    name: "TSH",
    unit: "m[IU]/L",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; assays differ by up to a fifth.",
    rows: `
M 20-39 | 1.743 | - | 0.54 1.39 3.7 | 2644
M 40-59 | 1.808 | 1.138 | 0.59 1.49 4.42 | 2092
M 60+ | 2.253 | 2.698 | 0.55 1.82 4.86 | 1326
F 20-39 | 1.793 | 2 | 0.42 1.29 4.27 | 2558
F 40-59 | 2.147 | - | 0.47 1.51 3.86 | 2102
F 60+ | 2.298 | 2.376 | 0.54 1.7 5.31 | 1600
`,
  },
  {
    name: "Testosterone, Total",
    unit: "ng/dL",
    source: "examined2011",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; sampled at all times of the day.",
    rows: `
M 20-39 | 446.9 | 185.3 | 194 422 790 | 2562
M 40-59 | 405.5 | 181.2 | 182 372 717 | 2422
M 60+ | 394 | 201.2 | 137 360 744 | 2425
F 20-39 | 31.5 | 29.3 | 11 26 66 | 2683
F 40-59 | 20.7 | 20.6 | 7 18 39 | 2708
F 60+ | 20.5 | 17.9 | 6 16 48 | 2481
`,
  },
  {
    name: "Sex Hormone Binding Globulin",
    unit: "nmol/L",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; estrogens raise it, so that the upper tail in women depends on contraception.",
    rows: `
M 20-39 | 31.1 | 15.2 | 12 28 63 | 2864
M 40-59 | 38 | 20.4 | 15 36 71 | 2605
M 60+ | 52.6 | 26 | 22 48 108 | 2257
F 20-39 | 68.7 | 52.9 | 19 52 178 | 3085
F 40-59 | 61.5 | 39.9 | 19 50 136 | 2962
F 60+ | 67.9 | 38.3 | 23 57 131 | 2433
`,
  },
  {
    name: "Parathyroid Hormone, Intact",
    unit: "pg/mL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; assays differ.",
    rows: `
M 20-39 | 39.7 | 19.1 | 17 36 71 | 1385
M 40-59 | 43.7 | 21 | 22 41 81 | 1008
M 60+ | 50.2 | 25.4 | 25 43 94 | 679
F 20-39 | 41.5 | 19.2 | 17 37 73 | 1174
F 40-59 | 47.1 | 22.8 | 21 44 87 | 973
F 60+ | 53.6 | 28.1 | 25 48 96 | 761
`,
  },
  {
    name: "Vitamin D, 25-Hydroxy, Total",
    unit: "ng/mL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; depends on season, skin and supplements.",
    rows: `
M 20-39 | 22.1 | 8.5 | 10 21 36 | 3067
M 40-59 | 24.8 | 9.4 | 11 25 40 | 2328
M 60+ | 27.8 | 10.8 | 12 26 47 | 1360
F 20-39 | 23 | 9.8 | 10 23 40 | 3015
F 40-59 | 26 | 11.7 | 10 25 45 | 2613
F 60+ | 32.4 | 14.5 | 13 31 55 | 1682
`,
  },
  {
    name: "Vitamin B12",
    unit: "pg/mL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; supplements decide the upper tail.",
    rows: `
M 20-39 | 526 | - | 271 473 871 | 3568
M 40-59 | 541.6 | - | 245 459 852 | 2667
M 60+ | 559.4 | - | 228 441 990 | 1727
F 20-39 | 593.8 | - | 240 472 1030 | 3204
F 40-59 | - | - | 253 485 1166 | 2691
F 60+ | 679.8 | - | 256 574 1096 | 2030
`,
  },
  {
    name: "Folate",
    unit: "ng/mL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; fortification and supplements decide the level.",
    rows: `
M 20-39 | 14.77 | 12.57 | 5.7 13.6 28.8 | 3250
M 40-59 | 15.82 | 7.9 | 5.7 13.5 30.5 | 2674
M 60+ | 20 | 14.13 | 5.7 17.4 37.4 | 1976
F 20-39 | 16.72 | 9.5 | 6.3 14.7 32.2 | 4221
F 40-59 | 18.01 | 9.87 | 6.3 15.9 34.1 | 3439
F 60+ | 23.99 | 14.45 | 7.1 20.9 51.4 | 2177
`,
  },
  {
    name: "Homocysteine",
    unit: "umol/L",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; samples from 1999 to 2006.",
    rows: `
M 20-39 | 8.29 | 2.93 | 5.5 7.9 12.8 | 2771
M 40-59 | 9.3 | - | 6.2 8.7 13.1 | 2113
M 60+ | 10.86 | 4.89 | 6.5 9.9 17.5 | 1409
F 20-39 | 6.66 | 2.22 | 4.4 6.5 9.7 | 2476
F 40-59 | 7.77 | - | 4.7 7.3 11.8 | 2091
F 60+ | 9.65 | 3.93 | 5.5 8.9 16.9 | 1673
`,
  },
  {
    name: "Zinc",
    unit: "ug/dL",
    source: "healthyPooled",
    scale: "linear",
    tolerance: "wide",
    why: "Unweighted; depends on the time since the last meal.",
    rows: `
M 20-39 | 85.3 | 16.3 | 61 85 112 | 847
M 40-59 | 82.5 | 14.6 | 60 82 107 | 597
M 60+ | 82.3 | 16.7 | 57 80 109 | 322
F 20-39 | 77.9 | 14.4 | 57 78 104 | 792
F 40-59 | 79.7 | 13.8 | 59 79 104 | 639
F 60+ | 81.2 | 14.2 | 59 82 105 | 410
`,
  },
  {
    name: "PSA, Total",
    unit: "ng/mL",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; the upper tail depends on how many have a prostate disease.",
    rows: `
M 40-59 | 1.13 | - | 0.3 0.8 2.6 | 2896
M 60+ | 2.97 | - | 0.3 1.5 8.3 | 1719
`,
  },
  {
    name: "PSA, Free Share",
    unit: "%",
    source: "healthyPooled",
    scale: "log",
    tolerance: "wide",
    why: "Unweighted; assays differ.",
    rows: `
M 40-59 | 30.2 | 11.9 | 12 29 52 | 2896
M 60+ | 27.7 | 11.6 | 11 26 46 | 1719
`,
  },
];

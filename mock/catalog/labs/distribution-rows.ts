/**
 * How analytes are distributed among adults in the United States, one per line:
 * `name | men | women | variation within a person in % | weights of factors, or - for none`.
 * Where weights differ by sex, those of women follow after a semicolon.
 *
 * A group is `age: p5 p50 p95 [p99], ...`, or percentiles alone where age does not matter; `=` means as in men. Percentiles
 * follow the National Health and Nutrition Examination Survey (NHANES 2015-2020, National Center for Health Statistics) where it
 * measures the analyte, and reference studies of the assay's makers elsewhere. Variation within a person follows the biological
 * variation database of the EFLM (Aarsand 2020; before it Ricos
 * 2014). The weights of factors follow the correlations that NHANES shows. The percentiles of glucose after 75 g, of troponins and
 * of the soluble transferrin receptor are approximate. Those of sex hormones before the age of 18 are coarse: low before puberty,
 * near the adult values after it, and in between around the age of 13. Those of women change at once at the age of menopause in
 * `age-ranges.ts`, together with their ranges.
 */
export const DISTRIBUTIONS = `
LDL Cholesterol, Calculated | 30: 60 100 167, 50: 60 114 172, 70: 47 96 162 | 30: 59 96 152, 50: 68 115 176, 70: 52 109 184 | 8.3 | 0.98 atherogenic
LDL Cholesterol, Direct | 30: 64 112 172, 50: 66 118 180, 70: 48 98 163 | 30: 60 104 160, 50: 70 118 182, 70: 58 110 176 | 8.3 | 0.98 atherogenic
HDL Cholesterol | 30: 31 47 72, 50: 31 46 71, 70: 30 45 72 | 30: 35 55 82, 50: 39 56 88, 70: 38 59 89 | 5.7 | 0.98 hdl
Triglycerides | 30: 50 96 278 527.2, 50: 59 115 348 665.3, 70: 62 122 251 434.4 | 30: 43 84 229 400.8, 50: 52 110 231 407.6, 70: 58 114 226 384.7 | 19.9 | 0.9 triglyceride
Apolipoprotein B | 30: 54 90 136, 50: 60 99 146, 70: 55 89 134 | 30: 51 84 136, 50: 58 93 140, 70: 58 93 141 | 7.3 | 0.9 atherogenic, 0.25 triglyceride
Apolipoprotein A-1 | 108 138 180 | 120 155 208 | 5.6 | 0.88 hdl
Lipoprotein (a) | 4 20 180 330 | 4 24 190 340 | 8.6 | -
LDL Particle Number | 650 1150 1900 | 600 1080 1800 | 8 | 0.75 atherogenic, 0.35 triglyceride
LDL Small Particle Number | 30 140 800 | 25 110 650 | 15 | 0.3 atherogenic, 0.6 triglyceride
C-Reactive Protein, High Sensitivity | 30: 0.3 1.4 8.2 21.22, 50: 0.5 1.8 10.3 35.02, 70: 0.4 1.8 11.8 48.27 | 30: 0.3 1.9 13.4 30.63, 50: 0.4 2.6 16 50, 70: 0.4 2.1 11.9 38.45 | 34.1 | 0.95 inflammation
Homocysteine | 30: 5.5 7.9 12.8, 50: 6.2 8.7 13.1, 70: 6.5 9.9 17.5 | 30: 4.4 6.5 9.7, 50: 4.7 7.3 11.8, 70: 5.5 8.9 16.9 | 8.3 | -0.4 b12, 0.3 renal
Glucose | 30: 86 100 118 190, 50: 91 105 217 310, 70: 95 114 199 290 | 30: 85 96 118 165, 50: 87 102 158 265, 70: 91 106 162 255 | 5 | 0.78 glycemia
Glucose, 2 Hours after 75 g | 30: 65 97 165, 50: 68 112 230, 70: 75 128 270 | = | 16 | 0.75 glycemia, 0.1 metabolic
Hemoglobin A1c | 30: 4.7 5.3 5.9 8.6, 50: 4.9 5.6 8 11.68, 70: 5.1 5.8 7.8 9.984 | 30: 4.8 5.2 6.1 8.203, 50: 5 5.5 7.4 10.89, 70: 5.1 5.7 7.7 10.05 | 1.6 | 0.92 glycemia
Insulin | 30: 2.9 7.9 31.7 64.39, 50: 3.4 9.3 34.5 76.1, 70: 4.4 10.6 31.7 69.34 | 30: 3.3 9.8 31.9 61.74, 50: 2.7 8.9 31.9 66.89, 70: 4 9.5 25.1 51.93 | 25.4 | 0.85 metabolic
C-Peptide | 0.9 2.1 5.2 | = | 16.6 | 0.85 metabolic
Proinsulin | 1.6 4.5 18 | = | 20 | 0.7 metabolic, 0.3 glycemia
Fructosamine | 205 240 310 450 | = | 2.4 | 0.8 glycemia
Creatinine | 30: 0.74 0.93 1.22 1.412, 50: 0.7 0.96 1.29 1.727, 70: 0.73 1.01 1.53 2.677 | 30: 0.52 0.7 0.93 1.073, 50: 0.53 0.72 0.98 1.3, 70: 0.57 0.82 1.28 2 | 4.5 | 0.75 renal
Urea Nitrogen (BUN) | 30: 8 14 21 25.2, 50: 9 15 23 31.36, 70: 10 17 28 41.55 | 30: 7 11 18 22.24, 50: 7 13 20 26.67, 70: 9 17 30 43.45 | 13.9 | 0.62 renal
Cystatin C | 30: 0.62 0.8 1.03, 50: 0.66 0.86 1.2, 70: 0.77 1.07 1.75 | 30: 0.55 0.74 0.98, 50: 0.62 0.83 1.18, 70: 0.74 1.03 1.7 | 4.1 | 0.7 renal, 0.25 inflammation
Uric Acid | 30: 4.2 5.9 8.2, 50: 4.1 5.9 8.4, 70: 3.9 6 8.2 | 30: 2.9 4.4 6.6, 50: 3 4.5 6.6, 70: 3.2 5.2 7.7 | 8.3 | 0.85 urate
Sodium | 30: 137 140 144, 50: 136 140 144, 70: 136 140 145 | 30: 136 140 144, 50: 136 140 145, 70: 136 141 145 | 0.5 | 0.88 salt; 0.92 salt
Potassium | 30: 3.6 4.1 4.6, 50: 3.6 4.1 4.7, 70: 3.6 4.2 5 | 30: 3.5 4 4.5, 50: 3.5 4 4.6, 70: 3.5 4.1 4.8 | 4.1 | 0.15 renal
Chloride | 30: 97 101 104, 50: 96 101 106, 70: 95 101 105 | 30: 98 102 105, 50: 97 101 105, 70: 95 101 106 | 1.1 | 0.76 salt, 0.5 acid_base; 0.8 salt, 0.5 acid_base
Carbon Dioxide, Total | 30: 22 26 30, 50: 22 26 29, 70: 21 26 30 | 30: 21 25 28, 50: 21 26 29, 70: 22 26 30 | 4 | -0.75 acid_base, -0.1 renal; -0.82 acid_base, -0.1 renal
Calcium | 30: 8.9 9.4 9.9, 50: 8.7 9.2 9.8, 70: 8.7 9.2 9.9 | 30: 8.7 9.2 9.7, 50: 8.7 9.2 9.9, 70: 8.8 9.3 10.1 | 1.8 | 0.65 protein
Calcium, Ionized | 1.18 1.24 1.3 | = | 1.7 | 0.2 protein
Phosphorus | 30: 2.8 3.6 4.6, 50: 2.6 3.4 4.3, 70: 2.5 3.4 4.2 | 30: 2.8 3.6 4.4, 50: 2.8 3.6 4.5, 70: 2.9 3.7 4.5 | 7.7 | 0.1 renal
Magnesium | 1.7 2.0 2.3 | = | 2.9 | 0.1 renal
Protein, Total | 30: 6.6 7.3 7.8, 50: 6.5 7.1 7.9, 70: 6.3 7 7.7 | 30: 6.5 7.1 7.8, 50: 6.5 7.1 7.9, 70: 6.2 6.9 7.6 | 2.6 | 0.65 protein
Albumin | 30: 3.8 4.3 4.8, 50: 3.7 4.2 4.6, 70: 3.6 4 4.5 | 30: 3.5 4 4.6, 50: 3.4 4 4.5, 70: 3.5 4 4.4 | 2.5 | 0.8 protein
Protein Electrophoresis: Alpha 1 | 0.2 0.23 0.31 | = | 6 | 0.4 inflammation
Protein Electrophoresis: Alpha 2 | 0.5 0.65 0.86 | = | 6 | 0.4 inflammation
Protein Electrophoresis: Beta | 0.69 0.88 1.12 | = | 6 | -
Bilirubin, Total | 30: 0.2 0.5 1.2 1.745, 50: 0.2 0.5 1.2 1.745, 70: 0.2 0.5 1.1 1.6 | 30: 0.1 0.3 0.8 1.2, 50: 0.2 0.3 0.8 1.2, 70: 0.2 0.4 0.8 1.2 | 20 | -0.1 adiposity
Bilirubin, Direct | 0.05 0.1 0.2 | = | 20 | -
Alkaline Phosphatase | 30: 46 71 111, 50: 45 72 116, 70: 47 76 123 | 30: 38 66 109, 50: 45 78 124, 70: 51 81 131 | 5.3 | 0.3 liver, 0.15 inflammation
Alanine Aminotransferase (ALT) | 30: 11 23 77 135.9, 50: 13 25 58 103.6, 70: 10 18 47 88.13 | 30: 8 14 47 98.95, 50: 9 17 43 83.07, 70: 9 16 33 63.09 | 10.1 | 0.88 liver
Aspartate Aminotransferase (AST) | 30: 14 21 53 98.6, 50: 15 21 44 92.09, 70: 14 20 39 70.42 | 30: 12 17 35 67.74, 50: 12 18 37 74, 70: 13 19 33 60 | 9.6 | 0.85 liver
Gamma-Glutamyl Transferase (GGT) | 30: 11 24 102 236.3, 50: 13 26 107 305.7, 70: 11 24 83 242.9 | 30: 8 14 48 124.8, 50: 8 18 65 191.7, 70: 9 18 53 151.4 | 9.1 | 0.6 liver, 0.2 triglyceride
Troponin I, High Sensitivity | 1 2.4 8 20 | 1 1.7 6 15 | 14 | 0.3 renal
Troponin T, High Sensitivity | 3 6 15 22 | 3 3.5 10 14 | 12 | 0.5 renal
Lactate Dehydrogenase (LDH) | 30: 113 148 206, 50: 119 153 202, 70: 121 156 219 | 30: 111 145 195, 50: 121 156 211, 70: 127 167 225 | 5.2 | 0.25 liver
Creatine Kinase, Total | 30: 72 158 592 1410, 50: 64 146 435 1036, 70: 42 120 388 923.8 | 30: 45 87 263 548.9, 50: 43 89 277 578.1, 70: 40 81 216 450.8 | 15 | -
White Blood Cell Count | 30: 4.2 6.8 11.1 13.88, 50: 4.3 6.9 10.8 13.5, 70: 4.4 7.1 11.1 14.13 | 30: 4.6 7.4 11.5 14.13, 50: 4.1 7.3 11.6 14.25, 70: 4.3 6.9 11.1 14.14 | 10.8 | 0.8 white_cell
Hemoglobin | 30: 13.8 15.4 17.2, 50: 13.2 15.2 17, 70: 12.1 14.7 16.8 | 30: 11.3 13.4 14.9, 50: 11.1 13.5 15.2, 70: 11.4 13.6 15.4 | 2.7 | 0.75 red_cell, 0.4 iron; 0.6 red_cell, 0.62 iron
MCV | 30: 81.1 87.9 95.1, 50: 81.9 89.3 96.4, 70: 81.7 90.6 98.1 | 30: 76.6 88.2 95.7, 50: 77.4 89.5 96.2, 70: 81.8 90.4 97.7 | 0.8 | 0.75 iron
MCHC | 30: 32.5 34 35.3, 50: 32.4 33.9 35.4, 70: 31.9 33.7 35 | 30: 31.9 33.7 35.1, 50: 31.6 33.6 35.2, 70: 32.3 33.7 35.1 | 1.1 | 0.75 iron; 0.82 iron
RDW | 30: 12.4 13.1 14.7, 50: 12.4 13.4 14.9, 70: 12.7 13.7 15.7 | 30: 12.3 13.3 16.1, 50: 12.4 13.4 16.8, 70: 12.6 13.7 16.2 | 1.7 | -0.55 iron
Platelet Count | 30: 164 241 349, 50: 161 232 332, 70: 145 212 325 | 30: 169 258 402, 50: 177 268 399, 70: 158 242 371 | 7.2 | 0.3 white_cell, -0.15 iron
MPV | 8.8 10.3 12.2 | = | 2.3 | -
Lymphocytes | 30: 19 32 47, 50: 18 31 43, 70: 16 27 42 | 30: 20 31 46, 50: 20 32 46, 70: 17 29 43 | 10.9 | -0.4 white_cell
Monocytes | 30: 6 8 12, 50: 6 8 12, 70: 6 9 13 | 30: 5 7 11, 50: 5 7 10, 70: 6 8 12 | 13.1 | -0.3 white_cell
Eosinophils | 30: 1 2 7, 50: 1 2 6, 70: 1 3 7 | 30: 1 2 5, 50: 1 2 6, 70: 1 2 6 | 15 | -
Basophils | 0.3 0.7 1.4 | = | 12 | -
Immature Granulocytes | 0.1 0.3 0.7 | = | 15 | 0.2 white_cell
Reticulocytes | 0.8 1.4 2.4 | = | 9.7 | -
Sedimentation Rate | 30: 1 5 20, 70: 3 14 50 | 30: 3 12 38, 70: 5 20 58 | 30 | 0.6 inflammation
Iron, Total | 30: 48 90 170, 50: 50 93 155, 70: 42 89 149 | 30: 28 74 151, 50: 32 79 151, 70: 44 81 132 | 20.7 | 0.6 iron
Iron Binding Capacity | 30: 259 325 431, 50: 253 322 415, 70: 236 310 400 | 30: 274 354 467, 50: 253 339 466, 70: 253 324 429 | 4.1 | -0.55 iron, 0.15 protein
Ferritin | 30: 37 134 396 660, 50: 46 183 506 924.4, 70: 21 144 613 1165 | 30: 5 33 140 280, 50: 6 50 231 438.1, 70: 19 95 439 808.7 | 12.8 | 0.85 iron, 0.15 inflammation
Soluble Transferrin Receptor | 0.8 1.15 1.7 | = | 11 | -0.75 iron
Prothrombin Time | 9.4 10.3 11.4 | = | 2.6 | -
TSH | 30: 0.54 1.39 3.7, 50: 0.59 1.49 4.42, 70: 0.55 1.82 4.86 | 30: 0.42 1.29 4.27, 50: 0.47 1.51 3.86, 70: 0.54 1.7 5.31 | 17.9 | 0.8 thyroid
T4, Free | 0.9 1.2 1.6 | 0.9 1.2 1.6 | 4.9 | -0.3 thyroid
T4, Total | 5.4 7.6 10 | 5.7 8.1 11 | 6.1 | -0.35 thyroid
T3, Free | 2.6 3.2 3.9 | 2.4 3 3.7 | 4.7 | -0.25 thyroid
T3, Total | 84 114 152 | 82 113 158 | 6.9 | -0.25 thyroid
Thyroid Peroxidase Antibodies | 0.5 1.5 40 350 | 0.5 2 150 600 | 11 | 0.9 thyroid_immunity
Testosterone, Total | 10: 2 4 9, 15: 60 330 600, 18: 194 422 790, 30: 194 422 790, 50: 182 372 717, 70: 137 360 744 | 10: 2 4 9, 15: 9 22 48, 18: 11 26 66, 30: 11 26 66, 50: 7 18 39, 70: 6 16 48 | 10 | 0.85 androgen
Sex Hormone Binding Globulin | 10: 40 78 140, 15: 16 36 75, 18: 12 28 63, 30: 12 28 63, 50: 15 36 71, 70: 22 48 108 | 10: 38 72 130, 15: 22 50 115, 18: 19 52 178, 30: 19 52 178, 50: 19 50 136, 70: 23 57 131 | 9.2 | -0.5 metabolic, 0.35 androgen; -0.5 metabolic, -0.3 androgen
Estradiol | 10: 2 3 7, 15: 6 16 32, 18: 11 23 39, 30: 11 23 39 | 10: 2 5 14, 15: 14 55 220, 18: 20 75 290, 30: 20 75 290, 45: 14 70 280, 49: 14 70 280, 50: 4 11 45, 55: 4 11 45, 70: 3 6 20 | 22.6 | 0.2 adiposity; 0.2 adiposity, 0.6 ovary
Progesterone | 10: 0.1 0.1 0.3, 18: 0.1 0.3 0.8 | 10: 0.1 0.2 0.4, 15: 0.3 0.8 9, 18: 0.5 1.3 14, 30: 0.5 1.3 14, 45: 0.5 1.2 13, 49: 0.5 1.1 12, 50: 0.1 0.2 0.4, 70: 0.1 0.2 0.4 | 20 | -
DHEA Sulfate | 4: 2 7 25, 10: 12 50 140, 15: 60 170 380, 18: 140 300 550, 30: 140 300 550, 50: 70 180 400, 70: 25 85 220 | 4: 2 6 22, 10: 13 50 150, 15: 45 135 310, 18: 80 190 380, 30: 80 190 380, 50: 35 100 250, 70: 15 50 140 | 10.1 | 0.3 androgen
LH | 10: 0.1 0.2 0.6, 15: 0.9 2.9 6.2, 18: 1.8 4.2 8.5, 30: 1.8 4.2 8.5, 70: 2.3 6 17 | 10: 0.1 0.2 0.7, 15: 1 4.5 14, 18: 1.8 6 25, 30: 1.8 6 25, 45: 2 8 35, 49: 2 8 35, 50: 10 30 58, 55: 10 30 58, 70: 11 26 50 | 23 | -0.1 androgen; 0.3 androgen, -0.4 ovary
FSH | 10: 0.4 1 3, 15: 1.2 3.4 7.8, 18: 1.5 4.2 9.8, 30: 1.5 4.2 9.8, 70: 3 8 28 | 10: 0.6 1.9 4.3, 15: 1.7 4.9 9, 18: 2.4 6 11.5, 30: 2.4 6 11.5, 45: 3 9 50, 49: 3 9 50, 50: 20 65 120, 55: 20 65 120, 70: 25 62 115 | 12 | -0.1 androgen; -0.1 androgen, -0.6 ovary
Prolactin | 4.2 8.3 17 | 5 11.5 27 | 39 | -
Cortisol | 5.5 11.5 20 | = | 16.3 | -
Vitamin D, 25-Hydroxy, Total | 30: 10 21 36, 50: 11 25 40, 70: 12 26 47 | 30: 10 23 40, 50: 10 25 45, 70: 13 31 55 | 6.8 | 0.92 vitamin_d
Vitamin D, 25-Hydroxy, D2 | 1 1 3 30 | = | 10 | -
Parathyroid Hormone, Intact | 30: 17 36 71, 50: 22 41 81, 70: 25 43 94 | 30: 17 37 73, 50: 21 44 87, 70: 25 48 96 | 14.7 | -0.35 vitamin_d, 0.2 renal
Vitamin B12 | 30: 271 473 871, 50: 245 459 852, 70: 228 441 990 | 30: 240 472 1030, 50: 253 485 1166, 70: 256 574 1096 | 6.6 | 0.9 b12
Folate | 30: 5.7 13.6 28.8, 50: 5.7 13.5 30.5, 70: 5.7 17.4 37.4 | 30: 6.3 14.7 32.2, 50: 6.3 15.9 34.1, 70: 7.1 20.9 51.4 | 11 | 0.25 b12
Methylmalonic Acid | 30: 0.07 0.13 0.26, 70: 0.1 0.18 0.48 | = | 10 | -0.5 b12, 0.25 renal
Zinc | 30: 61 85 112, 50: 60 82 107, 70: 57 80 109 | 30: 57 78 104, 50: 59 79 104, 70: 59 82 105 | 9.3 | 0.2 protein
Ceruloplasmin | 18 24 33 | 21 30 47 | 5 | 0.3 inflammation
PSA, Total | 50: 0.3 0.8 2.6, 70: 0.3 1.5 8.3 20.75 | 0.1 0.1 0.1 | 6.8 | -
PSA, Free Share | 50: 12 29 52, 70: 11 26 46 | 11 26 44 | 7 | -
Creatinine, Urine | 35 135 310 | 22 100 270 | 38.6 | -
Albumin/Creatinine Ratio, Urine | 30: 2.3 4.4 22 180, 50: 2.6 6.5 55 700, 70: 3.2 11 160 1300 | 30: 3.2 7.5 34 200, 50: 3.3 8.2 55 500, 70: 4.2 13 140 1000 | 35 | 0.3 renal, 0.3 glycemia
Protein/Creatinine Ratio, Urine | 30 65 150 600 | 35 75 165 500 | 35 | 0.3 renal, 0.2 glycemia
`;

/**
 * How analytes are distributed among adults in the United States, one per line:
 * `name | men | women | variation within a person in % | weights of factors, or - for none`.
 *
 * A group is `age: p5 p50 p95 [p99], ...`, or percentiles alone where age does not matter; `=` means as in men. Percentiles
 * follow the National Health and Nutrition Examination Survey (NHANES 2015-2020, National Center for Health Statistics) where it
 * measures the analyte, and reference studies of the assay's makers elsewhere. Variation within a person follows the biological
 * variation database of the European Federation of Clinical Chemistry and Laboratory Medicine (Aarsand 2020; before it Ricos
 * 2014). The weights of factors follow the correlations that NHANES shows.
 */
export const DISTRIBUTIONS = `
LDL Cholesterol, Calculated | 30: 64 112 172, 50: 66 118 180, 70: 48 98 163 | 30: 60 104 160, 50: 70 118 182, 70: 58 110 176 | 8.3 | 0.9 atherogenic
LDL Cholesterol, Direct | 30: 64 112 172, 50: 66 118 180, 70: 48 98 163 | 30: 60 104 160, 50: 70 118 182, 70: 58 110 176 | 8.3 | 0.95 atherogenic
HDL Cholesterol | 30: 32 46 70, 50: 31 46 75, 70: 32 48 80 | 30: 36 55 85, 50: 37 57 92, 70: 38 60 95 | 5.7 | -0.45 triglyceride, -0.2 metabolic
Triglycerides | 30: 42 100 290 550, 50: 48 118 340 650, 70: 48 105 260 450 | 30: 38 77 200 350, 50: 44 95 255 450, 70: 50 103 235 400 | 19.9 | 0.9 triglyceride
Apolipoprotein B | 30: 58 90 132, 50: 60 95 140, 70: 50 84 128 | 30: 54 83 122, 50: 60 93 138, 70: 56 90 134 | 7.3 | 0.82 atherogenic, 0.3 triglyceride
Apolipoprotein A-1 | 108 138 180 | 120 155 208 | 5.6 | -0.3 triglyceride, -0.2 metabolic
Lipoprotein (a) | 4 20 180 330 | 4 24 190 340 | 8.6 | -
LDL Particle Number | 650 1150 1900 | 600 1080 1800 | 8 | 0.75 atherogenic, 0.35 triglyceride
LDL Small Particle Number | 30 140 800 | 25 110 650 | 15 | 0.3 atherogenic, 0.6 triglyceride
C-Reactive Protein, High Sensitivity | 30: 0.2 1.1 8.5 22, 50: 0.3 1.6 10 34, 70: 0.3 1.6 11 45 | 30: 0.3 1.8 14 32, 50: 0.3 2.2 14 36, 70: 0.3 2.0 13 42 | 34.1 | 0.85 inflammation
Homocysteine | 30: 5.8 8.4 13.5, 50: 6.3 9.2 14.5, 70: 7.4 11.2 19 | 30: 4.6 6.8 11, 50: 5.2 7.9 13, 70: 6.6 10.3 18 | 8.3 | -0.4 b12, 0.3 renal
Glucose | 30: 81 94 113 190, 50: 83 101 160 290, 70: 84 105 170 280 | 30: 78 90 108 165, 50: 81 97 145 270, 70: 83 101 155 260 | 5 | 0.78 glycemia
Hemoglobin A1c | 30: 4.8 5.3 5.9 8.6, 50: 5 5.6 7.4 10.8, 70: 5.1 5.8 7.5 9.6 | 30: 4.7 5.2 5.8 7.8, 50: 4.9 5.6 7 10.3, 70: 5.1 5.8 7.2 9.4 | 1.6 | 0.92 glycemia
Insulin | 30: 3.2 9.5 32 65, 50: 3.1 9.8 34 75, 70: 2.9 9.4 32 70 | 30: 3.3 9.6 31 60, 50: 3 9 31 65, 70: 2.9 8.9 29 60 | 25.4 | 0.85 metabolic
C-Peptide | 0.9 2.1 5.2 | = | 16.6 | 0.85 metabolic
Proinsulin | 1.6 4.5 18 | = | 20 | 0.7 metabolic, 0.3 glycemia
Fructosamine | 205 240 310 450 | = | 2.4 | 0.8 glycemia
Creatinine | 30: 0.71 0.94 1.21 1.4, 50: 0.7 0.95 1.27 1.7, 70: 0.73 1.03 1.6 2.8 | 30: 0.52 0.69 0.91 1.05, 50: 0.53 0.72 0.98 1.3, 70: 0.55 0.8 1.28 2 | 4.5 | 0.75 renal
Urea Nitrogen (BUN) | 30: 8 13 20 24, 50: 8 14 22 30, 70: 10 17 31 46 | 30: 6 11 17 21, 50: 7 13 21 28, 70: 9 16 29 42 | 13.9 | 0.55 renal
Cystatin C | 30: 0.62 0.8 1.03, 50: 0.66 0.86 1.2, 70: 0.77 1.07 1.75 | 30: 0.55 0.74 0.98, 50: 0.62 0.83 1.18, 70: 0.74 1.03 1.7 | 4.1 | 0.7 renal, 0.25 inflammation
Uric Acid | 30: 4.1 6 8.3, 50: 4 6 8.5, 70: 3.9 6 8.7 | 30: 2.9 4.4 6.5, 50: 3 4.8 7.2, 70: 3.2 5.2 8 | 8.3 | 0.85 urate
Sodium | 30: 137 140 143, 70: 136 140 144 | 30: 136 139 142, 70: 136 140 144 | 0.5 | 0.6 salt
Potassium | 30: 3.5 4 4.6, 70: 3.5 4.1 4.8 | 30: 3.4 3.9 4.5, 70: 3.4 4.1 4.7 | 4.1 | 0.15 renal
Chloride | 99 103 107 | = | 1.1 | 0.5 salt
Carbon Dioxide, Total | 22 26 29 | 21 25 28 | 4 | -0.2 renal
Calcium | 8.8 9.3 9.9 | = | 1.8 | 0.55 protein
Calcium, Ionized | 1.18 1.24 1.3 | = | 1.7 | 0.2 protein
Phosphorus | 30: 2.6 3.5 4.4, 70: 2.5 3.3 4.2 | 30: 2.8 3.6 4.5, 70: 2.9 3.7 4.5 | 7.7 | 0.1 renal
Magnesium | 1.7 2.0 2.3 | = | 2.9 | 0.1 renal
Protein, Total | 30: 6.6 7.3 8, 70: 6.3 7 7.8 | 30: 6.4 7.1 7.9, 70: 6.3 7 7.7 | 2.6 | 0.65 protein
Albumin | 30: 3.9 4.4 4.8, 70: 3.6 4.1 4.5 | 30: 3.5 4.1 4.5, 70: 3.5 4 4.4 | 2.5 | 0.8 protein
Protein Electrophoresis: Alpha 1 | 0.2 0.23 0.31 | = | 6 | 0.4 inflammation
Protein Electrophoresis: Alpha 2 | 0.5 0.65 0.86 | = | 6 | 0.4 inflammation
Protein Electrophoresis: Beta | 0.69 0.88 1.12 | = | 6 | -
Protein Electrophoresis: Gamma | 0.76 1.1 1.6 | = | 6 | -
Bilirubin, Total | 0.2 0.5 1.1 1.6 | 0.2 0.4 0.8 1.2 | 20 | -0.1 adiposity
Bilirubin, Direct | 0.05 0.1 0.2 | = | 20 | -
Alkaline Phosphatase | 30: 44 72 112, 70: 45 74 125 | 30: 40 67 110, 50: 45 76 125, 70: 47 79 130 | 5.3 | 0.3 liver, 0.15 inflammation
Alanine Aminotransferase (ALT) | 30: 11 25 68 120, 50: 11 23 56 100, 70: 10 18 40 75 | 30: 8 15 38 80, 50: 9 17 44 85, 70: 9 16 34 65 | 10.1 | 0.88 liver
Aspartate Aminotransferase (AST) | 30: 14 21 43 80, 50: 13 21 43 90, 70: 13 20 36 65 | 30: 12 17 31 60, 50: 12 18 35 70, 70: 13 19 33 60 | 9.6 | 0.85 liver
Gamma-Glutamyl Transferase (GGT) | 30: 10 23 82 190, 50: 11 26 105 300, 70: 11 22 82 240 | 30: 7 15 50 130, 50: 8 18 78 230, 70: 8 18 70 200 | 9.1 | 0.6 liver, 0.2 triglyceride
Lactate Dehydrogenase (LDH) | 30: 112 150 205, 70: 115 158 220 | = | 5.2 | 0.25 liver
Creatine Kinase, Total | 58 135 420 1000 | 36 86 230 480 | 15 | -
White Blood Cell Count | 30: 4.2 6.7 10.8 13.5, 70: 4.2 6.9 11 14 | 30: 4.5 7.3 11.8 14.5, 70: 4.1 6.6 10.6 13.5 | 10.8 | 0.8 white_cell
Hemoglobin | 30: 13.7 15.4 17, 50: 13.1 15.1 16.9, 70: 11.7 14.5 16.7 | 30: 11.1 13.3 14.9, 50: 11.3 13.6 15.3, 70: 11.2 13.5 15.3 | 2.7 | 0.85 red_cell
MCV | 30: 80.5 88.5 95, 50: 81 89.5 98, 70: 82 91 100 | 30: 76 88 95, 50: 78 89 97, 70: 81 91 99 | 0.8 | 0.45 iron
MCHC | 32.6 34 35.2 | 32.1 33.5 34.8 | 1.1 | 0.25 iron
RDW | 30: 12.3 13.3 14.8, 70: 12.6 13.9 16.4 | 30: 12.2 13.4 16.5, 70: 12.6 13.8 16.3 | 1.7 | -0.4 iron
Platelet Count | 30: 160 235 338, 50: 154 230 342, 70: 134 211 325 | 30: 177 263 388, 50: 173 260 390, 70: 160 242 370 | 7.2 | 0.3 white_cell, -0.15 iron
MPV | 8.8 10.3 12.2 | = | 2.3 | -
Lymphocytes | 30: 19 31 44, 70: 15 27 42 | 30: 18 30 44, 70: 17 30 44 | 10.9 | -0.4 white_cell
Monocytes | 5.5 8.3 12 | 4.8 7.3 10.6 | 13.1 | -
Eosinophils | 0.8 2.5 7 | 0.6 2.1 6.2 | 15 | -
Basophils | 0.3 0.7 1.4 | = | 12 | -
Immature Granulocytes | 0.1 0.3 0.7 | = | 15 | 0.2 white_cell
Reticulocytes | 0.8 1.4 2.4 | = | 9.7 | -
Sedimentation Rate | 30: 1 5 20, 70: 3 14 50 | 30: 3 12 38, 70: 5 20 58 | 30 | 0.6 inflammation
Iron, Total | 40 90 160 | 28 79 152 | 20.7 | 0.6 iron
Iron Binding Capacity | 252 320 400 | 30: 265 348 462, 50: 258 334 432, 70: 248 318 400 | 4.1 | -0.55 iron, 0.15 protein
Ferritin | 30: 38 138 390 650, 50: 36 160 520 950, 70: 25 140 500 950 | 30: 7 40 165 330, 50: 9 66 290 550, 70: 20 105 380 700 | 12.8 | 0.85 iron, 0.15 inflammation
Prothrombin Time | 9.4 10.3 11.4 | = | 2.6 | -
TSH | 30: 0.65 1.6 3.9, 70: 0.6 1.9 5.4 | 30: 0.55 1.5 3.9, 70: 0.5 1.9 6 | 17.9 | 0.85 thyroid
T4, Free | 0.9 1.2 1.6 | = | 4.9 | -0.4 thyroid
T4, Total | 5.4 7.6 10 | 5.7 8.1 11 | 6.1 | -0.35 thyroid
T3, Free | 2.6 3.2 3.9 | 2.4 3 3.7 | 4.7 | -0.25 thyroid
T3, Total | 84 114 152 | 82 113 158 | 6.9 | -0.25 thyroid
Thyroid Peroxidase Antibodies | 0.5 1.5 40 350 | 0.5 2 150 600 | 11 | 0.4 thyroid
Testosterone, Total | 30: 230 450 790, 50: 205 400 720, 70: 165 375 720 | 30: 10 24 52, 50: 6 18 43, 70: 5 16 42 | 10 | 0.85 androgen
Sex Hormone Binding Globulin | 30: 12 30 62, 50: 17 38 80, 70: 24 52 105 | 30: 22 62 190, 50: 21 55 140, 70: 24 60 130 | 9.2 | -0.5 metabolic, 0.35 androgen
Estradiol | 11 23 39 | 30: 20 75 290, 45: 14 70 280, 55: 4 11 120, 70: 3 6 20 | 22.6 | 0.2 adiposity
DHEA Sulfate | 30: 140 300 550, 50: 70 180 400, 70: 25 85 220 | 30: 80 190 380, 50: 35 100 250, 70: 15 50 140 | 10.1 | 0.3 androgen
LH | 30: 1.8 4.2 8.5, 70: 2.3 6 17 | 30: 1.8 6 25, 45: 2 8 35, 55: 10 30 58, 70: 11 26 50 | 23 | -0.1 androgen
FSH | 30: 1.5 4.2 9.8, 70: 3 8 28 | 30: 2.4 6 11.5, 45: 3 9 50, 55: 20 65 120, 70: 25 62 115 | 12 | -0.1 androgen
Prolactin | 4.2 8.3 17 | 5 11.5 27 | 39 | -
Cortisol | 5.5 11.5 20 | = | 16.3 | -
Vitamin D, 25-Hydroxy, Total | 30: 10 23 42, 50: 11 26 47, 70: 13 31 54 | 30: 9 24 48, 50: 11 28 54, 70: 14 35 62 | 6.8 | 0.92 vitamin_d
Vitamin D, 25-Hydroxy, D2 | 1 1 3 30 | = | 10 | -
Parathyroid Hormone, Intact | 19 38 72 | 20 41 80 | 14.7 | -0.35 vitamin_d, 0.2 renal
Vitamin B12 | 240 490 1050 | 230 510 1250 | 6.6 | 0.9 b12
Folate | 30: 6.4 14 31, 70: 7.6 20 46 | = | 11 | 0.25 b12
Methylmalonic Acid | 30: 0.07 0.13 0.26, 70: 0.1 0.18 0.48 | = | 10 | -0.5 b12, 0.25 renal
Ceruloplasmin | 18 24 33 | 21 30 47 | 5 | 0.3 inflammation
PSA, Total | 30: 0.2 0.6 1.7, 50: 0.3 0.9 3.3, 70: 0.3 1.7 8 20 | 0.1 0.1 0.1 | 6.8 | -
PSA, Free Share | 11 26 44 | = | 7 | -
Creatinine, Urine | 35 135 310 | 22 100 270 | 38.6 | -
Albumin/Creatinine Ratio, Urine | 30: 2.4 5 26 200, 50: 2.6 6.5 55 700, 70: 3.2 11 160 1300 | 30: 3.2 7.5 34 200, 50: 3.3 8.2 55 500, 70: 4.2 13 140 1000 | 35 | 0.3 renal, 0.3 glycemia
Protein/Creatinine Ratio, Urine | 30 65 150 600 | 35 75 165 500 | 35 | 0.3 renal, 0.2 glycemia
`;

/**
 * Other names of the catalog's analytes, one analyte per line: the catalog's name, then the others. Matching ignores word order,
 * punctuation and text in brackets, so such variants are not listed.
 */
export const synonyms = `
White Blood Cell Count | WBC | Leukocytes | White Blood Cells | Leucocyte count
Red Blood Cell Count | RBC | Erythrocytes | Red Blood Cells
Hemoglobin | HGB | Hb | Haemoglobin
Hematocrit | HCT | Haematocrit | PCV
MCV | Mean Corpuscular Volume
MCH | Mean Corpuscular Hemoglobin
MCHC | Mean Corpuscular Hemoglobin Concentration
RDW | Red Cell Distribution Width | RDW-CV
Platelet Count | PLT | Platelets | Thrombocytes
MPV | Mean Platelet Volume
Neutrophils, Absolute | Absolute Neutrophils | ANC | Neutrophils #
Lymphocytes, Absolute | Absolute Lymphocytes | Lymphs Absolute
Neutrophils | Neutrophils % | Segs
Lymphocytes | Lymphocytes % | Lymphs
Glucose | Blood Sugar | Glucose, Serum | Glucose Random
Glucose, Fasting | Fasting Glucose | Fasting Blood Sugar | FBS
Urea Nitrogen (BUN) | Blood Urea Nitrogen
Creatinine | Creat | Creatinine, Serum
Estimated GFR | eGFR | GFR Estimated | Glomerular Filtration Rate | EGFR CKD-EPI
Sodium | Na | Na+
Potassium | K | K+
Chloride | Cl | Cl-
Carbon Dioxide, Total | CO2 | Bicarbonate | HCO3 | Carbon Dioxide
Calcium | Ca | Calcium, Total
Protein, Total | Total Protein | TP
Albumin | ALB | Albumin, Serum
Bilirubin, Total | T Bili | Total Bilirubin
Alkaline Phosphatase | ALP | Alk Phos
Alanine Aminotransferase (ALT) | ALT | SGPT | ALT (SGPT) | Alanine Transaminase
Aspartate Aminotransferase (AST) | AST | SGOT | AST (SGOT) | Aspartate Transaminase
Gamma-Glutamyl Transferase (GGT) | GGT | Gamma GT
Cholesterol, Total | Total Cholesterol | Cholesterol
HDL Cholesterol | HDL | HDL-C
LDL Cholesterol, Calculated | LDL | LDL-C | LDL Cholesterol | LDL Calculated | LDL Chol Calc
Triglycerides | TRIG | TG
TSH | Thyrotropin | Thyroid Stimulating Hormone
T4, Free | Free T4 | FT4 | Thyroxine Free
T3, Free | Free T3 | FT3 | Triiodothyronine Free
Hemoglobin A1c | HbA1c | A1c | Glycated Hemoglobin | Glycohemoglobin
Vitamin D, 25-Hydroxy, Total | Vitamin D, 25-Hydroxy | 25-OH Vitamin D | Vitamin D 25 OH | 25-Hydroxyvitamin D | Vitamin D
Vitamin B12 | B12 | Cobalamin
Folate | Folic Acid | Folate, Serum
Ferritin | Ferritin, Serum
Iron, Total | Iron | Iron, Serum | Fe
C-Reactive Protein | CRP
C-Reactive Protein, High Sensitivity | hs-CRP | hsCRP | CRP High Sensitivity
Uric Acid | Urate
Magnesium | Mg
Phosphorus | Phosphate | Phos
HIV Antigen and Antibodies | HIV 1/2 Antigen and Antibodies | HIV Ag/Ab | HIV 1/2 Ag/Ab | HIV Antigen/Antibody 4th Gen
Hepatitis B Surface Antigen | HBsAg
Hepatitis C Antibody | HCV Ab | Anti-HCV
`;

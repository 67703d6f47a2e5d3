/** Number, name, members and description of each panel. The number of a panel never changes. */
export const PANELS = `
1 | Basic Metabolic Panel | Glucose; Urea Nitrogen (BUN); Creatinine; Estimated GFR; BUN/Creatinine Ratio; Sodium; Potassium; Chloride; Carbon Dioxide, Total; Calcium | Sugar, salts and kidneys.
2 | Comprehensive Metabolic Panel | Glucose; Urea Nitrogen (BUN); Creatinine; Estimated GFR; BUN/Creatinine Ratio; Sodium; Potassium; Chloride; Carbon Dioxide, Total; Calcium; Protein, Total; Albumin; Globulin; Albumin/Globulin Ratio; Bilirubin, Total; Alkaline Phosphatase; Aspartate Aminotransferase (AST); Alanine Aminotransferase (ALT) | Sugar, salts, kidneys and liver.
3 | Electrolyte Panel | Sodium; Potassium; Chloride; Carbon Dioxide, Total; Anion Gap | Salts of the blood.
4 | Hepatic Function Panel | Protein, Total; Albumin; Globulin; Albumin/Globulin Ratio; Bilirubin, Total; Bilirubin, Direct; Bilirubin, Indirect; Alkaline Phosphatase; Aspartate Aminotransferase (AST); Alanine Aminotransferase (ALT) | How the liver works.
5 | Renal Function Panel | Glucose; Urea Nitrogen (BUN); Creatinine; Estimated GFR; Sodium; Potassium; Chloride; Carbon Dioxide, Total; Calcium; Phosphorus; Albumin | How the kidneys work.
6 | Pancreas Panel | Amylase; Lipase | Enzymes of the pancreas.
7 | Protein Electrophoresis | Protein, Total; Protein Electrophoresis: Albumin; Protein Electrophoresis: Alpha 1; Protein Electrophoresis: Alpha 2; Protein Electrophoresis: Beta; Protein Electrophoresis: Gamma | Proteins of serum, spread out by charge.
8 | Lipid Panel | Cholesterol, Total; Triglycerides; HDL Cholesterol; LDL Cholesterol, Calculated; Non-HDL Cholesterol; Cholesterol/HDL Ratio | Blood fats.
9 | Extended Lipid Panel | Cholesterol, Total; Triglycerides; HDL Cholesterol; LDL Cholesterol, Calculated; VLDL Cholesterol, Calculated; Non-HDL Cholesterol; Cholesterol/HDL Ratio; LDL/HDL Ratio; Apolipoprotein A-1; Apolipoprotein B; Apolipoprotein B/A-1 Ratio; Lipoprotein (a) | Blood fats and the particles that carry them.
10 | Lipoprotein Particle Panel | LDL Particle Number; LDL Small Particle Number; Apolipoprotein B | Number of clogging particles.
11 | Fatty Acid Panel | Linoleic Acid; Arachidonic Acid; Eicosapentaenoic Acid (EPA); Docosahexaenoic Acid (DHA); Alpha-Linolenic Acid; Docosapentaenoic Acid (DPA); Omega-3 Fatty Acids; Omega-6 Fatty Acids; Omega-6/Omega-3 Ratio | Omega-3 and omega-6 fats.
12 | Cardiac Risk Panel | C-Reactive Protein, High Sensitivity; Homocysteine; Lipoprotein (a); Apolipoprotein B | What blood tells of the risk of a heart attack.
13 | CBC without Differential | White Blood Cell Count; Red Blood Cell Count; Hemoglobin; Hematocrit; MCV; MCH; MCHC; RDW; Platelet Count; MPV | Blood cells, counted.
14 | CBC with Differential | White Blood Cell Count; Red Blood Cell Count; Hemoglobin; Hematocrit; MCV; MCH; MCHC; RDW; Platelet Count; MPV; Neutrophils, Absolute; Lymphocytes, Absolute; Monocytes, Absolute; Eosinophils, Absolute; Basophils, Absolute; Neutrophils; Lymphocytes; Monocytes; Eosinophils; Basophils | Blood cells, counted, white ones by kind.
15 | Reticulocyte Panel | Reticulocytes; Reticulocytes, Absolute | Young red cells.
16 | Hemoglobin Fractions | Hemoglobin A2; Hemoglobin F; Hemoglobin S | Kinds of hemoglobin.
17 | Blood Type | ABO Group; Rh Type | Blood group.
18 | Lymphocyte Subset Panel | CD3 Cells, Absolute; CD4 Cells; CD4 Cells, Absolute; CD8 Cells, Absolute | T cells by kind.
19 | Iron Panel | Iron, Total; Iron Binding Capacity; Unsaturated Iron Binding Capacity; Iron Saturation | Iron in transport.
20 | Iron Panel with Ferritin | Iron, Total; Iron Binding Capacity; Iron Saturation; Ferritin | Iron in transport and in store.
21 | Coagulation Panel | Prothrombin Time; INR; Partial Thromboplastin Time | Clotting times.
22 | Thrombophilia Panel | Antithrombin Activity; Protein C Activity; Protein S Activity; Lupus Anticoagulant PTT; Dilute Russell Viper Venom Time | Why blood clots too easily.
23 | Von Willebrand Panel | von Willebrand Factor Antigen; Ristocetin Cofactor; Factor VIII Activity | Why blood clots too slowly.
24 | Thyroid Panel | TSH; T4, Total; T3 Uptake; Free Thyroxine Index | How the thyroid works, the old way.
25 | Thyroid Panel with Free Hormones | TSH; T4, Free; T3, Free | How the thyroid works.
26 | Thyroid Antibody Panel | Thyroid Peroxidase Antibodies; Thyroglobulin Antibodies | Antibodies against the thyroid.
27 | Male Hormone Panel | Testosterone, Total; Testosterone, Free; Sex Hormone Binding Globulin; Estradiol; LH; FSH; Prolactin; DHEA Sulfate | Hormones of men.
28 | Female Hormone Panel | Estradiol; Progesterone; FSH; LH; Prolactin; Testosterone, Total; DHEA Sulfate | Hormones of women.
29 | Testosterone, Free and Total | Testosterone, Total; Testosterone, Free; Sex Hormone Binding Globulin; Free Androgen Index | Testosterone in all its forms.
30 | Fertility Panel | Anti-Mullerian Hormone; FSH; LH; Estradiol; Prolactin; TSH | Reserve and cycle.
31 | Adrenal Steroid Panel | Cortisol; DHEA Sulfate; Androstenedione; 17-Hydroxyprogesterone | Hormones of the adrenals.
32 | Catecholamine Panel | Epinephrine; Norepinephrine; Dopamine | Stress transmitters.
33 | Growth Panel | IGF-1; IGF Binding Protein 3; Growth Hormone | Hormones of growth.
34 | Bone Turnover Panel | Osteocalcin; Collagen C-Telopeptide; Bone Alkaline Phosphatase | Building and loss of bone.
35 | Vitamin B12 and Folate | Vitamin B12; Folate | Two vitamins of blood.
36 | Vitamin D Fractions | Vitamin D, 25-Hydroxy, Total; Vitamin D, 25-Hydroxy, D3; Vitamin D, 25-Hydroxy, D2 | Vitamin D by kind.
37 | Heavy Metals Panel, Blood | Lead, Blood; Mercury, Blood; Arsenic, Blood; Cadmium, Blood | Poisonous metals in blood.
38 | Heavy Metals Panel, Urine | Lead, Urine; Mercury, Urine; Arsenic, Urine; Cadmium, Urine | Poisonous metals in urine.
39 | Diabetes Panel | Glucose; Hemoglobin A1c; Estimated Average Glucose | Blood sugar now and lately.
40 | Insulin Resistance Panel | Glucose; Insulin; Insulin Resistance (HOMA-IR); C-Peptide | How well insulin works.
41 | Diabetes Autoantibody Panel | Glutamic Acid Decarboxylase Antibodies; IA-2 Antibodies; Zinc Transporter 8 Antibodies; Insulin Antibodies | Antibodies of diabetes type 1.
42 | Immunoglobulin Panel | Immunoglobulin A; Immunoglobulin G; Immunoglobulin M | Antibodies by class.
43 | Free Light Chain Panel | Kappa Light Chains, Free; Lambda Light Chains, Free; Kappa/Lambda Ratio, Free | Loose chains of antibodies.
44 | ANA Panel | ANA Screen; ANA Titer; Double-Stranded DNA Antibodies; Smith Antibodies; RNP Antibodies; SS-A Antibodies; SS-B Antibodies; Scl-70 Antibodies; Jo-1 Antibodies | Antibodies against cell nuclei by kind.
45 | Rheumatoid Arthritis Panel | Rheumatoid Factor; Cyclic Citrullinated Peptide IgG | Antibodies of inflamed joints.
46 | Celiac Disease Panel | Tissue Transglutaminase IgA; Deamidated Gliadin Peptide IgA; Deamidated Gliadin Peptide IgG; Immunoglobulin A | Antibodies of coeliac disease.
47 | Antiphospholipid Panel | Cardiolipin IgG; Cardiolipin IgM; Beta-2 Glycoprotein 1 IgG; Beta-2 Glycoprotein 1 IgM | Antibodies that make blood clot.
48 | Acute Hepatitis Panel | Hepatitis A IgM; Hepatitis B Surface Antigen; Hepatitis B Core IgM; Hepatitis C Antibody | Fresh infections of the liver.
49 | Immunity Titer Panel | Rubella IgG; Measles IgG; Mumps IgG; Varicella Zoster IgG | Protection against childhood diseases.
50 | Lyme Immunoblot Panel | Lyme Disease IgG Immunoblot; Lyme Disease IgM Immunoblot | Second step after a positive Lyme screen.
51 | STI Blood Panel | HIV Antigen and Antibodies; RPR Screen; Hepatitis B Surface Antigen; Hepatitis C Antibody | Infections passed on by sex, seen in blood.
52 | Chlamydia and Gonorrhea | Chlamydia trachomatis RNA; Neisseria gonorrhoeae RNA | Two infections passed on by sex.
53 | Genital STI Panel | Chlamydia trachomatis RNA; Neisseria gonorrhoeae RNA; Trichomonas vaginalis RNA | Three infections passed on by sex.
54 | Herpes IgG Panel | Herpes Simplex 1 IgG; Herpes Simplex 2 IgG | Antibodies against herpes.
55 | PSA, Free and Total | PSA, Total; PSA, Free; PSA, Free Share | Prostate protein in its forms.
56 | Urinalysis, Complete | Urine Color; Urine Appearance; Urine Specific Gravity; Urine pH; Urine Protein Screen; Urine Glucose Screen; Urine Ketones Screen; Urine Bilirubin Screen; Urine Occult Blood; Urine Nitrite; Urine Leukocyte Esterase; Urine White Blood Cells; Urine Red Blood Cells; Urine Epithelial Cells; Urine Hyaline Casts; Urine Bacteria | Urine by strip and microscope.
57 | Urine Albumin Panel | Albumin, Urine; Creatinine, Urine; Albumin/Creatinine Ratio, Urine | First sign of kidney harm.
58 | Drug Screen, 5 Substances | Amphetamines Screen; Cannabinoids Screen; Cocaine Screen; Opiates Screen; Phencyclidine Screen | Five drugs in urine.
59 | Drug Screen, 10 Substances | Amphetamines Screen; Barbiturates Screen; Benzodiazepines Screen; Cannabinoids Screen; Cocaine Screen; Methadone Screen; Opiates Screen; Oxycodone Screen; Phencyclidine Screen; Propoxyphene Screen | Ten drugs in urine.
67 | Kidney Stone Panel, 24 Hour Urine | Calcium, 24 Hour Urine; Oxalate, 24 Hour Urine; Citrate, 24 Hour Urine; Uric Acid, 24 Hour Urine; Creatinine, 24 Hour Urine | Why kidney stones form.
68 | Gut Health Panel | Calprotectin; Pancreatic Elastase; Fecal Immunochemical Test | Inflammation, digestion and hidden blood of the bowel.
69 | Stool Parasite Panel | Giardia Antigen; Cryptosporidium Antigen; Ova and Parasites | Parasites of the bowel.
70 | Saliva Hormone Panel | Cortisol, Saliva; Testosterone, Saliva; Progesterone, Saliva | Free hormones of saliva.
71 | Hereditary Thrombosis Genes | Factor V Leiden; Prothrombin G20210A | Inherited clotting.
72 | Hemochromatosis Genes | HFE C282Y; HFE H63D | Inherited iron overload.
`;

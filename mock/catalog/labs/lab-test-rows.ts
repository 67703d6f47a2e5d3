/**
 * Lab tests, one per line:
 * `name | lab | method | sample | price | flags | markers by name | description`.
 *
 * Flags are `fasting`, `men` and `women` (for one sex), `instructions` (for collection), `delegated`, `auto` (generated from an order's add-ons), `pending`,
 * `inactive`, or `-` for none.
 */
export const LAB_TESTS = `
Annual Wellness | harrowgate_labs | walk_in_test | serum | 89 | fasting | Comprehensive Metabolic Panel; CBC with Differential; Lipid Panel; Hemoglobin A1c; TSH | A yearly look at sugar, fats, blood cells, liver, kidneys and thyroid.
Basic Check | harrowgate_labs | walk_in_test | serum | 39 | - | Basic Metabolic Panel; CBC without Differential | Salts, sugar, kidneys and blood cells.
Heart Health | harrowgate_labs | walk_in_test | serum | 119 | fasting | Extended Lipid Panel; Cardiac Risk Panel | Blood fats, inflammation and inherited risk.
Thyroid Complete | harrowgate_labs | walk_in_test | serum | 95 | - | Thyroid Panel with Free Hormones; Thyroid Antibody Panel; T3 Reverse | Thyroid hormones and antibodies.
Male Hormones | harrowgate_labs | walk_in_test | serum | 129 | fasting, men | Male Hormone Panel; PSA, Total; CBC without Differential | Hormones of men, prostate and blood cells.
Female Hormones | harrowgate_labs | walk_in_test | serum | 125 | women | Female Hormone Panel; TSH; Anti-Mullerian Hormone | Hormones of women, thyroid and reserve.
Iron and Anemia | harrowgate_labs | walk_in_test | serum | 69 | fasting | Iron Panel with Ferritin; CBC with Differential; Vitamin B12 and Folate | Why blood is thin.
Autoimmune Screen | harrowgate_labs | walk_in_test | serum | 149 | - | ANA Panel; Rheumatoid Arthritis Panel; C-Reactive Protein; Sedimentation Rate | Antibodies against one's own tissues.
Food Allergies | harrowgate_labs | walk_in_test | serum | 139 | - | Food Allergy Panel; Immunoglobulin E | IgE to common foods.
Clotting Genes | harrowgate_labs | walk_in_test | serum | 179 | delegated | Hereditary Thrombosis Genes; Thrombophilia Panel | Inherited and acquired reasons for clots.
Metabolic at Home | harrowgate_labs | at_home_phlebotomy | serum | 109 | fasting | Comprehensive Metabolic Panel; Lipid Panel; Hemoglobin A1c; Insulin | Sugar, fats, liver and kidneys, drawn at home.
Longevity at Home | harrowgate_labs | at_home_phlebotomy | serum | 249 | fasting, instructions | Comprehensive Metabolic Panel; CBC with Differential; Extended Lipid Panel; Cardiac Risk Panel; Insulin Resistance Panel; Vitamin D, 25-Hydroxy, Total; DHEA Sulfate | A wide look at ageing, drawn at home.
Clinic Panel | harrowgate_labs | on_site_collection | serum | 59 | - | Comprehensive Metabolic Panel; CBC with Differential | Drawn in the practice itself.
Employment Drug Screen | harrowgate_labs | on_site_collection | urine | 45 | instructions | Drug Screen, 10 Substances; Creatinine, Urine | Ten drugs in urine, collected at work.
Kidney Stone Work-up | harrowgate_labs | walk_in_test | urine | 99 | instructions | Kidney Stone Panel, 24 Hour Urine | A day's urine, searched for what makes stones.
Stool Infection | harrowgate_labs | walk_in_test | stool | 119 | instructions | Stool Parasite Panel; Stool Culture; Clostridioides difficile Toxin Genes | Germs and parasites of the bowel.
Standard Physical | pinemoor_diagnostics | walk_in_test | serum | 84 | fasting | Comprehensive Metabolic Panel; CBC with Differential; Lipid Panel; TSH; Vitamin D, 25-Hydroxy, Total | What a check-up asks for.
Diabetes Follow-up | pinemoor_diagnostics | walk_in_test | serum | 49 | fasting | Diabetes Panel; Basic Metabolic Panel; Lipid Panel | Sugar of three months, kidneys and fats.
Hepatitis Screen | pinemoor_diagnostics | walk_in_test | serum | 89 | - | Acute Hepatitis Panel; Hepatic Function Panel | Infections of the liver and how it bears them.
STI Blood Screen | pinemoor_diagnostics | walk_in_test | serum | 99 | - | STI Blood Panel; Herpes IgG Panel | Infections passed on by sex, seen in blood.
STI Urine Screen | pinemoor_diagnostics | walk_in_test | urine | 79 | instructions | Genital STI Panel | Infections passed on by sex, seen in urine.
Celiac Screen | pinemoor_diagnostics | walk_in_test | serum | 92 | - | Celiac Disease Panel; Endomysial Antibody IgA Titer | Antibodies against gluten and what it does.
Fertility at Home | pinemoor_diagnostics | at_home_phlebotomy | serum | 159 | women | Fertility Panel; Progesterone | Reserve and cycle, drawn at home.
Wellness at Home | pinemoor_diagnostics | at_home_phlebotomy | serum | 134 | fasting | Comprehensive Metabolic Panel; CBC with Differential; Thyroid Panel; Iron Panel with Ferritin | A check-up, drawn at home.
Heavy Metals | pinemoor_diagnostics | on_site_collection | serum | 109 | delegated | Heavy Metals Panel, Blood | Poisonous metals, drawn in the practice.
Metabolic Basics | larkfield_clinical | walk_in_test | serum | 35 | fasting | Basic Metabolic Panel; Lipid Panel | Sugar, salts, kidneys and fats.
Respiratory Allergies South-West | larkfield_clinical | walk_in_test | serum | 129 | - | Southwest Respiratory Allergy Panel; Indoor Allergy Panel | IgE to what is breathed in, outdoors and in.
Bone Health | larkfield_clinical | walk_in_test | serum | 105 | fasting | Bone Turnover Panel; Vitamin D, 25-Hydroxy, Total; Calcium; Parathyroid Hormone, Intact | Building and loss of bone.
Prostate Check | larkfield_clinical | on_site_collection | serum | 55 | men | PSA, Free and Total | Prostate protein in its forms.
Urine Check | larkfield_clinical | walk_in_test | urine | 19 | auto | Urinalysis, Complete; Urine Albumin Panel | Urine by strip, microscope and chemistry.
Valley Physical | tarn_valley_pathology | walk_in_test | serum | 75 | fasting | Comprehensive Metabolic Panel; CBC with Differential; Lipid Panel | A check-up.
Rheumatology at Home | tarn_valley_pathology | at_home_phlebotomy | serum | 145 | pending | Rheumatoid Arthritis Panel; ANA Screen; C-Reactive Protein | Inflamed joints, drawn at home.
Gut Check | tarn_valley_pathology | walk_in_test | stool | 115 | inactive, instructions | Gut Health Panel | Inflammation, digestion and hidden blood.
Cholesterol Kit | spotwell_home | testkit | dried_blood_spot | 59 | fasting, instructions | Lipid Panel | Blood fats from a few drops.
Thyroid Kit | spotwell_home | testkit | dried_blood_spot | 79 | instructions | TSH; T4, Free; Thyroid Peroxidase Antibodies | Thyroid from a few drops.
Metabolic Kit | spotwell_home | testkit | arm_collector | 119 | fasting, instructions | Comprehensive Metabolic Panel; Hemoglobin A1c; Lipid Panel | Sugar, fats, liver and kidneys from the upper arm.
Stress Kit | spotwell_home | testkit | saliva | 89 | instructions, auto | Cortisol, Saliva | Stress hormone from saliva.
STI Kit | spotwell_home | testkit | urine | 85 | instructions, auto | Chlamydia and Gonorrhea | Two infections, seen in urine posted from home.
Gut Kit | meadowsweet_biome | testkit | stool | 149 | instructions | Gut Health Panel; Helicobacter pylori Antigen | Inflammation, digestion, hidden blood and the germ of ulcers.
Food Reactions Kit | meadowsweet_biome | testkit | dried_blood_spot | 159 | instructions | Food IgG Panel; Food Allergy Panel | Antibodies to foods from a few drops.
`;

import type { AnalyteTable } from "../analyte.ts";

/** Blood cells, hemoglobins, iron and clotting. */
export const hematology: readonly AnalyteTable[] = [
  {
    group: "hematology",
    specimen: "whole_blood",
    rows: `
White Blood Cell Count | 6690-2 | Leukocytes | 10*3/uL | 3.8-10.8 | 0.1-200 | 1 | Cells of defence in blood. | <2 >30
Red Blood Cell Count | 789-8 | Erythrocytes | 10*6/uL | M 4.20-5.80; F 3.80-5.10 | 1-9 | 2 | Cells that carry oxygen.
Hemoglobin | 718-7 | Hemoglobin | g/dL | M 13.2-17.1; F 11.7-15.5 | 3-24 | 1 | Oxygen-carrying protein of red cells, low in anemia. | <7 >20
Hematocrit | 4544-3 | Hematocrit | % | M 38.5-50.0; F 35.0-45.0 | 10-72 | 1 | Share of blood that is red cells. | <21 >60
MCV | 787-2 | Erythrocyte mean corpuscular volume | fL | 80.0-100.0 | 50-140 | 1 | Mean size of a red cell.
MCH | 785-6 | Erythrocyte mean corpuscular hemoglobin | pg | 27.0-33.0 | 14-45 | 1 | Mean hemoglobin of a red cell.
MCHC | 786-4 | Erythrocyte mean corpuscular hemoglobin concentration | g/dL | 32.0-36.0 | 22-40 | 1 | How densely red cells are filled with hemoglobin.
RDW | 788-0 | Erythrocyte distribution width | % | 11.0-15.0 | 9-35 | 1 | How much red cells differ in size.
Platelet Count | 777-3 | Platelets | 10*3/uL | 140-400 | 2-1800 | 0 | Cell fragments that start a clot. | <50 >1000
MPV | 32623-1 | Platelet mean volume | fL | 7.5-12.5 | 5-16 | 1 | Mean size of a platelet.
Neutrophils, Absolute | 751-8 | Neutrophils | 10*3/uL | 1.50-7.80 | 0-100 | 2 | Number of the cells that meet bacteria first. | <0.5
Lymphocytes, Absolute | 731-0 | Lymphocytes | 10*3/uL | 0.85-3.90 | 0-150 | 2 | Number of the cells that make antibodies and fight viruses.
Monocytes, Absolute | 742-7 | Monocytes | 10*3/uL | 0.20-0.95 | 0-20 | 2 | Number of the scavenger cells.
Eosinophils, Absolute | 711-2 | Eosinophils | 10*3/uL | 0.02-0.50 | 0-30 | 2 | Number of the cells of allergy and parasites.
Basophils, Absolute | 704-7 | Basophils | 10*3/uL | 0.00-0.20 | 0-5 | 2 | Number of the rarest white cells.
Neutrophils | 770-8 | Neutrophils/100 leukocytes | % | 40-70 | 0-99 | 0 | Share of neutrophils among white cells.
Lymphocytes | 736-9 | Lymphocytes/100 leukocytes | % | 20-45 | 0-99 | 0 | Share of lymphocytes among white cells.
Monocytes | 5905-5 | Monocytes/100 leukocytes | % | 2-12 | 0-60 | 0 | Share of monocytes among white cells.
Eosinophils | 713-8 | Eosinophils/100 leukocytes | % | 0-7 | 0-70 | 0 | Share of eosinophils among white cells.
Basophils | 706-2 | Basophils/100 leukocytes | % | 0-2 | 0-20 | 0 | Share of basophils among white cells.
Immature Granulocytes | 71695-1 | Granulocytes.immature/100 leukocytes | % | 0-1 | 0-30 | 0 | Share of white cells that left the marrow early.
Immature Granulocytes, Absolute | 53115-2 | Granulocytes.immature | 10*3/uL | 0.00-0.10 | 0-20 | 2 | Number of white cells that left the marrow early.
Nucleated Red Cells | 58413-6 | Erythrocytes.nucleated/100 leukocytes | /100{WBCs} | <=0 | 0-100 | 0 | Red cells that left the marrow too early, for each hundred white ones.
Reticulocytes | 17849-1 | Reticulocytes/100 erythrocytes | % | 0.6-2.6 | 0-25 | 1 | Share of young red cells.
Reticulocytes, Absolute | 60474-4 | Reticulocytes | 10*3/uL | 25-90 | 1-600 | 0 | Number of young red cells.
Sedimentation Rate | 4537-7 | Erythrocyte sedimentation rate | mm/h | M <=15; F <=20 | 0-140 | 0 | How fast red cells sink, faster in inflammation.
Hemoglobin A2 | 4551-8 | Hemoglobin A2/Hemoglobin.total | % | 2.0-3.2 | 0.5-12 | 1 | Minor hemoglobin, raised in beta thalassaemia.
Hemoglobin F | 4576-5 | Hemoglobin F/Hemoglobin.total | % | <2.0 | 0-98 | 1 | Hemoglobin of the time before birth.
Hemoglobin S | 4625-0 | Hemoglobin S/Hemoglobin.total | % | <=0.0 | 0-98 | 1 | Hemoglobin of sickle cells.
Methemoglobin | 2614-6 | Methemoglobin/Hemoglobin.total | % | <1.5 | 0-70 | 1 | Hemoglobin that cannot carry oxygen. | >20
G6PD | 32546-4 | Glucose-6-Phosphate dehydrogenase | U/g{Hb} | 7.0-20.5 | 0.5-40 | 1 | Enzyme that guards red cells against oxidation.
CD3 Cells, Absolute | 8122-4 | Cells.CD3 | /uL | 840-3060 | 5-8000 | 0 | Number of T cells.
CD4 Cells, Absolute | 24467-3 | Cells.CD3+CD4+ | /uL | 490-1740 | 1-5000 | 0 | Number of helper T cells.
CD4 Cells | 8123-2 | Cells.CD3+CD4+/100 cells | % | 30-61 | 0-95 | 0 | Share of helper T cells.
CD8 Cells, Absolute | 14135-8 | Cells.CD3+CD8+ | /uL | 180-1170 | 5-5000 | 0 | Number of killer T cells.
ABO Group | 883-9 | ABO group | - | =A, B, AB, O | - | - | Blood group by the sugars of red cells.
Rh Type | 10331-7 | Rh | - | =Positive, Negative | - | - | Whether red cells carry the D antigen.
`,
  },
  {
    group: "hematology",
    specimen: "serum",
    rows: `
Antibody Screen | 890-4 | Blood group antibody screen | - | =Negative, Positive | - | - | Antibodies against red cells of others.
Erythropoietin | 15061-5 | Erythropoietin | m[IU]/mL | 2.6-18.5 | 0.5-5000 | 1 | Hormone of the kidneys that drives red cell making.
Iron, Total | 2498-4 | Iron | ug/dL | M 50-180; F 40-190 | 5-500 | 0 | Iron in transport.
Iron Binding Capacity | 2500-7 | Iron binding capacity | ug/dL | 250-425 | 80-800 | 0 | How much iron serum could carry.
Unsaturated Iron Binding Capacity | 2501-5 | Iron binding capacity.unsaturated | ug/dL | 111-343 | 10-700 | 0 | How much more iron serum could carry.
Iron Saturation | 2502-3 | Iron saturation | % | M 20-48; F 16-45 | 1-100 | 0 | Share of the carriers of iron that are filled.
Ferritin | 2276-4 | Ferritin | ng/mL | M 38-380; F 16-232 | 1-20000 | 0 | Stored iron.
Transferrin | 3034-6 | Transferrin | mg/dL | 188-341 | 60-600 | 0 | Protein that carries iron.
Soluble Transferrin Receptor | 30248-9 | Transferrin receptor.soluble | mg/L | 0.76-1.76 | 0.2-20 | 2 | Receptor that cells shed when they want iron.
`,
  },
  {
    group: "coagulation",
    specimen: "plasma",
    rows: `
Prothrombin Time | 5902-2 | Coagulation tissue factor induced | s | 9.0-11.5 | 7-150 | 1 | Time to a clot by the outer path. | >35
INR | 6301-6 | Coagulation tissue factor induced.INR | {INR} | 0.9-1.1 | 0.7-15 | 1 | Prothrombin time made comparable across laboratories. | >5
Partial Thromboplastin Time | 14979-9 | Coagulation surface induced | s | 23-32 | 15-200 | 0 | Time to a clot by the inner path. | >100
Thrombin Time | 3243-3 | Coagulation thrombin induced | s | 13-19 | 8-150 | 0 | Time to a clot once thrombin is added.
Fibrinogen | 3255-7 | Fibrinogen | mg/dL | 175-425 | 20-1200 | 0 | Protein that clots are woven of. | <100
D-Dimer | 48065-7 | Fibrin D-dimer FEU | ug/mL{FEU} | <0.50 | 0.1-40 | 2 | Fragments of dissolved clots.
Antithrombin Activity | 27811-9 | Antithrombin actual/Normal | % | 80-135 | 10-180 | 0 | Natural brake of clotting.
Protein C Activity | 27818-4 | Protein C actual/Normal | % | 70-180 | 5-250 | 0 | Natural brake of clotting that needs vitamin K.
Protein S Activity | 27822-6 | Protein S actual/Normal | % | M 70-150; F 60-140 | 5-220 | 0 | Helper of protein C.
Protein S, Free | 27821-8 | Protein S.free Ag actual/Normal | % | M 57-171; F 50-160 | 5-220 | 0 | Unbound part of protein S.
Factor VIII Activity | 3209-4 | Coagulation factor VIII activity actual/Normal | % | 50-180 | 1-400 | 0 | Clotting factor that is short in hemophilia A.
Factor IX Activity | 3187-2 | Coagulation factor IX activity actual/Normal | % | 60-160 | 1-300 | 0 | Clotting factor that is short in hemophilia B.
Factor V Activity | 3193-0 | Coagulation factor V activity actual/Normal | % | 65-150 | 1-250 | 0 | Clotting factor made by the liver.
Factor VII Activity | 3198-9 | Coagulation factor VII activity actual/Normal | % | 60-150 | 1-300 | 0 | Clotting factor that falls first when vitamin K is short.
von Willebrand Factor Antigen | 27816-8 | von Willebrand factor Ag actual/Normal | % | 50-217 | 1-500 | 0 | Protein that glues platelets to a wound.
Ristocetin Cofactor | 6014-5 | von Willebrand factor.ristocetin cofactor activity actual/Normal | % | 42-200 | 1-400 | 0 | How well von Willebrand factor works.
Lupus Anticoagulant PTT | 34571-0 | Coagulation surface induced.lupus sensitive | s | <=40 | 20-180 | 0 | Clotting time that antibodies to phospholipids lengthen.
Dilute Russell Viper Venom Time | 6303-2 | Coagulation dilute Russell viper venom induced | s | <=45 | 20-180 | 0 | Second clotting time for the same antibodies.
`,
  },
];

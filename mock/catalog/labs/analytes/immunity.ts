import type { AnalyteTable } from "../analyte.ts";

/** Inflammation, immunoglobulins and autoantibodies. */
export const immunity: readonly AnalyteTable[] = [
  {
    group: "inflammation",
    specimen: "serum",
    rows: `
C-Reactive Protein | 1988-5 | C reactive protein | mg/L | <8.0 | 0.3-500 | 1 | Protein that rises within hours of an inflammation.
Procalcitonin | 33959-8 | Procalcitonin | ng/mL | <=0.10 | 0.02-200 | 2 | Protein that rises with bacteria in blood. | >10
Interleukin 6 | 26881-3 | Interleukin 6 | pg/mL | <=7.0 | 0.5-5000 | 1 | Messenger that starts the fever.
Tumor Necrosis Factor Alpha | 3074-2 | Tumor necrosis factor.alpha | pg/mL | <2.8 | 0.3-500 | 1 | Messenger of chronic inflammation.
`,
  },
  {
    group: "immunoglobulins",
    specimen: "serum",
    rows: `
Immunoglobulin A | 2458-8 | IgA | mg/dL | 70-320 | 5-5000 | 0 | Antibodies of the mucous membranes.
Immunoglobulin G | 2465-3 | IgG | mg/dL | 600-1540 | 50-9000 | 0 | Antibodies of lasting defence.
Immunoglobulin M | 2472-9 | IgM | mg/dL | 50-300 | 5-6000 | 0 | Antibodies of the first days.
Immunoglobulin E | 19113-0 | IgE | k[IU]/L | <=114 | 1-20000 | 0 | Antibodies of allergy and of worms.
IgG Subclass 1 | 2466-1 | IgG subclass 1 | mg/dL | 382-929 | 20-4000 | 0 | Most plentiful subclass of IgG.
IgG Subclass 2 | 2467-9 | IgG subclass 2 | mg/dL | 241-700 | 10-2500 | 0 | Subclass against sugar coats of bacteria.
IgG Subclass 3 | 2468-7 | IgG subclass 3 | mg/dL | 22-178 | 2-800 | 0 | Subclass of short life.
IgG Subclass 4 | 2469-5 | IgG subclass 4 | mg/dL | 4.0-86.0 | 0.5-3000 | 1 | Rarest subclass, raised in a disease of its own.
Complement C3 | 4485-9 | Complement C3 | mg/dL | 83-193 | 10-400 | 0 | Protein of defence that autoimmune disease uses up.
Complement C4 | 4498-2 | Complement C4 | mg/dL | 15-57 | 2-150 | 0 | Second protein of the same chain.
Complement, Total (CH50) | 4532-8 | Complement total hemolytic CH50 | U/mL | 31-60 | 5-130 | 0 | Whether the whole chain works.
Kappa Light Chains, Free | 36916-5 | Immunoglobulin light chains.kappa.free | mg/L | 3.3-19.4 | 0.3-9000 | 1 | Loose chains of antibodies of one kind.
Lambda Light Chains, Free | 33944-0 | Immunoglobulin light chains.lambda.free | mg/L | 5.7-26.3 | 0.3-9000 | 1 | Loose chains of antibodies of the other kind.
Kappa/Lambda Ratio, Free | 48378-4 | Immunoglobulin light chains.kappa.free/Immunoglobulin light chains.lambda.free | {ratio} | 0.26-1.65 | 0.01-500 | 2 | Whether one clone of cells makes most chains.
`,
  },
  {
    group: "autoimmunity",
    specimen: "serum",
    rows: `
ANA Screen | 8061-4 | Nuclear Ab | - | =Negative, Positive | - | - | Antibodies against cell nuclei.
ANA Titer | 5048-4 | Nuclear Ab | {titer} | <40 | 0-10240 | 0 | How far serum can be thinned until those antibodies are lost.
Double-Stranded DNA Antibodies | 5130-0 | DNA double strand Ab | [IU]/mL | <=4 | 1-2000 | 0 | Antibodies that are typical of lupus.
Smith Antibodies | 11090-8 | Smith extractable nuclear Ab | {AI} | <1.0 | 0-8 | 1 | Antibodies that only lupus has.
RNP Antibodies | 29374-6 | Ribonucleoprotein extractable nuclear Ab | {AI} | <1.0 | 0-8 | 1 | Antibodies of mixed connective tissue disease.
SS-A Antibodies | 5351-2 | Sjogrens syndrome-A extractable nuclear Ab | - | =Negative, Positive | - | - | Antibodies of dry eyes and mouth, first kind.
SS-B Antibodies | 5353-8 | Sjogrens syndrome-B extractable nuclear Ab | - | =Negative, Positive | - | - | Antibodies of dry eyes and mouth, second kind.
Scl-70 Antibodies | 5348-8 | SCL-70 extractable nuclear Ab | - | =Negative, Positive | - | - | Antibodies of hardening skin.
Jo-1 Antibodies | 11565-9 | Jo-1 extractable nuclear Ab | {AI} | <1.0 | 0-8 | 1 | Antibodies of muscle inflammation.
Histone Antibodies | 30359-4 | Histone Ab | U/mL | <1.0 | 0.1-20 | 1 | Antibodies of lupus that medicines cause.
Centromere Antibody Titer | 5077-3 | Centromere Ab | {titer} | <40 | 0-10240 | 0 | Antibodies of a limited form of hardening skin.
Rheumatoid Factor | 11572-5 | Rheumatoid factor | [IU]/mL | <14 | 3-2000 | 0 | Antibodies against antibodies, common in joint inflammation.
Cyclic Citrullinated Peptide IgG | 33935-8 | Cyclic citrullinated peptide Ab.IgG | U | <20 | 1-500 | 0 | Antibodies that foretell rheumatoid arthritis.
Tissue Transglutaminase IgA | 31017-7 | Tissue transglutaminase Ab.IgA | U/mL | <15.0 | 0.5-300 | 1 | Antibodies of coeliac disease.
Tissue Transglutaminase IgG | 32998-7 | Tissue transglutaminase Ab.IgG | U/mL | <15.0 | 0.5-300 | 1 | Antibodies of coeliac disease where IgA is missing.
Deamidated Gliadin Peptide IgA | 58709-7 | Gliadin peptide Ab.IgA | U/mL | <15.0 | 0.5-300 | 1 | Antibodies against altered gluten.
Deamidated Gliadin Peptide IgG | 58710-5 | Gliadin peptide Ab.IgG | U/mL | <15.0 | 0.5-300 | 1 | Longer-lived antibodies against altered gluten.
Endomysial Antibody IgA Titer | 27038-9 | Endomysium Ab.IgA | {titer} | <5 | 0-2560 | 0 | Antibodies that confirm coeliac disease.
Myeloperoxidase Antibodies | 6969-0 | Myeloperoxidase Ab | {AI} | <1.0 | 0-8 | 1 | Antibodies of small-vessel inflammation, first kind.
Proteinase 3 Antibodies | 6968-2 | Proteinase 3 Ab | {AI} | <1.0 | 0-8 | 1 | Antibodies of small-vessel inflammation, second kind.
Mitochondrial M2 Antibodies | 14251-3 | Mitochondria M2 Ab.IgG | U | <=20.0 | 1-300 | 1 | Antibodies of inflamed bile ducts.
Smooth Muscle Antibody Titer | 5358-7 | Smooth muscle Ab | {titer} | <20 | 0-2560 | 0 | Antibodies of autoimmune hepatitis.
Liver Kidney Microsomal Antibodies | 32220-6 | Liver kidney microsomal 1 Ab | U | <=20.0 | 1-300 | 1 | Antibodies of autoimmune hepatitis, second kind.
Cardiolipin IgG | 3181-5 | Cardiolipin Ab.IgG | [GPL'U]/mL | <20.0 | 1-300 | 1 | Antibodies that make blood clot.
Cardiolipin IgM | 3182-3 | Cardiolipin Ab.IgM | [MPL'U]/mL | <20.0 | 1-300 | 1 | Antibodies that make blood clot, of the early kind.
Beta-2 Glycoprotein 1 IgG | 16135-6 | Beta 2 glycoprotein 1 Ab.IgG | U/mL | <20.0 | 1-300 | 1 | Antibodies that go with cardiolipin ones.
Beta-2 Glycoprotein 1 IgM | 16136-4 | Beta 2 glycoprotein 1 Ab.IgM | U/mL | <20.0 | 1-300 | 1 | Antibodies that go with cardiolipin ones, of the early kind.
Saccharomyces cerevisiae IgA | 47320-7 | Saccharomyces cerevisiae Ab.IgA | U | <=20.0 | 1-300 | 1 | Antibodies against yeast, seen in bowel disease.
Saccharomyces cerevisiae IgG | 47321-5 | Saccharomyces cerevisiae Ab.IgG | U | <=20.0 | 1-300 | 1 | Antibodies against yeast, of the lasting kind.
Acetylcholine Receptor Binding Antibodies | 11034-6 | Acetylcholine receptor binding Ab | nmol/L | <=0.30 | 0.1-200 | 2 | Antibodies that tire muscles.
21-Hydroxylase Antibodies | 17781-6 | 21-Hydroxylase Ab | U/mL | <1.0 | 0.1-300 | 1 | Antibodies against the adrenals.
Parietal Cell Antibodies | 8087-9 | Parietal cell Ab | U | <=20.0 | 1-300 | 1 | Antibodies against the stomach's acid cells.
Phospholipase A2 Receptor Antibodies | 73737-9 | Phospholipase A2 receptor Ab.IgG | RU/mL | <14 | 1-2000 | 0 | Antibodies against the kidneys' filters.
`,
  },
];

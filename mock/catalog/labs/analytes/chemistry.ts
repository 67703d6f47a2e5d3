import type { AnalyteTable } from "../analyte.ts";

/** Salts, proteins, enzymes and waste products of serum, plasma and blood. */
export const chemistry: readonly AnalyteTable[] = [
  {
    group: "chemistry",
    specimen: "serum",
    rows: `
Glucose | 2345-7 | Glucose | mg/dL | 70-99 | 20-900 | 0 | Sugar circulating in serum, raised in diabetes. | <50 >450
Urea Nitrogen (BUN) | 3094-0 | Urea nitrogen | mg/dL | 7-25 | 1-250 | 0 | Nitrogen of urea, a waste product that the kidneys clear. | >100
Creatinine | 2160-0 | Creatinine | mg/dL | M 0.70-1.30; F 0.50-1.10 | 0.1-25 | 2 | Waste product of muscle by which kidney filtration is judged. | >7.4
BUN/Creatinine Ratio | 3097-3 | Urea nitrogen/Creatinine | {ratio} | 6-22 | 1-80 | 0 | Urea nitrogen set against creatinine to tell where a kidney problem lies.
Estimated GFR | 98979-8 | Glomerular filtration rate/1.73 sq M.predicted | mL/min/{1.73_m2} | >=60 | 2-160 | 0 | Kidney filtration estimated from creatinine, age and sex.
Sodium | 2951-2 | Sodium | mmol/L | 135-146 | 100-190 | 0 | Main salt of the fluid around cells, a measure of water balance. | <120 >160
Potassium | 2823-3 | Potassium | mmol/L | 3.5-5.3 | 1.5-9.5 | 1 | Salt that steadies the heart's rhythm. | <2.8 >6.2
Chloride | 2075-0 | Chloride | mmol/L | 98-110 | 60-150 | 0 | Salt that moves with sodium and with acid balance. | <75 >126
Carbon Dioxide, Total | 2028-9 | Carbon dioxide | mmol/L | 20-32 | 5-50 | 0 | Mostly bicarbonate, the buffer of the blood. | <10 >40
Anion Gap | 33037-3 | Anion gap | mmol/L | 7-17 | 1-50 | 0 | Charge left over after the measured salts, wide in acidosis.
Calcium | 17861-6 | Calcium | mg/dL | 8.6-10.3 | 4-18 | 1 | Mineral of bone, nerve and muscle. | <6.5 >13
Calcium, Corrected | 46099-8 | Calcium^^corrected for albumin | mg/dL | 8.6-10.3 | 4-18 | 1 | Calcium as it would be with the usual amount of albumin.
Calcium, Ionized | 1994-3 | Calcium.ionized | mmol/L | 1.16-1.31 | 0.5-2.5 | 2 | Free part of calcium, the part that acts. | <0.78 >1.58
Phosphorus | 2777-1 | Phosphate | mg/dL | 2.5-4.5 | 0.5-15 | 1 | Mineral that pairs with calcium in bone. | <1
Magnesium | 19123-9 | Magnesium | mg/dL | 1.5-2.5 | 0.3-10 | 1 | Mineral needed by nerves, muscles and many enzymes. | <1 >4.9
Uric Acid | 3084-1 | Urate | mg/dL | M 4.0-8.0; F 2.5-7.0 | 0.5-20 | 1 | End product of purines that settles in joints in gout.
Osmolality | 2692-2 | Osmolality | mosm/kg | 278-305 | 200-420 | 0 | How much is dissolved in serum. | <240 >350
Protein, Total | 2885-2 | Protein | g/dL | 6.1-8.1 | 2-14 | 1 | All proteins of serum taken together.
Albumin | 1751-7 | Albumin | g/dL | 3.6-5.1 | 1-7 | 1 | Main protein of serum, made by the liver.
Globulin | 10834-0 | Globulin | g/dL | 1.9-3.7 | 0.5-9 | 1 | Proteins of serum other than albumin, by calculation.
Albumin/Globulin Ratio | 1759-0 | Albumin/Globulin | {ratio} | 1.0-2.5 | 0.1-6 | 1 | Albumin set against the other proteins.
Prealbumin | 14338-8 | Prealbumin | mg/dL | 21-43 | 3-70 | 0 | Short-lived liver protein that follows nutrition.
Bilirubin, Total | 1975-2 | Bilirubin | mg/dL | 0.2-1.2 | 0.1-40 | 1 | Pigment of worn red cells, the yellow of jaundice. | >15
Bilirubin, Direct | 1968-7 | Bilirubin.glucuronidated+Bilirubin.albumin bound | mg/dL | <=0.2 | 0-25 | 1 | Part of bilirubin that the liver has made soluble.
Bilirubin, Indirect | 1971-1 | Bilirubin.non-glucuronidated | mg/dL | 0.2-1.2 | 0-30 | 1 | Part of bilirubin that the liver has yet to work on.
Alkaline Phosphatase | 6768-6 | Alkaline phosphatase | U/L | 36-130 | 5-2500 | 0 | Enzyme of bile ducts and bone.
Alanine Aminotransferase (ALT) | 1742-6 | Alanine aminotransferase | U/L | M 9-46; F 6-29 | 1-9000 | 0 | Enzyme that leaks from hurt liver cells.
Aspartate Aminotransferase (AST) | 1920-8 | Aspartate aminotransferase | U/L | 10-40 | 1-9000 | 0 | Enzyme of liver and muscle.
Gamma-Glutamyl Transferase (GGT) | 2324-2 | Gamma glutamyl transferase | U/L | M 3-70; F 3-55 | 1-3000 | 0 | Enzyme of bile ducts that rises with alcohol and some medicines.
Lactate Dehydrogenase (LDH) | 14804-9 | Lactate dehydrogenase | U/L | 120-250 | 40-8000 | 0 | Enzyme of most tissues that marks cell damage.
Amylase | 1798-8 | Amylase | U/L | 21-101 | 3-5000 | 0 | Starch-splitting enzyme of pancreas and saliva.
Lipase | 3040-3 | Triacylglycerol lipase | U/L | 7-60 | 1-9000 | 0 | Fat-splitting enzyme of the pancreas.
Creatine Kinase, Total | 2157-6 | Creatine kinase | U/L | M 44-196; F 29-143 | 5-90000 | 0 | Enzyme that leaks from strained or hurt muscle.
Cystatin C | 33863-2 | Cystatin C | mg/L | 0.52-1.31 | 0.2-10 | 2 | Small protein cleared by the kidneys, free of muscle mass.
Bile Acids, Total | 14628-2 | Bile acid | umol/L | <=10 | 0-400 | 1 | Acids that the liver makes from cholesterol.
Aldolase | 1761-6 | Aldolase | U/L | <=8.1 | 0.5-200 | 1 | Muscle enzyme raised in muscle inflammation.
Alpha-1 Antitrypsin | 1825-9 | Alpha 1 antitrypsin | mg/dL | 83-199 | 5-500 | 0 | Protein that shields the lungs from their own enzymes.
Angiotensin Converting Enzyme | 2742-5 | Angiotensin converting enzyme | U/L | 9-67 | 2-300 | 0 | Enzyme that is often raised in sarcoidosis.
Ceruloplasmin | 2064-4 | Ceruloplasmin | mg/dL | M 14-30; F 19-39 | 2-90 | 0 | Protein that carries copper.
Haptoglobin | 4542-7 | Haptoglobin | mg/dL | 43-212 | 2-600 | 0 | Protein that is used up when red cells burst.
Tryptase | 21582-2 | Tryptase | ng/mL | <11.0 | 1-300 | 1 | Enzyme of mast cells that rises after severe allergic reactions.
Protein Electrophoresis: Albumin | 2862-1 | Albumin | g/dL | 3.8-4.8 | 1-7 | 1 | Albumin as its own band of an electrophoresis.
Protein Electrophoresis: Alpha 1 | 2865-4 | Alpha 1 globulin | g/dL | 0.2-0.3 | 0.1-1.5 | 1 | First alpha band of an electrophoresis.
Protein Electrophoresis: Alpha 2 | 2868-8 | Alpha 2 globulin | g/dL | 0.5-0.9 | 0.1-2.5 | 1 | Second alpha band of an electrophoresis.
Protein Electrophoresis: Beta | 2871-2 | Beta globulin | g/dL | 0.7-1.2 | 0.2-4 | 1 | Beta bands of an electrophoresis.
Protein Electrophoresis: Gamma | 2874-6 | Gamma globulin | g/dL | 0.8-1.7 | 0.1-9 | 1 | Gamma band of an electrophoresis, where antibodies run.
`,
  },
  {
    group: "chemistry",
    specimen: "plasma",
    rows: `
Ammonia | 16362-6 | Ammonia | umol/L | <=72 | 5-800 | 0 | Waste of protein that a failing liver lets build up. | >200
Lactic Acid | 2524-7 | Lactate | mmol/L | 0.4-1.8 | 0.2-25 | 1 | Acid that tissues make when oxygen is short. | >4
`,
  },
];

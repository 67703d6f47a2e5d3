import type { AnalyteTable } from "../analyte.ts";

/** Urine, stool, saliva and dried blood. */
export const urineAndStool: readonly AnalyteTable[] = [
  {
    group: "urinalysis",
    specimen: "urine",
    rows: `
Urine Color | 5778-6 | Color | - | =Yellow, Pale Yellow, Amber, Red, Brown | - | - | What color urine has.
Urine Appearance | 5767-9 | Appearance | - | =Clear, Hazy, Cloudy, Turbid | - | - | Whether urine can be looked through.
Urine Specific Gravity | 5811-5 | Specific gravity | - | 1.001-1.035 | 1-1.06 | 3 | How dense urine is.
Urine pH | 5803-2 | pH | [pH] | 5.0-8.0 | 4.5-9.5 | 1 | How acid urine is.
Urine Protein Screen | 20454-5 | Protein | - | =Negative, Trace, 1+, 2+, 3+ | - | - | Protein by a test strip.
Urine Glucose Screen | 25428-4 | Glucose | - | =Negative, Trace, 1+, 2+, 3+ | - | - | Sugar by a test strip.
Urine Ketones Screen | 2514-8 | Ketones | - | =Negative, Trace, 1+, 2+, 3+ | - | - | Ketone bodies by a test strip.
Urine Bilirubin Screen | 5770-3 | Bilirubin | - | =Negative, Positive | - | - | Bile pigment by a test strip.
Urine Occult Blood | 5794-3 | Hemoglobin | - | =Negative, Trace, 1+, 2+, 3+ | - | - | Blood by a test strip.
Urine Nitrite | 5802-4 | Nitrite | - | =Negative, Positive | - | - | Trace of bacteria by a test strip.
Urine Leukocyte Esterase | 5799-2 | Leukocyte esterase | - | =Negative, Trace, 1+, 2+, 3+ | - | - | Trace of white cells by a test strip.
Urine Urobilinogen Screen | 5818-0 | Urobilinogen | - | =Normal, 1+, 2+, 3+ | - | - | Bile product by a test strip.
Urine White Blood Cells | 5821-4 | Leukocytes | /[HPF] | ~0-5 | 0-100 | 0 | White cells under the microscope.
Urine Red Blood Cells | 13945-1 | Erythrocytes | /[HPF] | ~0-2 | 0-100 | 0 | Red cells under the microscope.
Urine Epithelial Cells | 5787-7 | Epithelial cells | /[HPF] | ~0-5 | 0-100 | 0 | Cells of the lining under the microscope.
Urine Hyaline Casts | 5796-8 | Hyaline casts | /[LPF] | ~0-1 | 0-50 | 0 | Plugs of protein under the microscope.
Urine Bacteria | 25145-4 | Bacteria | - | =None Seen, Few, Moderate, Many | - | - | Bacteria under the microscope.
Urine Mucus | 8247-9 | Mucus | - | =None Seen, Present | - | - | Mucus under the microscope.
Urine Yeast | 32356-8 | Yeast | - | =None Seen, Present | - | - | Yeast under the microscope.
Urine Culture | 630-4 | Bacteria identified | - | comment | - | - | What grows out of urine, in words.
Urine hCG | 2106-3 | Choriogonadotropin (pregnancy test) | - | =Negative, Positive | - | - | Pregnancy test in urine.
`,
  },
  {
    group: "urine_chemistry",
    specimen: "urine",
    rows: `
Creatinine, Urine | 2161-8 | Creatinine | mg/dL | M 20-320; F 20-275 | 2-600 | 0 | By which other substances of urine are scaled.
Albumin, Urine | 14957-5 | Albumin | mg/dL | <=2.0 | 0.1-800 | 1 | Protein that tight kidney filters hold back.
Albumin/Creatinine Ratio, Urine | 9318-7 | Albumin/Creatinine | mg/g{creat} | <30 | 1-6000 | 0 | First sign of kidney harm in diabetes.
Protein, Urine | 2888-6 | Protein | mg/dL | <=20 | 1-2500 | 0 | All proteins of urine.
Protein/Creatinine Ratio, Urine | 2890-2 | Protein/Creatinine | mg/g{creat} | <=161 | 10-15000 | 0 | Protein scaled by creatinine.
Sodium, Urine | 2955-3 | Sodium | mmol/L | 28-272 | 5-350 | 0 | Salt that leaves the body.
Potassium, Urine | 2828-2 | Potassium | mmol/L | 12-129 | 2-250 | 0 | Potassium that leaves the body.
Chloride, Urine | 2078-4 | Chloride | mmol/L | 32-290 | 5-400 | 0 | Chloride that leaves the body.
Calcium, Urine | 17862-4 | Calcium | mg/dL | 1.0-24.0 | 0.5-80 | 1 | Calcium that leaves the body.
Osmolality, Urine | 2695-5 | Osmolality | mosm/kg | 50-1200 | 40-1400 | 0 | How far the kidneys thicken urine.
N-Telopeptide/Creatinine Ratio | 14115-0 | Collagen crosslinked N-telopeptide/Creatinine | nmol/mmol{creat} | M 3-63; F 4-64 | 1-800 | 0 | Bone loss seen in urine.
`,
  },
  {
    group: "urine_chemistry",
    specimen: "urine_24h",
    rows: `
Creatinine, 24 Hour Urine | 2162-6 | Creatinine | g/(24.h) | 0.50-2.15 | 0.05-6 | 2 | Whether a day's urine is complete.
Protein, 24 Hour Urine | 2889-4 | Protein | mg/(24.h) | <150 | 10-25000 | 0 | Protein lost in a day.
Calcium, 24 Hour Urine | 6874-2 | Calcium | mg/(24.h) | M 55-300; F 35-250 | 5-1200 | 0 | Calcium lost in a day.
Uric Acid, 24 Hour Urine | 3087-4 | Urate | mg/(24.h) | 250-750 | 20-3000 | 0 | Uric acid lost in a day.
Oxalate, 24 Hour Urine | 2701-1 | Oxalate | mg/(24.h) | M <=43; F <=38 | 4-300 | 0 | Builder of kidney stones.
Citrate, 24 Hour Urine | 6687-8 | Citrate | mg/(24.h) | 320-1240 | 20-3000 | 0 | What keeps kidney stones away.
Cortisol, Free, 24 Hour Urine | 2147-7 | Cortisol.free | ug/(24.h) | 4.0-50.0 | 0.5-2500 | 1 | Stress hormone of a day.
Vanillylmandelic Acid, 24 Hour Urine | 3122-9 | Vanillylmandelate | mg/(24.h) | <=6.0 | 0.2-200 | 1 | Trace of stress hormones of a day.
Homovanillic Acid, 24 Hour Urine | 2436-4 | Homovanillate | mg/(24.h) | 1.6-7.5 | 0.2-200 | 1 | Trace of dopamine of a day.
5-HIAA, 24 Hour Urine | 1695-6 | 5-Hydroxyindoleacetate | mg/(24.h) | <=6.0 | 0.3-600 | 1 | Trace of serotonin of a day.
`,
  },
  {
    group: "stool",
    specimen: "stool",
    rows: `
Calprotectin | 38445-3 | Calprotectin | ug/g | <50 | 5-6000 | 0 | Protein of white cells that tells bowel inflammation from irritation.
Pancreatic Elastase | 25907-7 | Elastase.pancreatic | ug/g | >200 | 10-800 | 0 | Whether the pancreas gives enough enzymes.
Fecal Immunochemical Test | 29771-3 | Hemoglobin.gastrointestinal.lower | - | =Negative, Positive | - | - | Hidden blood of the lower bowel.
Fecal Occult Blood | 2335-8 | Hemoglobin.gastrointestinal | - | =Negative, Positive | - | - | Hidden blood of the whole bowel.
Helicobacter pylori Antigen | 17780-8 | Helicobacter pylori Ag | - | =Not Detected, Detected | - | - | The germ of stomach ulcers, found in stool.
Clostridioides difficile Toxins | 34713-8 | Clostridioides difficile toxin A+B | - | =Not Detected, Detected | - | - | Poisons of a germ that follows antibiotics.
Clostridioides difficile Toxin Genes | 54067-4 | Clostridioides difficile toxin genes | - | =Not Detected, Detected | - | - | Genes of those poisons.
Giardia Antigen | 6412-1 | Giardia lamblia Ag | - | =Not Detected, Detected | - | - | A parasite of water.
Cryptosporidium Antigen | 6371-9 | Cryptosporidium sp Ag | - | =Not Detected, Detected | - | - | A second parasite of water.
Ova and Parasites | 10701-1 | Ova & parasites identified | - | comment | - | - | Which parasites the microscope finds, in words.
Stool Culture | 625-4 | Bacteria identified | - | comment | - | - | What grows out of stool, in words.
`,
  },
  {
    group: "saliva",
    specimen: "saliva",
    rows: `
Cortisol, Saliva | 2142-8 | Cortisol | ug/dL | <=0.75 | 0.01-5 | 2 | Stress hormone, free of the proteins that carry it.
Testosterone, Saliva | 2985-0 | Testosterone | pg/mL | M 30-145; F 6-49 | 2-500 | 0 | Free testosterone of saliva.
Progesterone, Saliva | 2838-1 | Progesterone | pg/mL | M <=58; F 12-400 | 3-2500 | 0 | Free progesterone of saliva.
`,
  },
  {
    group: "newborn",
    specimen: "dried_blood_spot",
    rows: `
TSH, Blood Spot | 29575-8 | Thyrotropin | m[IU]/L | <20.0 | 0.5-400 | 1 | Thyroid screening from a drop of dried blood. | >40
Phenylalanine, Blood Spot | 29573-3 | Phenylalanine | umol/L | <120 | 15-3000 | 0 | Screening for phenylketonuria from a drop of dried blood. | >360
17-Hydroxyprogesterone, Blood Spot | 38473-5 | 17-Hydroxyprogesterone | ng/mL | <35.0 | 1-400 | 1 | Screening of the adrenals from a drop of dried blood.
Carnitine, Free, Blood Spot | 38481-8 | Carnitine.free (C0) | umol/L | 11.0-60.0 | 1-300 | 1 | Screening of fat metabolism from a drop of dried blood.
`,
  },
];

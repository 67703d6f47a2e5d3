import type { AnalyteTable } from "../analyte.ts";

/** Blood fats and markers of heart and vessels. */
export const lipidsAndCardiac: readonly AnalyteTable[] = [
  {
    group: "lipids",
    specimen: "serum",
    rows: `
Cholesterol, Total | 2093-3 | Cholesterol | mg/dL | <200 | 50-700 | 0 | All cholesterol of serum.
Triglycerides | 2571-8 | Triglyceride | mg/dL | <150 | 20-4000 | 0 | Fat in transport, highest after meals.
HDL Cholesterol | 2085-9 | Cholesterol.in HDL | mg/dL | M >=40; F >=50 | 5-130 | 0 | Cholesterol on its way back to the liver.
LDL Cholesterol, Calculated | 13457-7 | Cholesterol.in LDL | mg/dL | <100 | 5-500 | 0 | Cholesterol of the particles that clog vessels, by calculation.
LDL Cholesterol, Direct | 18262-6 | Cholesterol.in LDL | mg/dL | <100 | 5-500 | 0 | Cholesterol of low-density particles, measured as such.
VLDL Cholesterol, Calculated | 2091-7 | Cholesterol.in VLDL | mg/dL | 5-40 | 1-200 | 0 | Cholesterol of the particles that carry most triglycerides.
Non-HDL Cholesterol | 43396-1 | Cholesterol.non HDL | mg/dL | <130 | 20-650 | 0 | All cholesterol except that of HDL.
Cholesterol/HDL Ratio | 9830-1 | Cholesterol.total/Cholesterol.in HDL | {ratio} | <5.0 | 1-20 | 1 | Total cholesterol set against HDL.
LDL/HDL Ratio | 11054-4 | Cholesterol.in LDL/Cholesterol.in HDL | {ratio} | <3.6 | 0.1-15 | 1 | LDL set against HDL.
Apolipoprotein A-1 | 1869-7 | Apolipoprotein A-I | mg/dL | M >=115; F >=125 | 20-300 | 0 | Protein of HDL particles.
Apolipoprotein B | 1884-6 | Apolipoprotein B | mg/dL | <90 | 20-300 | 0 | Protein of which each clogging particle has one.
Apolipoprotein B/A-1 Ratio | 1874-7 | Apolipoprotein B/Apolipoprotein A-I | {ratio} | <0.77 | 0.1-4 | 2 | Clogging particles set against protective ones.
Lipoprotein (a) | 43583-4 | Lipoprotein (little a) | nmol/L | <75 | 1-600 | 0 | Inherited particle that adds to the risk of heart disease.
Lipoprotein (a), Mass | 10835-7 | Lipoprotein (little a) | mg/dL | <30 | 1-300 | 0 | Inherited particle, given by weight.
LDL Particle Number | 54434-6 | Lipoprotein.beta.subparticle | nmol/L | <1138 | 300-3500 | 0 | How many LDL particles there are.
LDL Small Particle Number | 43727-7 | Lipoprotein.beta.subparticle.small | nmol/L | <142 | 20-2500 | 0 | How many of the LDL particles are small.
Linoleic Acid | 35165-0 | Linoleate | umol/L | 2270-3850 | 500-8000 | 0 | Omega-6 fatty acid of plant oils.
Arachidonic Acid | 35168-4 | Arachidonate | umol/L | 520-1490 | 100-3500 | 0 | Omega-6 fatty acid of meat and eggs.
Eicosapentaenoic Acid (EPA) | 35173-4 | Eicosapentaenoate | umol/L | 14-100 | 2-1500 | 0 | Omega-3 fatty acid of fish oil.
Docosahexaenoic Acid (DHA) | 35174-2 | Docosahexaenoate | umol/L | 30-250 | 5-1200 | 0 | Omega-3 fatty acid of fish oil and of the brain.
Alpha-Linolenic Acid | 35164-3 | Alpha linolenate | umol/L | 50-130 | 10-600 | 0 | Omega-3 fatty acid of flax and nuts.
Docosapentaenoic Acid (DPA) | 35180-9 | Docosapentaenate w3 | umol/L | 20-210 | 5-800 | 0 | Omega-3 fatty acid between EPA and DHA.
Omega-3 Fatty Acids | 35178-3 | Fatty acids.omega 3 | mmol/L | 0.20-0.50 | 0.03-3 | 2 | Four omega-3 fatty acids together.
Omega-6 Fatty Acids | 35179-1 | Fatty acids.omega 6 | mmol/L | 3.00-5.40 | 0.5-12 | 2 | Linoleic and arachidonic acid together.
Omega-6/Omega-3 Ratio | 48382-6 | Fatty acids.omega 6/Fatty acids.omega 3 | {ratio} | 5.7-21.3 | 0.5-150 | 1 | Omega-6 relative to omega-3 fatty acids.
`,
  },
  {
    group: "cardiac",
    specimen: "serum",
    rows: `
C-Reactive Protein, High Sensitivity | 30522-7 | C reactive protein | mg/L | <1.0 | 0.1-120 | 1 | Slight inflammation that goes with heart risk.
Lipoprotein-Associated Phospholipase A2 | 39804-0 | Lipoprotein associated phospholipase A2 | ng/mL | <=235 | 30-900 | 0 | Enzyme of inflamed plaques.
Troponin I | 10839-9 | Troponin I.cardiac | ng/mL | <=0.04 | 0-50 | 2 | Heart muscle protein, released by an infarction. | >0.4
Troponin I, High Sensitivity | 89579-7 | Troponin I.cardiac | ng/L | M <=20; F <=15 | 1-50000 | 0 | Heart muscle protein by a sensitive assay. | >120
Troponin T, High Sensitivity | 67151-1 | Troponin T.cardiac | ng/L | M <=22; F <=14 | 3-10000 | 0 | Heart muscle protein of the other kind by a sensitive assay. | >100
Creatine Kinase MB | 13969-1 | Creatine kinase.MB | ng/mL | <=5.0 | 0.1-500 | 1 | Form of creatine kinase of heart muscle.
Myoglobin | 2639-3 | Myoglobin | ng/mL | M <=72; F <=58 | 5-20000 | 0 | Oxygen store of muscle, released when it is hurt.
NT-proBNP | 33762-6 | Natriuretic peptide.B prohormone N-Terminal | pg/mL | <125 | 5-70000 | 0 | Peptide of an overstretched heart.
Galectin-3 | 62419-7 | Galectin 3 | ng/mL | <=17.8 | 2-120 | 1 | Protein of scarring heart tissue.
`,
  },
  {
    group: "cardiac",
    specimen: "plasma",
    rows: `
BNP | 30934-4 | Natriuretic peptide.B | pg/mL | <100 | 2-5000 | 0 | Hormone by which a strained heart sheds water.
Homocysteine | 13965-9 | Homocysteine | umol/L | <=11.4 | 2-300 | 1 | Amino acid that rises when B vitamins are short.
`,
  },
];

import type { AnalyteTable } from "../analyte.ts";

/** Tumor markers, levels of medicines, drug screens and genes. */
export const tumorAndDrugs: readonly AnalyteTable[] = [
  {
    group: "tumor_markers",
    specimen: "serum",
    rows: `
PSA, Total | 2857-1 | Prostate specific Ag | ng/mL | M <=4.0 | 0.1-5000 | 1 | Protein of the prostate.
PSA, Free | 10886-0 | Prostate specific Ag.free | ng/mL | M <=1.0 | 0.05-500 | 2 | Unbound part of the prostate's protein.
PSA, Free Share | 12841-3 | Prostate specific Ag.free/Prostate specific Ag.total | % | M >25 | 1-80 | 0 | Share of PSA that is unbound, lower in cancer.
Carcinoembryonic Antigen | 2039-6 | Carcinoembryonic Ag | ng/mL | <2.5 | 0.3-5000 | 1 | Protein followed in cancer of the bowel.
CA 125 | 10334-1 | Cancer Ag 125 | U/mL | <35 | 1-10000 | 0 | Protein followed in cancer of the ovary.
CA 19-9 | 24108-3 | Cancer Ag 19-9 | U/mL | <34 | 1-50000 | 0 | Sugar followed in cancer of the pancreas.
CA 15-3 | 6875-9 | Cancer Ag 15-3 | U/mL | <32 | 1-5000 | 0 | Protein followed in cancer of the breast.
CA 27.29 | 17842-6 | Cancer Ag 27-29 | U/mL | <38 | 1-5000 | 0 | Second protein followed in cancer of the breast.
Human Epididymis Protein 4 | 77191-5 | Human epididymis protein 4 | pmol/L | F <=140 | 15-5000 | 0 | Protein followed beside CA 125.
Alpha-Fetoprotein | 1834-1 | Alpha-1-Fetoprotein | ng/mL | <6.1 | 0.5-100000 | 1 | Protein of the unborn and of liver cancer.
Beta-2 Microglobulin | 1952-1 | Beta-2-Microglobulin | mg/L | <=2.51 | 0.5-60 | 2 | Small protein that follows myeloma.
Chromogranin A | 9811-1 | Chromogranin A | ng/mL | <=311 | 10-20000 | 0 | Protein of hormone-making tumors.
Squamous Cell Carcinoma Antigen | 9679-2 | Squamous cell carcinoma Ag | ng/mL | <2.2 | 0.1-200 | 1 | Protein of flat-cell cancers.
Neuron-Specific Enolase | 15060-7 | Enolase.neuron specific | ng/mL | <=15 | 2-400 | 0 | Enzyme of nerve cells and of small-cell lung cancer.
`,
  },
  {
    group: "therapeutic_drugs",
    specimen: "serum",
    rows: `
Lithium | 14334-7 | Lithium | mmol/L | 0.6-1.2 | 0.1-5 | 1 | Level of a mood stabiliser. | >2
Digoxin | 10535-3 | Digoxin | ng/mL | 0.8-2.0 | 0.2-10 | 1 | Level of a heart medicine. | >2.4
Phenytoin | 3968-5 | Phenytoin | ug/mL | 10.0-20.0 | 0.5-80 | 1 | Level of a medicine against seizures. | >30
Valproic Acid | 4086-5 | Valproate | ug/mL | 50-100 | 3-400 | 0 | Level of a medicine against seizures and mania. | >200
Carbamazepine | 3432-2 | carBAMazepine | ug/mL | 4.0-12.0 | 0.5-50 | 1 | Level of a medicine against seizures. | >20
Phenobarbital | 3948-7 | PHENobarbital | ug/mL | 15.0-40.0 | 1-150 | 1 | Level of an old medicine against seizures. | >60
Levetiracetam | 30471-7 | levETIRAcetam | ug/mL | 12.0-46.0 | 1-200 | 1 | Level of a newer medicine against seizures.
Lamotrigine | 6948-4 | lamoTRIgine | ug/mL | 3.0-15.0 | 0.5-50 | 1 | Level of a medicine against seizures and low moods.
Topiramate | 17713-9 | Topiramate | ug/mL | 5.0-20.0 | 0.5-60 | 1 | Level of a medicine against seizures and migraine.
Vancomycin, Trough | 4092-3 | Vancomycin^trough | ug/mL | 10.0-20.0 | 1-100 | 1 | Level of an antibiotic just before its next dose. | >30
Gentamicin, Trough | 3665-7 | Gentamicin^trough | ug/mL | <2.0 | 0.2-20 | 1 | Level of an antibiotic that can harm kidneys and ears.
Theophylline | 4049-3 | Theophylline | ug/mL | 10.0-20.0 | 0.8-80 | 1 | Level of a medicine that opens the airways. | >25
Methotrexate | 14836-1 | Methotrexate | umol/L | <0.10 | 0.02-1000 | 2 | Level of a medicine against cancer and joint inflammation.
Acetaminophen | 3298-7 | Acetaminophen | ug/mL | 10-25 | 2-600 | 0 | Level of a pain killer, asked for after an overdose. | >150
Salicylate | 4024-6 | Salicylates | mg/dL | 15.0-30.0 | 1-150 | 1 | Level of a pain killer of the aspirin kind. | >50
`,
  },
  {
    group: "therapeutic_drugs",
    specimen: "whole_blood",
    rows: `
Tacrolimus | 11253-2 | Tacrolimus | ng/mL | 5.0-20.0 | 1-60 | 1 | Level of a medicine that keeps a graft. | >25
Cyclosporine | 3520-4 | cycloSPORINE | ng/mL | 100-300 | 20-2000 | 0 | Level of an older medicine that keeps a graft. | >600
Sirolimus | 29247-4 | Sirolimus | ng/mL | 3.0-18.0 | 1-60 | 1 | Level of another medicine that keeps a graft.
`,
  },
  {
    group: "toxicology",
    specimen: "serum",
    rows: `
Alcohol, Serum | 5643-2 | Ethanol | mg/dL | <10 | 5-600 | 0 | Alcohol in serum. | >300
`,
  },
  {
    group: "toxicology",
    specimen: "urine",
    rows: `
Amphetamines Screen | 3349-8 | Amphetamines | - | =Negative, Positive | - | - | Stimulants in urine.
Barbiturates Screen | 3377-9 | Barbiturates | - | =Negative, Positive | - | - | Sleeping medicines of the old kind in urine.
Benzodiazepines Screen | 3390-2 | Benzodiazepines | - | =Negative, Positive | - | - | Calming medicines in urine.
Cannabinoids Screen | 3427-2 | Cannabinoids | - | =Negative, Positive | - | - | Traces of cannabis in urine.
Cocaine Screen | 3397-7 | Cocaine | - | =Negative, Positive | - | - | Traces of cocaine in urine.
Opiates Screen | 3879-4 | Opiates | - | =Negative, Positive | - | - | Morphine and its kin in urine.
Phencyclidine Screen | 3936-2 | Phencyclidine | - | =Negative, Positive | - | - | An anaesthetic that is taken as a drug.
Methadone Screen | 3773-9 | Methadone | - | =Negative, Positive | - | - | A substitute for opiates in urine.
Propoxyphene Screen | 3544-4 | Propoxyphene | - | =Negative, Positive | - | - | An opioid that has left the market.
Oxycodone Screen | 10998-3 | oxyCODONE | - | =Negative, Positive | - | - | An opioid pain killer in urine.
Buprenorphine Screen | 3414-0 | Buprenorphine | - | =Negative, Positive | - | - | A second substitute for opiates in urine.
Fentanyl Screen | 11235-9 | fentaNYL | - | =Negative, Positive | - | - | A very strong opioid in urine.
Alcohol Screen | 5644-0 | Ethanol | - | =Negative, Positive | - | - | Alcohol in urine.
Cotinine Screen | 12293-7 | Cotinine | - | =Negative, Positive | - | - | Trace of nicotine in urine.
MDMA Screen | 14267-9 | Methylenedioxymethamphetamine | - | =Negative, Positive | - | - | A party drug in urine.
`,
  },
  {
    group: "genetics",
    specimen: "whole_blood",
    rows: `
Factor V Leiden | 21668-9 | F5 gene.p.Arg506Gln | - | =Not Detected, Heterozygous, Homozygous | - | - | Variant that makes clots more likely.
Prothrombin G20210A | 24475-6 | F2 gene.c.20210G>A | - | =Not Detected, Heterozygous, Homozygous | - | - | Second variant that makes clots more likely.
MTHFR C677T | 28005-7 | MTHFR gene.c.677C>T | - | =Not Detected, Heterozygous, Homozygous | - | - | Variant of folate metabolism.
HFE C282Y | 21695-2 | HFE gene.p.Cys282Tyr | - | =Not Detected, Heterozygous, Homozygous | - | - | Main variant of iron overload.
HFE H63D | 21696-0 | HFE gene.p.His63Asp | - | =Not Detected, Heterozygous, Homozygous | - | - | Milder variant of iron overload.
HLA-B27 | 26028-1 | HLA-B27 | - | =Negative, Positive | - | - | Tissue type that goes with inflammation of the spine.
HLA-B*57:01 | 50956-2 | HLA-B*57:01 | - | =Negative, Positive | - | - | Tissue type that cannot bear one HIV medicine.
`,
  },
];

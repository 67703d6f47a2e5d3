import type { AnalyteTable } from "../analyte.ts";

/** Vitamins, minerals, metals and glucose metabolism. */
export const nutrition: readonly AnalyteTable[] = [
  {
    group: "vitamins",
    specimen: "serum",
    rows: `
Vitamin D, 25-Hydroxy, Total | 62292-8 | Calcidiol+ercalcidiol | ng/mL | 30-100 | 4-250 | 0 | Store form of vitamin D, of both kinds.
Vitamin D, 25-Hydroxy, D3 | 1989-3 | Calcidiol | ng/mL | 30-100 | 2-250 | 0 | Store form of the vitamin D that skin makes.
Vitamin D, 25-Hydroxy, D2 | 49054-0 | Ercalcidiol | ng/mL | <=100 | 1-250 | 0 | Store form of the vitamin D of mushrooms and pills.
Vitamin D, 1,25-Dihydroxy | 1649-3 | Calcitriol | pg/mL | 18-72 | 5-250 | 0 | Active form of vitamin D.
Vitamin B12 | 2132-9 | Cobalamins | pg/mL | 200-1100 | 50-4000 | 0 | Vitamin of blood and nerves.
Folate | 2284-8 | Folate | ng/mL | >5.4 | 0.5-40 | 1 | Vitamin needed by dividing cells.
Methylmalonic Acid | 13964-2 | Methylmalonate | umol/L | <=0.32 | 0.03-20 | 2 | Acid that builds up when vitamin B12 is short.
Vitamin A | 2923-1 | Retinol | ug/dL | 38-98 | 5-300 | 0 | Vitamin of sight and skin.
Beta-Carotene | 2053-7 | Carotene | ug/dL | 3-91 | 1-600 | 0 | Plant forerunner of vitamin A.
Vitamin C | 1903-4 | Ascorbate | mg/dL | 0.3-2.7 | 0.1-8 | 1 | Vitamin of connective tissue.
Vitamin E, Alpha-Tocopherol | 1823-4 | Alpha tocopherol | mg/L | 5.7-19.9 | 1-60 | 1 | Vitamin that keeps fats from oxidation.
Vitamin B2 | 2924-9 | Riboflavin | ug/dL | 0.2-2.8 | 0.1-15 | 1 | Vitamin of energy metabolism.
Biotin | 1980-2 | Biotin | pg/mL | 221-3004 | 30-50000 | 0 | Vitamin of hair and skin, which can disturb other tests.
Coenzyme Q10 | 27923-2 | Ubiquinone 10 | ug/mL | 0.44-1.64 | 0.1-10 | 2 | Carrier in the powerhouses of cells.
`,
  },
  {
    group: "vitamins",
    specimen: "plasma",
    rows: `
Vitamin B6 | 30552-4 | Pyridoxal phosphate | ng/mL | 2.1-21.7 | 0.5-250 | 1 | Vitamin of amino acid metabolism.
Vitamin K1 | 9622-2 | Phytonadione | pg/mL | 130-1500 | 30-9000 | 0 | Vitamin of clotting.
`,
  },
  {
    group: "vitamins",
    specimen: "whole_blood",
    rows: `
Vitamin B1 | 32554-8 | Thiamine | nmol/L | 78-185 | 20-600 | 0 | Vitamin of nerves and heart.
Folate, Red Cell | 2283-0 | Folate | ng/mL | >280 | 50-2000 | 0 | Folate of the last months, kept in red cells.
`,
  },
  {
    group: "minerals",
    specimen: "serum",
    rows: `
Zinc | 5763-8 | Zinc | ug/dL | 60-130 | 15-400 | 0 | Trace metal of wound healing and defence.
Copper | 5631-7 | Copper | ug/dL | M 70-140; F 80-155 | 10-400 | 0 | Trace metal of blood and nerves.
Chromium | 5622-6 | Chromium | ug/L | <=1.2 | 0.1-150 | 1 | Trace metal, watched where joints are of metal.
Cobalt | 5627-5 | Cobalt | ug/L | <=1.8 | 0.1-200 | 1 | Trace metal, watched where joints are of metal.
Manganese | 5683-8 | Manganese | ug/L | <=1.2 | 0.2-60 | 1 | Trace metal that harms the brain in excess.
Nickel | 5702-6 | Nickel | ug/L | <=2.0 | 0.2-60 | 1 | Metal of alloys and jewellery.
Aluminum | 5574-9 | Aluminum | ug/L | <=15 | 2-400 | 0 | Metal that builds up under dialysis.
`,
  },
  {
    group: "minerals",
    specimen: "whole_blood",
    rows: `
Lead, Blood | 5671-3 | Lead | ug/dL | <3.5 | 0.5-150 | 1 | Metal that harms nerves and blood, worst in children. | >44.9
Mercury, Blood | 5685-3 | Mercury | ug/L | <=10 | 1-500 | 0 | Metal of large fish and of old instruments. | >149
Arsenic, Blood | 5583-0 | Arsenic | ug/L | <23 | 1-800 | 0 | Poison of well water and of some seafood.
Cadmium, Blood | 5609-3 | Cadmium | ug/L | <=5.0 | 0.1-80 | 1 | Metal of smoke and batteries.
`,
  },
  {
    group: "minerals",
    specimen: "urine",
    rows: `
Lead, Urine | 5676-2 | Lead | ug/L | <=5 | 1-2000 | 0 | Lead on its way out through the kidneys.
Mercury, Urine | 5689-5 | Mercury | ug/L | <=20 | 1-2000 | 0 | Mercury on its way out through the kidneys.
Arsenic, Urine | 5586-3 | Arsenic | ug/L | <=80 | 1-5000 | 0 | Arsenic of the last days.
Cadmium, Urine | 5611-9 | Cadmium | ug/L | <=1.0 | 0.1-120 | 1 | Cadmium gathered over years.
`,
  },
  {
    group: "diabetes",
    specimen: "whole_blood",
    rows: `
Hemoglobin A1c | 4548-4 | Hemoglobin A1c/Hemoglobin.total | % | <5.7 | 3.5-18 | 1 | Mean blood sugar of about three months.
Estimated Average Glucose | 27353-2 | Estimated average glucose | mg/dL | <117 | 50-480 | 0 | Mean sugar worked out from hemoglobin A1c.
`,
  },
  {
    group: "diabetes",
    specimen: "plasma",
    rows: `
Glucose, Fasting | 1558-6 | Glucose^post CFst | mg/dL | 65-99 | 20-900 | 0 | Sugar after a night without food. | <50 >450
Glucose, 2 Hours after 75 g | 1518-0 | Glucose^2H post 75 g glucose PO | mg/dL | <140 | 30-900 | 0 | Sugar two hours after a sweet drink. | <50 >450
`,
  },
  {
    group: "diabetes",
    specimen: "serum",
    rows: `
Insulin | 20448-7 | Insulin | u[IU]/mL | <=18.4 | 0.5-400 | 1 | Hormone that moves sugar into cells.
C-Peptide | 1986-9 | C peptide | ng/mL | 0.80-3.85 | 0.05-25 | 2 | Twin of the insulin that the body itself makes.
Proinsulin | 27882-0 | Proinsulin | pmol/L | <=8.0 | 0.5-300 | 1 | Forerunner of insulin.
Insulin Resistance (HOMA-IR) | 47214-2 | Homeostasis model assessment | {index} | <2.0 | 0.1-40 | 1 | Insulin resistance worked out from glucose and insulin.
Fructosamine | 15069-8 | Fructosamine | umol/L | 205-285 | 80-900 | 0 | Mean blood sugar of about two weeks.
1,5-Anhydroglucitol | 53835-5 | 1,5-Anhydroglucitol | ug/mL | M 7.3-36.6; F 7.5-28.4 | 0.5-60 | 1 | Sugar alcohol that falls after sugar peaks.
Beta-Hydroxybutyrate | 6873-4 | Beta hydroxybutyrate | mmol/L | <=0.28 | 0.02-15 | 2 | Main ketone body of blood. | >3
Adiponectin | 47828-9 | Adiponectin | ug/mL | M 3.2-16.8; F 4.7-24.9 | 0.5-60 | 1 | Hormone of fat tissue that makes insulin work.
Leptin | 21365-2 | Leptin | ng/mL | M 0.3-13.4; F 4.7-23.7 | 0.1-150 | 1 | Hormone of fat tissue that stills hunger.
Glutamic Acid Decarboxylase Antibodies | 13926-1 | Glutamate decarboxylase 65 Ab | [IU]/mL | <5 | 1-3000 | 0 | Antibodies of diabetes type 1.
IA-2 Antibodies | 31209-0 | Islet cell 512 Ab | U/mL | <5.4 | 0.5-400 | 1 | Antibodies against islet cells.
Zinc Transporter 8 Antibodies | 76651-9 | Zinc transporter 8 Ab | U/mL | <15 | 1-600 | 0 | Antibodies against islet cells of another kind.
Insulin Antibodies | 8072-1 | Insulin Ab | U/mL | <0.4 | 0.1-60 | 1 | Antibodies against insulin, given or own.
`,
  },
];

import type { AnalyteTable } from "../analyte.ts";

/** Thyroid, sex, adrenal and pituitary hormones, and those of bone. */
export const hormones: readonly AnalyteTable[] = [
  {
    group: "thyroid",
    specimen: "serum",
    rows: `
TSH | 3016-3 | Thyrotropin | m[IU]/L | 0.40-4.50 | 0.005-150 | 2 | Hormone by which the pituitary drives the thyroid.
T4, Free | 3024-7 | Thyroxine.free | ng/dL | 0.8-1.8 | 0.1-8 | 1 | Unbound part of the thyroid's main hormone.
T4, Total | 3026-2 | Thyroxine | ug/dL | 4.9-10.5 | 0.5-30 | 1 | Thyroid's main hormone, bound and free.
T3, Free | 3051-0 | Triiodothyronine.free | pg/mL | 2.3-4.2 | 0.5-25 | 1 | Unbound part of the active thyroid hormone.
T3, Total | 3053-6 | Triiodothyronine | ng/dL | 76-181 | 20-800 | 0 | Active thyroid hormone, bound and free.
T3 Reverse | 3052-8 | Triiodothyronine.reverse | ng/dL | 8-25 | 2-150 | 0 | Idle twin of T3 that rises in illness.
T3 Uptake | 3050-2 | Triiodothyronine resin uptake (T3RU) | % | 22-35 | 10-60 | 0 | Free places on the proteins that carry thyroid hormone.
Free Thyroxine Index | 32215-6 | Thyroxine free index | {index} | 1.4-3.8 | 0.3-12 | 1 | Free T4 worked out from total T4 and uptake.
Thyroxine Binding Globulin | 3021-3 | Thyroxine binding globulin | ug/mL | 12.7-25.1 | 3-80 | 1 | Protein that carries most thyroid hormone.
Thyroid Peroxidase Antibodies | 8099-4 | Thyroperoxidase Ab | [IU]/mL | <9 | 1-3000 | 0 | Antibodies against the thyroid's own enzyme.
Thyroglobulin Antibodies | 8098-6 | Thyroglobulin Ab | [IU]/mL | <=1 | 0-4000 | 0 | Antibodies against the thyroid's store protein.
Thyroglobulin | 3013-0 | Thyroglobulin | ng/mL | 2.8-40.9 | 0.1-5000 | 1 | Store protein of the thyroid, followed after surgery.
TSH Receptor Antibodies | 5385-0 | Thyrotropin receptor Ab | [IU]/L | <=2.00 | 0.3-60 | 2 | Antibodies that hold on to the TSH receptor.
Thyroid Stimulating Immunoglobulin | 30166-3 | Thyroid stimulating immunoglobulins actual/Normal | % | <140 | 50-700 | 0 | Antibodies that drive the thyroid as TSH would.
Calcitonin | 1992-7 | Calcitonin | pg/mL | M <=10; F <=5 | 1-5000 | 0 | Hormone of the thyroid's C cells.
`,
  },
  {
    group: "sex_hormones",
    specimen: "serum",
    rows: `
Testosterone, Total | 2986-8 | Testosterone | ng/dL | M 250-1100; F 2-45 | 1-3000 | 0 | Main male sex hormone, bound and free.
Testosterone, Free | 2991-8 | Testosterone.free | pg/mL | M 46.0-224.0; F 0.1-6.4 | 0.1-600 | 1 | Unbound part of testosterone.
Testosterone, Bioavailable | 2990-0 | Testosterone.free+weakly bound | ng/dL | M 110.0-575.0; F 0.5-8.5 | 0.1-1500 | 1 | Part of testosterone that tissues can take up.
Sex Hormone Binding Globulin | 13967-5 | Sex hormone binding globulin | nmol/L | M 10-50; F 17-124 | 2-300 | 0 | Protein that carries sex hormones.
Free Androgen Index | 24125-7 | Androgen.free index | {index} | M 35.0-92.6; F 0.3-5.6 | 0.1-1000 | 1 | Testosterone relative to the protein that carries it.
Estradiol | 2243-4 | Estradiol | pg/mL | M <=39; F 19-357 | 2-5000 | 0 | Main female sex hormone.
Estrone | 2258-2 | Estrone | pg/mL | M <=68; F 10-182 | 5-1500 | 0 | Estrogen that leads after the menopause.
Estrogens, Total | 2254-1 | Estrogen | pg/mL | M 60-190; F 60-437 | 20-6000 | 0 | All estrogens taken together.
Estriol, Unconjugated | 2251-7 | Estriol | ng/mL | <0.08 | 0.01-40 | 2 | Estrogen of pregnancy.
Progesterone | 2839-9 | Progesterone | ng/mL | M <1.4; F 0.5-21.5 | 0.1-300 | 1 | Hormone of the second half of the cycle.
17-Hydroxyprogesterone | 1668-3 | 17-Hydroxyprogesterone | ng/dL | M <=220; F <=285 | 5-10000 | 0 | Step on the way to cortisol.
Dihydrotestosterone | 1848-1 | Androstanolone | ng/dL | M 12-65; F <=20 | 1-250 | 0 | Strong form of testosterone.
DHEA Sulfate | 2191-5 | Dehydroepiandrosterone sulfate | ug/dL | M 38-313; F 19-231 | 2-1500 | 0 | Adrenal forerunner of sex hormones.
DHEA, Unconjugated | 2193-1 | Dehydroepiandrosterone | ng/mL | 1.0-11.7 | 0.2-60 | 1 | Forerunner of sex hormones, without sulfate.
Androstenedione | 1854-9 | Androstenedione | ng/mL | M 0.4-1.7; F 0.3-2.4 | 0.1-30 | 1 | Forerunner of testosterone and estrone.
Anti-Mullerian Hormone | 38476-8 | Mullerian inhibiting substance | ng/mL | M 0.7-19.0; F 1.0-6.8 | 0.01-40 | 1 | Measure of the reserve of egg cells.
hCG, Quantitative | 19080-1 | Choriogonadotropin | m[IU]/mL | <5 | 1-300000 | 0 | Hormone of pregnancy.
hCG, Qualitative | 2118-8 | Choriogonadotropin (pregnancy test) | - | =Negative, Positive | - | - | Whether the hormone of pregnancy is there.
Inhibin B | 56940-0 | Inhibin B | pg/mL | M <=306; F <=139 | 5-2000 | 0 | Hormone of ovary and testis that restrains FSH.
FSH | 15067-2 | Follitropin | m[IU]/mL | M 1.4-12.8; F 2.5-116.3 | 0.1-250 | 1 | Pituitary hormone that ripens egg and sperm cells.
LH | 10501-5 | Lutropin | m[IU]/mL | M 1.5-9.3; F 0.5-76.3 | 0.1-250 | 1 | Pituitary hormone that sets off ovulation and testosterone.
Prolactin | 2842-3 | Prolactin | ng/mL | M 2.0-18.0; F 3.0-30.0 | 0.5-5000 | 1 | Pituitary hormone of milk.
`,
  },
  {
    group: "adrenal",
    specimen: "serum",
    rows: `
Cortisol | 2143-6 | Cortisol | ug/dL | 4.0-22.0 | 0.5-120 | 1 | Stress hormone of the adrenals, highest in the morning.
Aldosterone | 1763-2 | Aldosterone | ng/dL | <=28 | 1-300 | 0 | Adrenal hormone that keeps salt.
11-Deoxycortisol | 1657-6 | 11-Deoxycortisol | ng/dL | M <=76; F <=107 | 5-5000 | 0 | Last step before cortisol.
Corticosterone | 2139-4 | Corticosterone | ng/dL | 59-1293 | 10-6000 | 0 | Step on the way to aldosterone.
Pregnenolone | 2837-3 | Pregnenolone | ng/dL | 22-237 | 5-1500 | 0 | First hormone made of cholesterol.
17-Hydroxypregnenolone | 6765-2 | 17-Hydroxypregnenolone | ng/dL | <=905 | 5-20000 | 0 | Early step on the way to cortisol.
`,
  },
  {
    group: "adrenal",
    specimen: "plasma",
    rows: `
Renin Activity | 2915-7 | Renin | ng/mL/h | 0.25-5.82 | 0.05-60 | 2 | Kidney enzyme that starts the rise of blood pressure.
Aldosterone/Renin Ratio | 30894-0 | Aldosterone/Renin | {ratio} | 0.9-28.9 | 0.1-500 | 1 | Whether aldosterone is made without being asked for.
Epinephrine | 2230-1 | EPINEPHrine | pg/mL | <=95 | 5-5000 | 0 | Stress hormone of the adrenal core.
Norepinephrine | 2666-6 | Norepinephrine | pg/mL | 217-1109 | 20-20000 | 0 | Transmitter that narrows vessels.
Dopamine | 2216-0 | DOPamine | pg/mL | <=20 | 5-3000 | 0 | Transmitter from which the other two are made.
`,
  },
  {
    group: "pituitary",
    specimen: "plasma",
    rows: `
ACTH | 2141-0 | Corticotropin | pg/mL | 6-50 | 1-2000 | 0 | Pituitary hormone that drives cortisol.
Antidiuretic Hormone | 3126-0 | Vasopressin | pg/mL | 1.0-13.3 | 0.5-80 | 1 | Hormone that keeps water.
`,
  },
  {
    group: "pituitary",
    specimen: "serum",
    rows: `
Growth Hormone | 2963-7 | Somatotropin | ng/mL | M <=3.0; F <=7.1 | 0.1-100 | 1 | Pituitary hormone of growth.
IGF-1 | 2484-4 | Insulin-like growth factor-I | ng/mL | 53-331 | 10-1500 | 0 | Messenger of growth hormone.
IGF Binding Protein 3 | 2483-6 | Insulin-like growth factor binding protein 3 | mg/L | 3.4-7.8 | 0.5-15 | 1 | Protein that carries IGF-1.
`,
  },
  {
    group: "bone",
    specimen: "serum",
    rows: `
Parathyroid Hormone, Intact | 2731-8 | Parathyrin.intact | pg/mL | 16-77 | 2-3000 | 0 | Hormone that raises calcium.
Osteocalcin | 2697-1 | Osteocalcin | ng/mL | M 9-38; F 8-32 | 1-300 | 0 | Protein of bone-building cells.
Bone Alkaline Phosphatase | 17838-4 | Alkaline phosphatase.bone | ug/L | M 7.6-14.9; F 5.3-19.5 | 1-200 | 1 | Form of the enzyme that comes from bone.
Collagen C-Telopeptide | 41171-0 | Collagen crosslinked C-telopeptide | pg/mL | M 87-345; F 34-635 | 20-3000 | 0 | Fragment of collagen that bone loss sets free.
Procollagen Type I N-Propeptide | 47255-5 | Procollagen type I.N-terminal propeptide | ug/L | M 22-87; F 16-96 | 5-800 | 0 | Fragment of collagen that bone building sets free.
`,
  },
];

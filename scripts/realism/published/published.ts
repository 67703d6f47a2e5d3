/** Published values of one analyte, by sex and age. */
export interface PublishedAnalyte {
  /** The analyte's name in the catalog. */
  readonly name: string;
  readonly unit: string;
  readonly source: SourceId;
  /** Whether percentiles are compared as they are, or as logarithms because values spread by factors. */
  readonly scale: "linear" | "log";
  readonly tolerance: ToleranceClass;
  /** Why the tolerance is not `near`. */
  readonly why?: string;
  /** One group of people a line. See `parsePublishedRows`. */
  readonly rows: string;
}

/**
 * How far generated values may lie from published ones. Differences are counted in published standard deviations: the
 * distance from the 5th to the 95th percentile divided by 3.29, on the scale of the analyte. Half of a printed step is added,
 * because both sides are rounded.
 */
export interface Tolerance {
  /** Quantiles from 25% to 75%. */
  readonly center: number;
  /** Other quantiles. */
  readonly tail: number;
  readonly mean: number;
  /** The larger standard deviation divided by the smaller one. */
  readonly sdRatio: number;
}

/** The tolerances of each class. */
export const tolerances = {
  /** Weighted survey values of hundreds of people a row. The sampling error of the survey alone is 0.1. */
  near: { center: 0.25, tail: 0.4, mean: 0.3, sdRatio: 1.5 },
  /** Values that depend on the assay, or that come from a small or unweighted sample. */
  wide: { center: 0.4, tail: 0.65, mean: 0.5, sdRatio: 2 },
  /** Values of one article, for other ages or another group of people than the generated ones. */
  rough: { center: 0.7, tail: 1, mean: 0.8, sdRatio: 2.5 },
} as const satisfies Record<string, Tolerance>;

export type ToleranceClass = keyof typeof tolerances;

/**
 * Where published values come from. The surveys are of the National Center for Health Statistics (NCHS), which publishes its
 * participants' values without names for any use. We computed the statistics of these files outside this project; only the
 * statistics are here.
 */
export const sources = {
  examined2017:
    "NHANES 2017-2018, NCHS: files DEMO_J, BIOPRO_J, HDL_J, GHB_J, HSCRP_J. Adults who are not pregnant, with examination weights. Ratios, eGFR (CKD-EPI 2021) and the anion gap are computed for each person.",
  fasting2017:
    "NHANES 2017-2018, NCHS: files DEMO_J, GLU_J, INS_J, BIOPRO_J, HDL_J. Adults who are not pregnant, morning fasting subsample, with its weights. LDL by Friedewald up to 400 mg/dL of triglycerides.",
  counted2017:
    "NHANES 2017-2018, NCHS: blood counts (CBC_J) as in the data of the R package BioAge (Kwon and Belsky, GeroScience 2021;43:2795), joined with DEMO_J. Adults who are not pregnant, with examination weights. Hematocrit is computed from count and volume, as analyzers do.",
  examined2011:
    "NHANES 2011-2016, NCHS: files TST_G, TST_H, TST_I (isotope dilution mass spectrometry). Adults, unweighted, at all times of the day.",
  fasting2005: "NHANES 2005-2016, NCHS: files APOB_D to APOB_I. Adults, fasting subsample, unweighted.",
  healthyPooled:
    "NHANES 1999-2023, NCHS, all cycles that measured the analyte. Adults who are not pregnant and know of no diabetes, cardiovascular disease, cancer, kidney or liver disease, unweighted, from the summaries and random samples of 1,200 people of each sex in github.com/benshen94/nhanes-blood-biomarker-variability.",
  realWorld2024:
    "Kurka et al., Pract Lab Med 2024;39:e00382: 10,000 routine results from the United States, one immunoassay (16.1 and 15.4 pmol/L; 12.87 pmol/L are 1 ng/dL).",
  healthyAcr2018:
    "Healthy adults of 20 to 40 years without risk factors in NHANES III (1988-1994): quartiles of the ratio, PubMed 30085245.",
  randomAcr2013:
    "Saydah et al., Clin Chem 2013;59:675, table 3: share of adults in NHANES 2009-2010 whose random urine sample has 30 mg/g or more.",
} as const;

export type SourceId = keyof typeof sources;

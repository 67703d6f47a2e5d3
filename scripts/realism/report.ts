/** The patient of a drawn report. */
export interface DrawnPatient {
  readonly sex: "male" | "female";
  /** Full years on the day of the draw. */
  readonly age: number;
}

/** A number as the report prints it. */
export interface DrawnValue {
  readonly value: number;
  /** Digits after the point. */
  readonly decimals: number;
}

/** The numeric results of one report, by the analyte's name and LOINC code. */
export interface DrawnReport {
  readonly patient: DrawnPatient;
  /** By name; where two analytes share a name, `Name %` is the percentage. */
  readonly values: ReadonlyMap<string, DrawnValue>;
}

/** A row of a report with one result and nothing else. */
export const reportRow = {
  name: "Iron",
  value: "1",
  flag: "",
  meaning: "",
  unit: "",
  range: "",
  code: "",
  site: "",
  outside: false,
  place: { page: 1, line: 1 },
};

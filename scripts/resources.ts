/** The resources that `sanguine/resources/*` exports, by the names of their files in `src/resources/`. */
export const resources = [
  "users",
  "insurance",
  "providers",
  "link",
  "timeseries",
  "lab-tests",
  "lab-accounts",
  "markers",
  "orders",
  "order-transactions",
  "phlebotomy",
  "psc",
  "lab-reports",
];

/** The guides of the site in order, by groups of the navigation: the name of every page of docs/. */
export const guideGroups = Object.entries({
  "Call the service":
    "client errors users lab-orders " +
    "appointments lab-reports webhooks production runtimes performance integrations migrating",
  "Test with the mock": "playground testing test-runners test-data faults stories link-testing drift",
  "Run the mock": "command-line control-api shared-mock",
  Service: "operations order-lifecycle",
}).map(([title, names]) => ({ title, guides: names.split(" ") }));

/** The page that the site starts with. */
export const landingPage = "index";

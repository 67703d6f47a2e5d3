/** A group of guides in the navigation. */
export interface GuideGroup {
  readonly title: string;
  /** File names in docs/ without `.md`, in the order of the navigation. */
  readonly guides: readonly string[];
}

/** The guides of the site in order. A page of docs/ that is not listed appears in the last group. */
const guideGroups: readonly GuideGroup[] = Object.entries({
  "Call the service":
    "client errors users lab-orders " +
    "appointments lab-reports webhooks production runtimes performance integrations migrating",
  "Test with the mock": "playground testing test-runners test-data faults stories link-testing drift",
  "Run the mock": "command-line control-api shared-mock",
  Service: "operations order-lifecycle",
  Project: "conformance",
}).map(([title, names]) => ({ title, guides: names.split(" ") }));

/** The page that the site starts with. */
export const landingPage = "index";

/** Sorts the pages of docs/ into the groups. Leaves out listed pages that do not exist, such as a report that was not written. */
export function groupGuides(pages: readonly string[]): GuideGroup[] {
  const listed = new Set(guideGroups.flatMap(({ guides }) => guides));
  const others = pages.filter((page) => !listed.has(page) && page !== landingPage);
  return guideGroups.map(({ title, guides }, index) => ({
    title,
    guides: [
      ...guides.filter((guide) => pages.includes(guide)),
      ...(index === guideGroups.length - 1 ? others : []),
    ],
  }));
}

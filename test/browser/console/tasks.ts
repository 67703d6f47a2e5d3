/** One step of a task. */
export type Step =
  /** A click on a link or a button, by its name. */
  | { readonly press: string | RegExp }
  /** A text or a choice for the field with this label. */
  | { readonly fill: string; readonly with: string }
  /** What the page shows then. */
  | { readonly see: string | RegExp };

/** Something that people do with the console. */
export interface Task {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What people do with the console every day. Each task begins at the first view. */
export const tasks: readonly Task[] = [
  {
    name: "find why a webhook failed and resend it",
    steps: [
      { press: "Webhooks" },
      { fill: "Outcome", with: "failed" },
      { fill: "Event type", with: "labtest.order.updated" },
      { press: "labtest.order.updated" },
      { see: "status 500" },
      { press: "Send again" },
      { see: "Attempts (2)" },
    ],
  },
  {
    name: "see the request that a test just made",
    steps: [{ press: "Requests" }, { press: "6" }, { see: "Input should be a valid string" }],
  },
  {
    name: "connect a provider now",
    steps: [
      { press: "Users" },
      { fill: "Search", with: "ada" },
      { press: "ada" },
      { fill: "Provider", with: "Glucose Two" },
      { press: "Connect now" },
      { see: "Glucose, last 3 days, mmol/L" },
    ],
  },
  {
    name: "break only the next call",
    steps: [{ press: "Time and faults" }, { press: "Break the next call" }, { see: "0 of 1" }],
  },
  {
    name: "follow one order to its webhooks",
    steps: [
      { press: "Orders" },
      { press: "Ada Fernsby" },
      { press: "Show its webhooks" },
      { see: "labtest.order.created" },
    ],
  },
  {
    name: "compare two requests",
    steps: [
      { press: "Requests" },
      { press: "6" },
      { press: "Compare with request 5" },
      { see: "body.client_user_id" },
    ],
  },
  {
    name: "reset and get back",
    steps: [
      { press: "Time and faults" },
      { press: "Reset the team" },
      { see: "Reset the team to its initial state." },
      { press: "Undo" },
      { see: "Restored the state from before." },
    ],
  },
  {
    name: "move the clock to the next step of an order",
    steps: [
      { press: "Orders" },
      { press: "Bo Tanner" },
      { press: /^Advance the clock to / },
      { see: /^Advanced the clock to / },
    ],
  },
  {
    name: "find one user among 5,000 and open the user's orders",
    steps: [
      { press: "Users" },
      { fill: "Search", with: "ada" },
      { press: "ada" },
      { press: "Show 3 orders" },
      { see: "3 orders, page 1 of 1" },
    ],
  },
  {
    name: "create an order and bring it to results",
    steps: [
      { press: "Orders" },
      { press: "Create an order" },
      { fill: "User", with: "ada" },
      { fill: "Status", with: "completed, with results" },
      { press: "Create" },
      { see: "final" },
    ],
  },
  {
    name: "open the PDF of results",
    steps: [
      { press: "Orders" },
      { press: "Ada Fernsby" },
      { press: "Show the PDF: Results" },
      { see: "Close the PDF" },
    ],
  },
  {
    name: "export the state and import it",
    steps: [
      { press: "Time and faults" },
      { press: "Export to a file" },
      { see: "Exported the state." },
      { fill: "Import a file", with: "team-1.json" },
      { see: "Imported team-1.json." },
    ],
  },
];

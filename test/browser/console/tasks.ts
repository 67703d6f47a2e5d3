/** A click on a link or a button by its name, a text or a choice for the field with a label, or what the page shows then. */
export type Step =
  | { readonly press: string | RegExp }
  | { readonly fill: string; readonly with: string }
  | { readonly see: string | RegExp };

/** What people do with the console every day: a name and its steps. Each task begins at the first view. */
const TASKS = `
find why a webhook failed and resend it | press Webhooks; fill Outcome = failed; fill Event type = labtest.order.updated; press labtest.order.updated; see status 500; press Send again; see Attempts (2)
see the request that a test just made | press Requests; press 6; see Input should be a valid string
connect a provider now | press Users; fill Search = ada; press ada; fill Provider = Glucose Two; press Connect now; see Glucose, last 3 days, mmol/L
break only the next call | press Time and faults; press Break the next call; see 0 of 1
follow one order to its webhooks | press Orders; press Ada Fernsby; press Show its webhooks; see labtest.order.created
compare two requests | press Requests; press 6; press Compare with request 5; see body.client_user_id
reset and get back | press Time and faults; press Reset the team; see Reset the team to its initial state.; press Undo; see Restored the state from before.
move the clock to the next step of an order | press Orders; press Bo Tanner; press Advance the clock to …; see Advanced the clock to …
find one user among 5,000 and open the user's orders | press Users; fill Search = ada; press ada; press Show 3 orders; see 3 orders, page 1 of 1
create an order and bring it to results | press Orders; press Create an order; fill User = ada; fill Status = completed, with results; press Create; see final
open the PDF of results | press Orders; press Ada Fernsby; press Show the PDF: Results; see Close the PDF
export the state and import it | press Time and faults; press Export to a file; see Exported the state.; fill Import a file = team-1.json; see Imported team-1.json.`;

/** A text that ends with "…" is the beginning of one. */
const readText = (text: string): string | RegExp =>
  text.endsWith("…") ? new RegExp(`^${text.slice(0, -1)}`) : text;

function parseStep(step: string): Step {
  const [, verb, text = "", value = ""] = /^(press|fill|see) (.+?)(?: = (.+))?$/.exec(step) ?? [];
  if (verb === "press") return { press: readText(text) };
  if (verb === "see") return { see: readText(text) };
  if (verb === "fill") return { fill: text, with: value };
  throw new Error(`Not a step: ${step}`);
}

export const tasks = TASKS.trim()
  .split("\n")
  .map((line) => {
    const [name = "", steps = ""] = line.split(" | ");
    return { name, steps: steps.split("; ").map(parseStep) };
  });

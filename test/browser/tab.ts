import type { Browser } from "playwright-core";

/** What a function of a page takes. */
type Input<Member> = Member extends (...input: infer Given) => unknown ? Given : never;

/** What a function of a page gives, awaited. */
type Output<Member> = Member extends (...input: never[]) => infer Given ? Awaited<Given> : never;

/** A page in a browser profile of its own: no worker, cache or cookie of another test is there. */
export interface Tab<App> extends AsyncDisposable {
  /** Errors and warnings of the console, and errors that nobody caught, as they were written. */
  readonly complaints: readonly string[];
  /** Calls a function that the page's script exports. What goes in and comes out has to be JSON. */
  run<Name extends keyof App & string>(name: Name, ...input: Input<App[Name]>): Promise<Output<App[Name]>>;
}

/** Opens a page whose script leaves its exports in the global `app`. */
export async function openTab<App>(browser: Browser, address: string): Promise<Tab<App>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(address);
  return {
    complaints,
    run: (name, ...input) => page.evaluate(inOwnTask(`app.${name}(...${JSON.stringify(input)})`)),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** An expression in a task of the page's own: while the browser's debugger evaluates, it suspends a ban on evaluating. */
function inOwnTask(expression: string): string {
  return `new Promise((resolve) => setTimeout(resolve)).then(() => ${expression})`;
}

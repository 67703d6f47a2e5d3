import { browser } from "./browser.ts";

/** Parameters of a page's function. */
type Input<Member> = Member extends (...input: infer Given) => unknown ? Given : never;

/** Awaited result of a page's function. */
type Output<Member> = Member extends (...input: never[]) => infer Given ? Awaited<Given> : never;

/** A page in its own browser profile, without the workers, caches and cookies of other tests. */
export interface Tab<App> extends AsyncDisposable {
  /** Errors and warnings of the console, and uncaught errors, in order. */
  readonly consoleErrors: readonly string[];
  /** Calls a function that the page's script exports. Arguments and result must be JSON. */
  run<Name extends keyof App & string>(name: Name, ...input: Input<App[Name]>): Promise<Output<App[Name]>>;
}

/** Opens a page whose script stores its exports in the global `app`. */
export async function openTab<App>(address: string): Promise<Tab<App>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  await page.goto(address);
  return {
    consoleErrors,
    run: (name, ...input) => page.evaluate(inOwnTask(`app.${name}(...${JSON.stringify(input)})`)),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Runs an expression in a task of the page. The debugger's own evaluation would suspend the page's ban on evaluating text. */
function inOwnTask(expression: string): string {
  return `new Promise((resolve) => setTimeout(resolve)).then(() => ${expression})`;
}

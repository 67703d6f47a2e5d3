import { element } from "./element.ts";
import type { FaultName, Step, WorldState } from "./protocol.ts";
import { openConsole, openLinkPage, openPdf } from "./windows.ts";
import { Runner } from "./runner.ts";
import { showError, showLog, showVariables, showWorld, summarize } from "./show-outcome.ts";

/** A button of a sample that was pressed. */
export interface Press {
  readonly block: HTMLPreElement;
  /** The bar with the buttons of the sample. */
  readonly bar: HTMLElement;
  readonly action: "Run" | "Edit" | "Reset";
  /** The address of the folder with the scripts. */
  readonly base: string;
}

interface SampleView {
  readonly original: string;
  readonly panel: HTMLElement;
  readonly status: HTMLElement;
  readonly output: HTMLElement;
  editor: HTMLTextAreaElement | null;
}

const views = new Map<HTMLPreElement, SampleView>();
let runner: Runner | undefined;
let bar: WorldBar | undefined;

/** Does what a button of a sample says. */
export function press({ block, bar: buttons, action, base }: Press): void {
  runner ??= startRunner(base);
  const view = views.get(block) ?? createView(block, buttons);
  views.set(block, view);
  if (action === "Run") void run(view, runner, base);
  else if (action === "Edit") void edit(block, view, buttons, base);
  else void reset(block, view, buttons);
}

function startRunner(base: string): Runner {
  document.head.append(element("link", { rel: "stylesheet", href: `${base}style.css` }));
  return new Runner(base);
}

function createView(block: HTMLPreElement, buttons: HTMLElement): SampleView {
  const status = element("p", { className: "run-status", role: "status" });
  const output = element("div", { className: "run-output" });
  const panel = element("section", { className: "run-panel", label: "Output of the sample" }, status, output);
  buttons.after(panel);
  const original = (block.querySelector("code")?.innerText ?? "").trimEnd();
  const view: SampleView = { original, panel, status, output, editor: null };
  if (isPlayground)
    void import("./sharing.ts").then(({ addSharing }) =>
      addSharing(buttons, () => view.editor?.value ?? original),
    );
  return view;
}

/** Only the playground has the large editor, and links that share a sample. */
const isPlayground = location.pathname.endsWith("/playground.html");

/** Returns the sample that a link shares, for the first block that asks. */
async function takeShared(): Promise<string | null> {
  const [, packed] = /^#code=(.+)$/.exec(location.hash) ?? [];
  if (packed === undefined) return null;
  history.replaceState(null, "", location.pathname + location.search);
  const { unpack } = await import("./sharing.ts");
  return unpack(packed).catch(() => null);
}

const getSeed = (): string => new URLSearchParams(location.search).get("seed") ?? "samples";

async function run(
  { original, editor, panel, status, output }: SampleView,
  runner: Runner,
  base: string,
): Promise<void> {
  const logs = element("div", { className: "run-group", tabIndex: 0, role: "group", label: "Console" });
  let count = 0;
  status.textContent = "Running…";
  output.replaceChildren(logs);
  runner.onLog = (log) => {
    count += 1;
    logs.append(showLog(log));
  };
  bar ??= new WorldBar(runner, base);
  panel.append(bar.element);
  try {
    const outcome = await runner.call("run", {
      code: editor?.value ?? original,
      seed: getSeed(),
      faults: bar.faults,
    });
    if (outcome.error !== null) logs.append(showError(outcome.error.text));
    if (logs.childElementCount === 0) logs.remove();
    const show = (state: WorldState): HTMLElement[] => showWorld(state, (path) => void openPdf(runner, path));
    const world = element("div", { className: "run-output" }, ...show(outcome.world));
    output.append(...showVariables(outcome), world);
    bar.show(outcome.world, (state) => world.replaceChildren(...show(state)));
    status.textContent = summarize(outcome, count);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    logs.append(showError(text));
    status.textContent = text;
  }
}

async function edit(
  block: HTMLPreElement,
  view: SampleView,
  buttons: HTMLElement,
  base: string,
): Promise<void> {
  if (view.editor !== null) return view.editor.focus();
  const rows = view.original.split("\n").length;
  const editor = element("textarea", {
    className: "run-editor",
    value: view.original,
    rows,
    spellcheck: false,
    label: "Code of the sample",
  });
  view.editor = editor;
  block.hidden = true;
  block.after(editor);
  setResettable(buttons, true);
  editor.focus();
  if (!isPlayground) return;
  const shared = await takeShared();
  if (shared !== null) editor.value = shared;
  (await import("./editor.ts")).enhance(editor, base);
}

async function reset(block: HTMLPreElement, view: SampleView, buttons: HTMLElement): Promise<void> {
  if (isPlayground && view.editor !== null) (await import("./editor.ts")).removeEditor(view.editor);
  view.editor?.remove();
  view.editor = null;
  block.hidden = false;
  setResettable(buttons, false);
  view.output.replaceChildren();
  view.status.textContent = "The sample is as it was.";
  buttons.querySelector("button")?.focus();
}

function setResettable(buttons: HTMLElement, isResettable: boolean): void {
  const last = buttons.querySelector<HTMLButtonElement>('[aria-label^="Reset"]');
  if (last !== null) last.hidden = !isResettable;
}

const faultLabels: Readonly<Record<FaultName, string>> = {
  unavailable: "503 once",
  slow: "Slow",
  limited: "Rate limit",
};

/** The world of the page: its time, and the faults of the next run. It stands below the sample that ran last. */
class WorldBar {
  readonly element: HTMLElement;
  readonly #time = element("span", { className: "run-time", role: "status" });
  readonly #boxes = new Map<FaultName, HTMLInputElement>();
  #onChange: (state: WorldState) => void = () => undefined;

  constructor(runner: Runner, base: string) {
    const act = (text: string, action: () => Promise<string | void>): HTMLElement => {
      const button = element("button", { type: "button" }, text);
      button.addEventListener("click", () => {
        const done = action().then(async (happened) =>
          this.#update(await runner.call("look"), happened ?? ""),
        );
        done.catch((error: Error) => (this.#time.textContent = error.message));
      });
      return button;
    };
    const advance = (text: string, by: Step): HTMLElement => act(text, () => runner.call("advance", by));
    const boxes = Object.entries(faultLabels).map(([name, text]) => {
      const box = element("input", { type: "checkbox" });
      this.#boxes.set(name as FaultName, box);
      return element("label", {}, box, ` ${text}`);
    });
    this.element = element(
      "div",
      { className: "run-world", role: "group", label: "World of this page" },
      this.#time,
      advance("+1 hour", "1h"),
      advance("+1 day", "1d"),
      advance("To the next step", "next"),
      act("Link page", () => openLinkPage(runner)),
      act("Look inside", () => openConsole(runner, base)),
      element("fieldset", {}, element("legend", {}, "Faults of the next run"), ...boxes),
    );
  }

  /** The faults that are switched on. */
  get faults(): FaultName[] {
    return [...this.#boxes].filter(([, box]) => box.checked).map(([name]) => name);
  }

  /** Shows a world, and what its later changes change. */
  show(state: WorldState, onChange: (state: WorldState) => void): void {
    this.#onChange = () => undefined;
    this.#update(state);
    this.#onChange = onChange;
  }

  #update(state: WorldState, happened = ""): void {
    const time = state.now.slice(0, 16).replace("T", " ");
    this.#time.textContent = `World “${state.seed}”, ${time} UTC. ${happened}`;
    this.#onChange(state);
  }
}

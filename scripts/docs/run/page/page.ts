import { createButton, element } from "./element.ts";
import type { FaultName, Step, WorldState } from "./protocol.ts";
import { Runner } from "./runner.ts";
import { showError, showGroup, showLog, showVariables, showWorld, summarize } from "./show-outcome.ts";
import { openConsole, openLinkPage, openPdf } from "./windows.ts";

export type Action = "Run" | "Edit" | "Reset";

/** A sample of the page that was run or edited. */
interface Sample {
  readonly block: HTMLPreElement;
  readonly buttons: HTMLElement;
  readonly original: string;
  readonly panel: HTMLElement;
  readonly status: HTMLElement;
  readonly output: HTMLElement;
  editor: HTMLTextAreaElement | null;
}

const base = new URL(".", import.meta.url).href;
document.head.append(element("link", { rel: "stylesheet", href: `${base}style.css` }));
const runner = new Runner(base);
const samples = new Map<HTMLPreElement, Sample>();
/** Only the playground has the large editor, and links that share a sample. */
const isPlayground = location.pathname.endsWith("/playground.html");

export function press(block: HTMLPreElement, buttons: HTMLElement, action: Action): void {
  const sample = samples.get(block) ?? addPanel(block, buttons);
  samples.set(block, sample);
  void { Run: run, Edit: edit, Reset: reset }[action](sample);
}

function addPanel(block: HTMLPreElement, buttons: HTMLElement): Sample {
  const status = element("p", { className: "run-status", role: "status" });
  const output = element("div", { className: "run-output" });
  const panel = element("section", { className: "run-panel", label: "Output of the sample" }, status, output);
  buttons.after(panel);
  const original = (block.querySelector("code")?.innerText ?? "").trimEnd();
  const sample: Sample = { block, buttons, original, panel, status, output, editor: null };
  if (isPlayground)
    void import("./sharing.ts").then(({ addSharing }) =>
      addSharing(buttons, () => sample.editor?.value ?? original),
    );
  return sample;
}

async function run({ original, editor, panel, status, output }: Sample): Promise<void> {
  const [logs] = showGroup("Console", []);
  let count = 0;
  status.textContent = "Running…";
  output.replaceChildren(logs);
  runner.onLog = (log) => {
    count += 1;
    logs.append(showLog(log));
  };
  panel.append(world.element);
  try {
    const seed = new URLSearchParams(location.search).get("seed");
    const outcome = await runner.call("run", { code: editor?.value ?? original, seed, faults: world.faults });
    if (outcome.error !== null) logs.append(showError(outcome.error));
    const after = element("div", { className: "run-output" });
    output.append(...showVariables(outcome), after);
    world.show(outcome.world, (state) =>
      after.replaceChildren(...showWorld(state, (path) => void openPdf(runner, path))),
    );
    status.textContent = summarize(outcome, count);
  } catch (error) {
    if (!logs.isConnected) return; // The sample runs again.
    status.textContent = (error as Error).message;
  }
  if (logs.querySelector(".run-log") === null) logs.remove();
  panel.scrollIntoView({ block: "nearest" });
}

async function edit(sample: Sample): Promise<void> {
  if (sample.editor !== null) return sample.editor.focus();
  const editor = element("textarea", {
    className: "run-editor",
    value: sample.original,
    rows: sample.original.split("\n").length,
    spellcheck: false,
    label: "Code of the sample",
  });
  sample.editor = editor;
  setEdited(sample, true);
  sample.block.after(element("div", {}, editor));
  editor.focus();
  if (!isPlayground) return;
  const [, packed] = /^#code=(.+)$/.exec(location.hash) ?? [];
  if (packed !== undefined) {
    history.replaceState(null, "", location.pathname + location.search);
    const { unpack } = await import("./sharing.ts");
    editor.value = await unpack(packed).catch(() => sample.original);
  }
  (await import("./editor.ts")).enhance(editor, runner);
}

async function reset(sample: Sample): Promise<void> {
  sample.editor?.parentElement?.remove();
  sample.editor = null;
  setEdited(sample, false);
  sample.output.replaceChildren();
  sample.status.textContent = "The sample is as it was.";
  sample.buttons.querySelector("button")?.focus();
}

function setEdited({ block, buttons }: Sample, isEdited: boolean): void {
  block.hidden = isEdited;
  const last = buttons.querySelector<HTMLButtonElement>('[aria-label^="Reset"]');
  if (last !== null) last.hidden = !isEdited;
}

const faultLabels: Readonly<Record<FaultName, string>> = {
  unavailable: "503 once",
  slow: "Slow",
  limited: "Rate limit",
};

/** Creates the bar of the page's world: its time, and the faults of the next run. It stands below the sample that ran last. */
function createWorldBar() {
  const time = element("span", { className: "run-time", role: "status" });
  const boxes = Object.keys(faultLabels).map((value) => element("input", { type: "checkbox", value }));
  let onChange: (state: WorldState) => void = () => undefined;
  const show = (state: WorldState, happened = ""): void => {
    time.textContent = `World “${state.seed}”, ${state.now.slice(0, 16).replace("T", " ")} UTC. ${happened}`;
    onChange(state);
  };
  const act = (text: string, action: () => Promise<string | void>): HTMLElement =>
    createButton(text, () =>
      action()
        .then(async (happened) => show(await runner.call("look"), happened ?? ""))
        .catch((error: Error) => (time.textContent = error.message)),
    );
  const advance = (text: string, by: Step): HTMLElement => act(text, () => runner.call("advance", by));
  return {
    element: element(
      "div",
      { className: "run-world", role: "group", label: "World of this page" },
      time,
      advance("+1 hour", "1h"),
      advance("+1 day", "1d"),
      advance("To the next step", "next"),
      act("Link page", () => openLinkPage(runner)),
      act("Look inside", () => openConsole(runner, base)),
      element(
        "fieldset",
        {},
        element("legend", {}, "Faults of the next run"),
        ...boxes.map((box) => element("label", {}, box, ` ${faultLabels[box.value as FaultName]}`)),
      ),
    ),
    get faults() {
      return boxes.filter(({ checked }) => checked).map(({ value }) => value as FaultName);
    },
    /** Shows a world, now and after each of its changes. */
    show(state: WorldState, change: (state: WorldState) => void): void {
      onChange = change;
      show(state);
    },
  };
}

const world = createWorldBar();

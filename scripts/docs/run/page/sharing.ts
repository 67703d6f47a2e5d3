import { element } from "./element.ts";

/** Packs a text for the fragment of an address. */
async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Reads a text that `pack` has packed. Rejects for another text. */
export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** Writes a sample as a test of Vitest. What it logs becomes a snapshot, which the first run fills in. */
function formatTest(code: string): string {
  const imports = /^(?:import [^;]*;\s*)*/.exec(code)?.[0] ?? "";
  const body = code
    .slice(imports.length)
    .trimEnd()
    .replaceAll(/^( *)console\.log\(([^]*?)\);$/gm, "$1expect([$2]).toMatchInlineSnapshot();")
    .replaceAll(/^(?=.)/gm, "  ");
  return `${imports.trimEnd()}\nimport { expect, test } from "vitest";\n\ntest("the sample", async () => {\n${body}\n});\n`;
}

/** Adds the buttons that share a sample and copy it as a test. */
export function addSharing(buttons: HTMLElement, readCode: () => string): void {
  const act = (text: string, make: (code: string) => Promise<string> | string): HTMLElement => {
    const button = element("button", { type: "button" }, text);
    button.addEventListener("click", () => {
      void Promise.resolve(make(readCode())).then(async (made) => {
        await navigator.clipboard.writeText(made);
        note.textContent = "Copied.";
      });
    });
    return button;
  };
  const note = element("span", { role: "status" });
  const address = async (code: string): Promise<string> =>
    `${location.href.split("#")[0]}#code=${await pack(code)}`;
  buttons.append(act("Copy a link", address), act("Copy as a Vitest test", formatTest), note);
}

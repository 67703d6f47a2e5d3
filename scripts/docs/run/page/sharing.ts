import { createButton, element } from "./element.ts";

/** Packs a text for the fragment of an address. */
async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters: Readonly<Record<string, string>> = { "+": "-", "/": "_", "=": "" };
  return btoa(String.fromCharCode(...bytes)).replaceAll(/[+/=]/g, (letter) => letters[letter] ?? "");
}

/** Reads a text that `pack` has packed. Rejects for another text. */
export async function unpack(packed: string): Promise<string> {
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
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
  const note = element("span", { role: "status" });
  const copy = async (name: string, made: string): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(made).then(
      () => true,
      () => false,
    );
    note.textContent = isCopied ? `The ${name} is copied.` : "This browser does not let the page copy.";
  };
  const copyLink = async (): Promise<void> =>
    copy("link", `${location.href.split("#")[0]}#code=${await pack(readCode())}`);
  buttons.append(
    createButton("Copy a link", copyLink),
    createButton("Copy as a Vitest test", () => copy("test", formatTest(readCode()))),
    note,
  );
}

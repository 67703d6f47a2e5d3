import { type Sample, listModules } from "../../samples/sample.ts";
import { unescapeHtml } from "../find-dead-links.ts";
import { entryFiles } from "../../entry-files.ts";

/** The modules that samples can import in a page. The adapters need Node, a test runner or a service worker. */
export const pageModules: ReadonlyMap<string, string> = new Map(
  [...entryFiles].filter(([, file]) => !file.startsWith("mock/adapters/")),
);

/** Returns what a sample needs that a page does not have. Empty: it runs. */
function findNeeds({ code, mode }: Sample): string[] {
  const missing = listModules(code).filter((name) => !pageModules.has(name));
  return missing.length === 0 && mode === "none" ? ["a database"] : missing;
}

/** Returns the text of a highlighted block of code. */
const readCode = (html: string): string =>
  unescapeHtml(html.replaceAll(/<br\/?>/g, "\n").replaceAll(/<[^>]*>/g, ""));

/** Marks the blocks of a page that are samples: the script of the site adds buttons to those that run, and a reason to the others. */
export function createSampleMarker(samples: readonly Sample[]): (html: string) => string {
  const byCode = new Map(samples.map((sample) => [sample.code.trim(), sample]));
  return (html) => {
    const marked = html.replaceAll(/<pre><code class="ts">([^]*?)<\/code>/g, (block, code: string) => {
      const sample = byCode.get(readCode(code).trim());
      if (sample === undefined) return block;
      const needs = findNeeds(sample);
      const attribute =
        needs.length === 0 ? `run="${sample.file}:${sample.line}"` : `needs="${needs.join(", ")}"`;
      return block.replace("<pre>", `<pre data-${attribute}>`);
    });
    return marked === html ? html : loadScript(marked);
  };
}

/** Adds the small script, and a policy: what runs in the page reaches no other site. */
function loadScript(html: string): string {
  const [, base = ""] = /<link rel="stylesheet" href="([^"]*)assets\/style\.css"/.exec(html) ?? [];
  return html
    .replace("<head>", `<head><meta http-equiv="content-security-policy" content="${policy}"/>`)
    .replace("</head>", `<script defer src="${base}assets/run/loader.js"></script></head>`);
}

const policy =
  "connect-src 'self'; script-src 'self' 'unsafe-inline' blob:; worker-src 'self' blob:; object-src 'none'";

import { posix } from "node:path";

export interface BuiltSite {
  /** The pages of HTML and of text by their path, such as `guides/paging.html`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The paths of all files. */
  readonly files: ReadonlySet<string>;
}

const link = /\s(?:href|src)="([^"]*)"/g;
const id = /\s(?:id|name)="([^"]*)"/g;

/** Returns the text of escaped HTML. */
export const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Whether a link leaves the site: a whole address, or data in place of a file. */
const isExternal = (target: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(target);

const isHtml = (page: string): boolean => page.endsWith(".html");

function listTargets(page: string, text: string): Set<string> {
  if (isHtml(page))
    return new Set(Array.from(text.matchAll(link), ([, target = ""]) => unescapeHtml(target)));
  const prose = text.replaceAll(/^(`{3,})[^]*?^\1$/gm, "").replaceAll(/`[^`\n]*`/g, "");
  return new Set(Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target));
}

/** Finds links to pages and files that the site does not have, and in HTML to anchors. Returns one line for each. */
export function findDeadLinks({ pages, files }: BuiltSite): string[] {
  const anchors = new Map(
    [...pages].map(([page, html]) => [
      page,
      new Set([...html.matchAll(id)].map(([, name = ""]) => unescapeHtml(name))),
    ]),
  );
  const isDead = (page: string, target: string): boolean => {
    const [path = "", anchor = ""] = target.split("#");
    const file = path === "" ? page : posix.join(posix.dirname(page), decodeURI(path));
    const known = isHtml(file) ? anchors.get(file) : undefined;
    if (known === undefined) return !files.has(file);
    return anchor !== "" && !known.has(decodeURIComponent(anchor));
  };
  return [...pages].flatMap(([page, text]) =>
    [...listTargets(page, text)]
      .filter((target) => !isExternal(target) && isDead(page, target))
      .map((target) => `${page}: ${target} leads nowhere`),
  );
}

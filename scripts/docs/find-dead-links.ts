import { posix } from "node:path";

/** The pages of a built site by their path, such as `guides/paging.html`, and the paths of all other files. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, string>;
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

/** Finds links to pages, files and anchors that the site does not have. Returns one line for each. */
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
    const known = anchors.get(file);
    if (known === undefined) return !files.has(file);
    return anchor !== "" && !known.has(decodeURIComponent(anchor));
  };
  return [...pages].flatMap(([page, html]) => {
    const targets = new Set([...html.matchAll(link)].map(([, target = ""]) => unescapeHtml(target)));
    return [...targets]
      .filter((target) => !isExternal(target) && isDead(page, target))
      .map((target) => `${page}: ${target} leads nowhere`);
  });
}

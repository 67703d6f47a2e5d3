import {
  type Application,
  Comment,
  CommentTag,
  Converter,
  type DeclarationReflection,
  DefaultTheme,
  KindRouter,
  type NavigationElement,
  type PageEvent,
  type PageKind,
  type ProjectReflection,
  Reflection,
  ReflectionKind,
  type RouterTarget,
} from "typedoc";
import { entryFiles } from "../entry-files.ts";
import { guideGroups } from "./guides.ts";
import { getTask, tasks } from "./tasks.ts";

const values = ReflectionKind.Function | ReflectionKind.Variable | ReflectionKind.Class | ReflectionKind.Enum;

/** The name to import by file of an entry point, such as `sanguine/mock` by `mock/index.ts`. */
const entryNames = new Map(Array.from(entryFiles, ([name, file]) => [file, name]));

/**
 * Teaches TypeDoc the site: names of entry points, groups by task, addresses of guides, and the navigation.
 *
 * @param pages - the names of the pages of docs/ without `.md`, by title
 */
export function setUpSite(
  app: Application,
  pages: ReadonlyMap<string, string>,
  repository: string,
  markSamples: (html: string) => string,
): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      if (!module.isDeclaration()) continue;
      const file = project.getSymbolIdFromReflection(module)?.packagePath ?? "";
      module.name = entryNames.get(file) ?? module.name;
      if (file.startsWith("src/resources/"))
        module.comment = new Comment([
          {
            kind: "text",
            text: "One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.",
          },
        ]);
      for (const child of module.children ?? []) {
        setGroup(project, child);
        // The whole document as one type is 5 MB of text. The page of operations and the other types say the same.
        if (module.name === "sanguine/types" && (child.name === "paths" || child.name === "operations"))
          for (const member of child.children?.slice() ?? []) project.removeReflection(member);
      }
    }
  });

  /** Guides keep the names of their files. All schemas stand on the page of their entry point. */
  class SiteRouter extends KindRouter {
    protected override getPageKind(target: RouterTarget): PageKind | undefined {
      const isSchema =
        target instanceof Reflection &&
        target.kindOf(ReflectionKind.Variable) &&
        target.parent?.name === "sanguine/schemas";
      return isSchema ? undefined : super.getPageKind(target);
    }

    protected override getIdealBaseName(reflection: Reflection): string {
      const page = reflection.isDocument() ? pages.get(reflection.name) : undefined;
      return page === undefined ? super.getIdealBaseName(reflection) : `guides/${page}`;
    }
  }

  /** Links a guide to its source, and to the guides before and after it. Other pages have no such links. */
  function linkGuides({ model, project }: PageEvent): string {
    const page = model instanceof Reflection && model.isDocument() ? pages.get(model.name) : undefined;
    if (page === undefined) return "";
    const titles = new Map((project.documents ?? []).map(({ name }) => [pages.get(name), name]));
    const order = guideGroups.flatMap(({ guides }) => guides);
    const place = order.indexOf(page);
    const link = (guide: string | undefined, rel: "prev" | "next"): string =>
      guide === undefined
        ? ""
        : `<a rel="${rel}" href="${guide}.html"><small>${rel === "prev" ? "Previous" : "Next"}</small> ${titles.get(guide)}</a>`;
    const source = `<p><a href="${repository}/edit/main/docs/${page}.md">Edit this page</a></p>`;
    return `${source}<nav class="guide-links" aria-label="Guides">${link(order[place - 1], "prev")}${link(order[place + 1], "next")}</nav>`;
  }

  class SiteTheme extends DefaultTheme {
    override render(page: PageEvent): string {
      const text = markSamples(makeAccessible(super.render(page)));
      const html = text.replace("</main>", () => `${linkGuides(page)}</main>`);
      if (page.url === "index.html") return html.replace("<ul>", '<ul class="ways">');
      // TypeDoc numbers the anchor of a member that it lists, but links to the anchor without a number.
      return page.url.endsWith("sanguine_schemas.html") ? html.replaceAll(/(schema)-1"/g, '$1"') : html;
    }

    override buildNavigation(project: ProjectReflection): NavigationElement[] {
      const link = (target: Reflection): NavigationElement => ({
        text: target.name,
        path: this.router.getFullUrl(target),
        kind: target.kind,
        class: this.getReflectionClasses(target),
      });
      const documents = new Map(
        (project.documents ?? []).map((one) => [pages.get(one.name) ?? one.name, one]),
      );
      const guides = guideGroups.map(({ title, guides }) => ({
        text: title,
        children: guides.flatMap((guide) => {
          const document = documents.get(guide);
          return document === undefined ? [] : link(document);
        }),
      }));
      const modules = (project.children ?? []).filter((child) => child.kindOf(ReflectionKind.Module));
      const reference = tasks
        .filter((task) => task !== "Types")
        .map((task) => ({
          text: task,
          children: modules
            .flatMap((module) => module.groups?.find(({ title }) => title === task)?.children ?? [])
            .filter((one) => one.kind !== ReflectionKind.Reference)
            .map(link),
        }));
      const entryPoints = { text: "Entry points", children: modules.map(link) };
      const groups = { text: "Reference", children: [...reference, entryPoints] };
      return [...guides, groups].filter(({ children }) => children.length > 0);
    }
  }
  app.renderer.defineRouter("site", SiteRouter);
  app.renderer.defineTheme("site", SiteTheme);
}

/** Adds landmarks, makes wide tables scroll by keyboard, and takes links out of what opens and closes a section. */
function makeAccessible(html: string): string {
  return levelHeadings(nameTables(html))
    .replaceAll(/<aside class="tsd-sources">([^]*?)<\/aside>/g, '<div class="tsd-sources">$1</div>')
    .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Versions"')
    .replace('<div class="col-content">', '<main class="col-content">')
    .replace(
      '</div>\n<div class="col-sidebar">',
      '</main>\n<aside class="col-sidebar" aria-label="Contents">',
    )
    .replace("</div></div><footer>", "</aside></div><footer>")
    .replaceAll(
      /(<summary [^>]*>(?:(?!<\/summary>)[^])*?<h\d[^>]*>[^<]*)<a [^>]*class="tsd-anchor-icon">(?:(?!<\/a>)[^])*<\/a>/g,
      "$1",
    );
}

/** Leaves out no level of headings for readers of the page's outline. The looks stay. */
function levelHeadings(html: string): string {
  let last = 0;
  return html.replaceAll(/<h([1-6])(?=[ >])/g, (tag, rank: string) => {
    last = Math.min(Number(rank), last + 1);
    return last === Number(rank) ? tag : `${tag} aria-level="${last}"`;
  });
}

/** Names each table after the heading above it, with a number when the name is taken, and puts it into a box that scrolls. */
function nameTables(html: string): string {
  const used = new Map<string, number>();
  let heading = "Table";
  return html
    .replaceAll(/<h[1-6][^>]*>([^]*?)<\/h[1-6]>|<table>/g, (match, title?: string) => {
      if (title !== undefined) {
        heading = title
          .replaceAll(/<[^>]*>/g, "")
          .replaceAll('"', "&quot;")
          .trim();
        return match;
      }
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      const name = count === 1 ? heading : `${heading}, table ${count}`;
      return `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table aria-label="${name}">`;
    })
    .replaceAll("</table>", "</table></div>");
}

/** Puts an export into the group of its task. */
function setGroup(project: ProjectReflection, child: DeclarationReflection): void {
  const target = child.isReference() ? child.getTargetReflectionDeep() : child;
  const file = project.getSymbolIdFromReflection(target)?.packagePath ?? "";
  const task = getTask(file, child.name, target.kindOf(values) ? "value" : "type");
  child.comment ??= new Comment();
  child.comment.blockTags.push(new CommentTag("@group", [{ kind: "text", text: task }]));
}

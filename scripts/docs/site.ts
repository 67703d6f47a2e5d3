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
import { groupGuides } from "./guides.ts";
import { getTask, tasks } from "./tasks.ts";

const values = ReflectionKind.Function | ReflectionKind.Variable | ReflectionKind.Class | ReflectionKind.Enum;

/** What the site needs beside TypeDoc's options. */
export interface SiteOptions {
  /** The name to import by file of an entry point, such as `sanguine/mock` by `mock/index.ts`. */
  readonly entryNames: ReadonlyMap<string, string>;
  /** The names of the pages of docs/ without `.md`, by title. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Teaches TypeDoc the site: names of entry points, groups by task, addresses of guides, and the navigation. */
export function setUpSite(app: Application, { entryNames, pages }: SiteOptions): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      if (!module.isDeclaration()) continue;
      const file = project.getSymbolIdFromReflection(module)?.packagePath ?? "";
      module.name = entryNames.get(file) ?? module.name;
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

  class SiteTheme extends DefaultTheme {
    override render(page: PageEvent): string {
      const html = makeAccessible(super.render(page));
      // TypeDoc numbers the anchor of a member that it lists, but links to the anchor without a number.
      return page.url.endsWith("sanguine_schemas.html") ? html.replaceAll(/(schema)-1"/g, '$1"') : html;
    }

    override buildNavigation(project: ProjectReflection): NavigationElement[] {
      const link = (target: Reflection, text = target.name): NavigationElement => ({
        text,
        path: this.router.getFullUrl(target),
        kind: target.kind,
        class: this.getReflectionClasses(target),
      });
      const documents = new Map(
        (project.documents ?? []).map((one) => [pages.get(one.name) ?? one.name, one]),
      );
      const guides = groupGuides([...documents.keys()]).map(({ title, guides }) => ({
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
            .map((one) => link(one)),
        }));
      const entryPoints = { text: "Entry points", children: modules.map((module) => link(module)) };
      const groups = { text: "Reference", children: [...reference, entryPoints] };
      return [...guides, groups].filter(({ children }) => children.length > 0);
    }
  }
  app.renderer.defineRouter("site", SiteRouter);
  app.renderer.defineTheme("site", SiteTheme);
}

/** Makes wide tables scroll by keyboard, and takes links out of what opens and closes a section. */
function makeAccessible(html: string): string {
  return html
    .replaceAll("<table>", '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll(
      /(<summary [^>]*>(?:(?!<\/summary>)[^])*?<h\d[^>]*>[^<]*)<a [^>]*class="tsd-anchor-icon">(?:(?!<\/a>)[^])*<\/a>/g,
      "$1",
    );
}

/** Puts an export into the group of its task. */
function setGroup(project: ProjectReflection, child: DeclarationReflection): void {
  const target = child.isReference() ? child.getTargetReflectionDeep() : child;
  const file = project.getSymbolIdFromReflection(target)?.packagePath ?? "";
  const task = getTask(file, child.name, target.kindOf(values) ? "value" : "type");
  child.comment ??= new Comment();
  child.comment.blockTags.push(new CommentTag("@group", [{ kind: "text", text: task }]));
}

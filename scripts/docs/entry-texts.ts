import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from "typedoc";
import { type EntryText, getReportName } from "./text-pages.ts";

/** Lists the entry points of a project with the descriptions of their exports. Reads reports by the name that getReportName returns. */
export async function listEntryTexts(
  project: ProjectReflection,
  readReport: (name: string) => Promise<string>,
): Promise<EntryText[]> {
  const modules = (project.children ?? []).filter((child) => child.kindOf(ReflectionKind.Module));
  return Promise.all(
    modules.map(async (module) => ({
      name: module.name,
      summary: readSummary(module),
      exports: (module.children ?? [])
        .map((child) => ({ name: child.name, summary: readSummary(child) }))
        .filter(({ summary }) => summary !== ""),
      report: await readReport(getReportName(module.name)),
    })),
  );
}

/** Reads the description of an export. That of a function stands at its first signature, that of a re-export at its target. */
function readSummary(reflection: DeclarationReflection): string {
  const target = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
  if (!target.isDeclaration()) return "";
  const signature =
    target.signatures?.[0] ?? target.type?.visit({ reflection: (type) => type.declaration.signatures?.[0] });
  for (const comment of [target.comment, signature?.comment]) {
    // Markdown has no use for the tag of a link: its text is the name of another export.
    const parts = (comment?.summary ?? []).map(({ kind, text }) =>
      kind === "inline-tag" ? `\`${text}\`` : text,
    );
    const text = parts.join("").trim();
    if (text !== "") return text;
  }
  return "";
}

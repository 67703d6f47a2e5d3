import changelog from "./changelog.cjs";

/** Groups the lines of a changelog's newest version by area, in each kind of change. Older versions stay as they are. */
export function groupChangelog(text: string): string {
  const [head = "", newest = "", ...older] = text.split(/^(?=## )/m);
  if (newest === "") return text;
  return [
    head,
    newest
      .split(/^(?=### )/m)
      .map(groupSection)
      .join(""),
    ...older,
  ].join("");
}

/** Groups the lines of one kind of change, such as `### Minor Changes`. */
function groupSection(section: string): string {
  const [title = "", ...items] = section.split(/^(?=- )/m);
  const byArea = changelog.areas.map((area) => ({
    area,
    items: items.filter((item) => item.startsWith(`- **${area}**: `)),
  }));
  const grouped = byArea.filter((group) => group.items.length > 0);
  if (grouped.length === 0) return section;
  const texts = grouped.map(({ area, items: own }) => {
    const lines = own.map((item) => `- ${item.slice(`- **${area}**: `.length).trim()}\n`);
    return `#### ${area.charAt(0).toUpperCase()}${area.slice(1)}\n\n${lines.join("\n")}`;
  });
  const other = items.filter((item) => !byArea.some((group) => group.items.includes(item)));
  return `${title.trim()}\n\n${[...texts, ...other.map((item) => `${item.trim()}\n`)].join("\n")}\n`;
}

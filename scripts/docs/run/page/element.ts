type Child = Node | string;

/** Creates an element. Text stays text: nothing is parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], "dataset">> & { readonly label?: string } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const { label, ...rest } = properties;
  const made = Object.assign(document.createElement(tag), rest);
  if (label !== undefined) made.setAttribute("aria-label", label);
  made.append(...children);
  return made;
}

export const createButton = (text: string, onclick: () => unknown, label = text): HTMLButtonElement =>
  element("button", { type: "button", onclick, ...(label !== text && { label }) }, text);

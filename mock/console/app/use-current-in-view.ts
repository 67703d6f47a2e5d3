import { useEffect } from "preact/hooks";

/**
 * Scrolls a list of tabs sideways so that the current one is in view: now, when another one becomes current, and when the window
 * changes its size.
 *
 * @param current - what tells that another one is current
 */
export function useCurrentInView(list: { readonly current: HTMLElement | null }, current: unknown): void {
  useEffect(() => {
    const show = (): void => {
      const tab = list.current?.querySelector("[aria-current], [aria-selected=true]");
      if (list.current === null || !tab) return;
      const [box, part] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
      list.current.scrollLeft += part.left + part.width / 2 - box.left - box.width / 2;
    };
    show();
    addEventListener("resize", show);
    return () => removeEventListener("resize", show);
  }, [current]);
}

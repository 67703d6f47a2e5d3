import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";

/** The heading of a view, which is the title of the page too. */
export function Head({
  title,
  back,
  children,
}: {
  title: string;
  /** The list that a record belongs to: its address and its name. */
  back?: readonly [href: string, name: string];
  /** Beside the heading: a status or buttons. */
  children?: ComponentChildren;
}): JSX.Element {
  useEffect(() => {
    document.title = `${title} · sanguine console`;
  }, [title]);
  return (
    <div class="head">
      <h1>{title}</h1>
      {children}
      {back !== undefined && <a href={back[0]}>{back[1]}</a>}
    </div>
  );
}

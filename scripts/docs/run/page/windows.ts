import { createButton, element } from "./element.ts";
import type { Runner } from "./runner.ts";

/** Opens a frame over the page. Resolves when the reader closes it. */
function openDialog(title: string, frame: HTMLIFrameElement): Promise<void> {
  const close = createButton("Back to the page", () => dialog.close());
  const head = element("div", { className: "run-dialog-head" }, element("b", {}, title), close);
  const dialog = element("dialog", { className: "run-dialog", label: title }, head, frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
  });
}

/** Opens the console of the mock against the world of the page. Resolves when it is closed. */
export async function openConsole(runner: Runner, base: string): Promise<void> {
  const token = await runner.call("open");
  Object.assign(window, { sanguineRunner: runner });
  const src = `${base}console/index.html#token=${encodeURIComponent(token)}`;
  return openDialog("Console of this world", element("iframe", { title: "Console", src }));
}

/** Opens the link page for the newest user of the world. Resolves when it is closed. */
export async function openLinkPage(runner: Runner): Promise<void> {
  const frame = element("iframe", { title: "Link page" });
  // The page needs no script. Its links and forms lead to the worker.
  frame.setAttribute("sandbox", "allow-same-origin allow-forms");
  const visit = async (address: string, form?: URLSearchParams): Promise<void> => {
    const { pathname, search } = new URL(address, document.baseURI);
    const response = await runner.fetch({
      method: form === undefined ? "GET" : "POST",
      path: pathname + search,
      headers: form === undefined ? [] : [["content-type", "application/x-www-form-urlencoded"]],
      body: form?.toString() ?? null,
    });
    const location = response.headers.get("location");
    if (location?.startsWith("/")) return visit(location);
    if (location === null) frame.srcdoc = await response.text();
    else frame.replaceWith(element("p", {}, `Here, your application opens at ${location}.`));
    return undefined;
  };
  frame.addEventListener("load", () => {
    frame.contentDocument?.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link === null) return;
      event.preventDefault();
      void visit(link.href);
    });
    frame.contentDocument?.addEventListener("submit", (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const entries = new FormData(form, event.submitter) as unknown as Record<string, string>;
      const fields = new URLSearchParams(entries);
      const address = form.getAttribute("action") ?? "";
      if (form.method === "post") void visit(address, fields);
      else void visit(`${address.split("?")[0]}?${fields.toString()}`);
    });
  });
  await visit(await runner.call("link"));
  return openDialog("Link page", frame);
}

export async function openPdf(runner: Runner, path: string): Promise<void> {
  const response = await runner.fetch({ method: "GET", path, headers: [], body: null });
  open(URL.createObjectURL(await response.blob()), "_blank", "noopener");
}

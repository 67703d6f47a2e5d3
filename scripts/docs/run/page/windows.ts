import { element } from "./element.ts";
import type { Runner } from "./runner.ts";

/** Opens a frame over the page. Resolves when the reader closes it. */
function openDialog(title: string, frame: HTMLIFrameElement): Promise<void> {
  const close = element("button", { type: "button" }, "Close");
  const head = element("div", { className: "run-dialog-head" }, element("b", {}, title), close);
  const dialog = element("dialog", { className: "run-dialog", label: title }, head, frame);
  document.body.append(dialog);
  close.addEventListener("click", () => dialog.close());
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
  const frame = element("iframe", {
    title: "Console",
    src: `${base}console/index.html#token=${encodeURIComponent(token)}`,
  });
  return openDialog("Console of this world", frame);
}

/** Opens the link page for the newest user of the world. Resolves when it is closed. */
export async function openLinkPage(runner: Runner): Promise<void> {
  const path = await runner.call("link");
  const frame = element("iframe", { title: "Link page" });
  // The page needs no script. Its links and forms lead to the worker.
  frame.setAttribute("sandbox", "allow-same-origin allow-forms");
  const visit = async (method: string, address: string, body: string | null): Promise<void> => {
    const headers = [["content-type", "application/x-www-form-urlencoded"]] as const;
    const response = await runner.fetch({
      method,
      path: address,
      headers: body === null ? [] : headers,
      body,
    });
    const location = response.headers.get("location");
    if (location?.startsWith("/")) return visit("GET", location, null);
    if (location === null) frame.srcdoc = await response.text();
    else frame.replaceWith(element("p", {}, `Here, your application opens at ${location}.`));
    return undefined;
  };
  const toPath = (address: string): string => {
    const { pathname, search } = new URL(address, document.baseURI);
    return pathname + search;
  };
  frame.addEventListener("load", () => {
    const inside = frame.contentDocument;
    inside?.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link === null) return;
      event.preventDefault();
      void visit("GET", toPath(link.href), null);
    });
    inside?.addEventListener("submit", (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const fields = new URLSearchParams(
        new FormData(form, event.submitter) as unknown as Record<string, string>,
      );
      const address = toPath(form.getAttribute("action") ?? "");
      if (form.method === "post") void visit("POST", address, fields.toString());
      else void visit("GET", `${address.split("?")[0]}?${fields.toString()}`, null);
    });
  });
  await visit("GET", path, null);
  return openDialog("Link page", frame);
}

/** Opens a PDF that the mock has written. */
export async function openPdf(runner: Runner, path: string): Promise<void> {
  const response = await runner.fetch({ method: "GET", path, headers: [], body: null });
  open(URL.createObjectURL(await response.blob()), "_blank", "noopener");
}

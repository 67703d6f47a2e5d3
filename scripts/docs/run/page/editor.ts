import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from "@codemirror/autocomplete";
import { javascript, javascriptLanguage, scopeCompletionSource } from "@codemirror/lang-javascript";
import { basicSetup, EditorView } from "codemirror";

/** A text field with the editor in its place. What is typed stays in the field, which is what runs. */
export function enhance(field: HTMLTextAreaElement, base: string): void {
  const view = new EditorView({
    doc: field.value,
    extensions: [
      basicSetup,
      javascript({ typescript: true }),
      autocompletion(),
      javascriptLanguage.data.of({ autocomplete: (context: CompletionContext) => complete(context, base) }),
      EditorView.contentAttributes.of({ "aria-label": "Code of the sample" }),
      EditorView.updateListener.of(({ state }) => (field.value = state.doc.toString())),
    ],
  });
  field.after(view.dom);
  field.hidden = true;
  view.focus();
}

/** Removes the editor of a text field. */
export function removeEditor(field: HTMLTextAreaElement): void {
  if (field.nextElementSibling?.matches(".cm-editor")) field.nextElementSibling.remove();
}

let scope: Promise<CompletionSource> | undefined;

/** Completes the names of a real mock and its client, and what the package exports. They load with the first completion. */
async function complete(context: CompletionContext, base: string): Promise<CompletionResult | null> {
  scope ??= loadScope(base);
  return (await scope)(context);
}

async function loadScope(base: string): Promise<CompletionSource> {
  const [own, mocks] = (await Promise.all(
    ["sanguine", "sanguine/mock"].map((name) => import(`${base}modules/${name}.js`)),
  )) as [object, { createMock(): { client(options: object): object } }];
  const mock = mocks.createMock();
  const client = mock.client({ dangerouslyAllowBrowser: true });
  return scopeCompletionSource({ ...own, ...mocks, mock, client, console });
}

import type { CompletionSource } from "@codemirror/autocomplete";
import { javascript, javascriptLanguage, scopeCompletionSource } from "@codemirror/lang-javascript";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";
import { basicSetup, EditorView } from "codemirror";
import type { Runner } from "./runner.ts";

/** The colors that the site gives to code, on light and dark pages. */
const colors = HighlightStyle.define([
  { tag: tags.keyword, color: "light-dark(#af00db, #c586c0)" },
  { tag: [tags.string, tags.regexp], color: "light-dark(#a31515, #ce9178)" },
  { tag: [tags.number, tags.bool, tags.null], color: "light-dark(#098658, #b5cea8)" },
  { tag: tags.comment, color: "light-dark(#008000, #6a9955)" },
  { tag: [tags.variableName, tags.propertyName], color: "light-dark(#001080, #9cdcfe)" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: "light-dark(#795e26, #dcdcaa)",
  },
  { tag: [tags.typeName, tags.className], color: "light-dark(#267f99, #4ec9b0)" },
]);

/** The rest of the editor in the colors of the site. */
const look = EditorView.theme({
  ".cm-gutters": { background: "none", border: "none", color: "var(--color-text-aside)" },
  ".cm-activeLine, .cm-activeLineGutter": { background: "light-dark(#0000000a, #ffffff0f)" },
  ".cm-cursor": { borderColor: "var(--color-text)" },
  ".cm-selectionBackground": { background: "light-dark(#add6ff, #264f78) !important" },
  ".cm-tooltip": { background: "var(--color-background)", color: "var(--color-text)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { background: "#1259a3", color: "#fff" },
});

/** A text field with the editor in its place. What is typed stays in the field, which is what runs. */
export function enhance(field: HTMLTextAreaElement, runner: Runner): void {
  const completeDeclared: CompletionSource = async (context) => {
    const members = await runner.call("complete", context.state.doc.toString(), context.pos);
    if (members.length === 0) return null;
    const word = context.matchBefore(/[\w/]*$/);
    return {
      from: word?.from ?? context.pos,
      validFor: /^[\w/]*$/,
      options: members.map(({ name, detail, doc, parameters }) => ({
        label: name,
        // The space separates both for a screen reader.
        detail: ` ${detail}`,
        type: parameters === undefined ? "property" : "method",
        ...(doc !== undefined && { info: doc }),
      })),
    };
  };
  const view = new EditorView({
    doc: field.value,
    extensions: [
      basicSetup,
      javascript({ typescript: true }),
      syntaxHighlighting(colors),
      look,
      EditorView.lineWrapping,
      ...[completeDeclared, scopeCompletionSource(globalThis)].map((autocomplete) =>
        javascriptLanguage.data.of({ autocomplete }),
      ),
      EditorView.contentAttributes.of({ "aria-label": "Code of the sample" }),
      EditorView.updateListener.of(({ state }) => (field.value = state.doc.toString())),
    ],
  });
  field.after(view.dom);
  field.hidden = true;
  view.focus();
}

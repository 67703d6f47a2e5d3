import { colors } from "../../../kernel/html/colors.ts";

/** Style of the page: light and dark, from a phone's width up. Each screen contains it, so that the browser loads nothing else. */
export const style = `${colors}* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.card { max-width: 30rem; margin: 0 auto; min-height: 100vh; background: var(--card); display: flex; flex-direction: column; }
@media (min-width: 34rem) {
  .card { margin: 3rem auto; min-height: 0; border: 1px solid var(--line); border-radius: 20px; box-shadow: var(--shadow); overflow: hidden; }
}
.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line); min-height: 4rem; }
.brand { margin: 0; display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .5rem; font-weight: 650; letter-spacing: -.01em; }
.badge { padding: .1rem .5rem; border-radius: 99px; background: var(--accent-wash); color: var(--accent); font-size: .75rem; font-weight: 600; white-space: nowrap; }
main { flex: 1; padding: 1.5rem 1.25rem; }
footer { padding: .75rem 1.25rem 1.25rem; color: var(--soft); font-size: .8125rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.02em; }
h2 { margin: 0 0 .25rem; font-size: 1.0625rem; }
p { margin: 0 0 1rem; }
.lead { color: var(--soft); overflow-wrap: anywhere; }
.logo { flex: none; display: block; }
.head { display: flex; gap: .875rem; align-items: center; margin-bottom: 1.25rem; }
.head .lead { margin: 0; }
.head .logo { width: 52px; height: 52px; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
label, .label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: .25rem; }
.field { margin-bottom: 1rem; }
.hint { margin: .25rem 0 0; color: var(--soft); font-size: .875rem; }
input[type=text], input[type=email], input[type=password], input[type=search], select {
  width: 100%; min-height: 2.875rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--edge); border-radius: 10px;
}
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-height: 2.875rem; padding: .5rem 1.125rem;
  font: inherit; font-weight: 600; text-decoration: none; border-radius: 10px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-wash); }
.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.primary:hover { background: var(--accent); filter: brightness(1.08); }
.wide { width: 100%; }
.close { min-height: 2.5rem; padding: .25rem .875rem; }
.row { display: flex; gap: .75rem; flex-wrap: wrap; }
.row > * { flex: 1; }
.search { display: flex; gap: .5rem; align-items: flex-end; margin: 1rem 0; }
.search .field { flex: 1; margin: 0; }
ul.providers { list-style: none; margin: 0; padding: 0; }
ul.providers li { position: relative; display: flex; gap: .875rem; align-items: center; padding: .75rem .5rem; border-top: 1px solid var(--line); }
ul.providers li:first-child { border-top: 0; }
ul.providers li:hover { background: var(--accent-wash); border-radius: 10px; }
ul.providers a { color: inherit; font-weight: 600; text-decoration: none; }
ul.providers a::after { content: ""; position: absolute; inset: 0; border-radius: 10px; }
ul.providers a:focus-visible { outline: none; }
ul.providers a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; }
ul.providers p { margin: 0; color: var(--soft); font-size: .875rem; line-height: 1.35; }
[hidden] { display: none !important; }
.alert { margin-bottom: 1.25rem; padding: .875rem 1rem; border-radius: 12px; border: 1px solid currentColor; background: var(--bad-wash); color: var(--bad); }
.alert p { margin: 0; }
.alert h1, .alert h2 { margin-bottom: .25rem; }
.alert p + p { margin-top: .5rem; font-size: .875rem; }
.after { margin-top: 1rem; }
.tick { display: block; width: 64px; height: 64px; margin: 1rem 0; color: var(--good); }
code { font: .8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: .25rem; overflow-wrap: anywhere; }
.scope { display: flex; gap: .75rem; padding: .75rem 0; border-top: 1px solid var(--line); }
.scope input { flex: none; width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: var(--accent); }
.scope label { margin: 0; font-weight: 600; }
.scope code { font-weight: 400; color: var(--soft); }
.scope p { margin: 0; color: var(--soft); font-size: .875rem; }
details { margin-top: 1.75rem; border: 1px dashed var(--edge); border-radius: 12px; padding: 0 1rem; }
summary { padding: .75rem 0; font-weight: 600; cursor: pointer; }
.scroll { overflow-x: auto; margin-bottom: 1rem; }
table { border-collapse: collapse; font-size: .8125rem; width: 100%; }
th, td { text-align: start; padding: .375rem .5rem .375rem 0; border-top: 1px solid var(--line); vertical-align: top; }
td code { overflow-wrap: normal; }
@media (max-width: 34rem) {
  details { margin-inline: -.5rem; padding: 0 .5rem; }
  .scroll table, .scroll code { font-size: .75rem; }
  .scroll th, .scroll td { padding-right: .25rem; }
  .scroll th:last-child, .scroll td:last-child { padding-right: 0; }
}
th { color: var(--soft); font-weight: 600; border-top: 0; }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color .15s, filter .15s; } }
`;

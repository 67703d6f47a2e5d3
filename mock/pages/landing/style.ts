import { colors } from "../../kernel/html/colors.ts";

export const style = `${colors}* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main, footer { max-width: 56rem; margin: 0 auto; padding: 0 1.25rem; }
main > header { padding: 2.5rem 0 1rem; }
footer { padding-bottom: 2rem; color: var(--soft); font-size: .875rem; }
h1 { margin: 0 0 .5rem; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; font-size: 2rem; line-height: 1.2; letter-spacing: -.03em; }
h2 { margin: 0 0 .5rem; font-size: 1.1875rem; letter-spacing: -.01em; }
h3 { margin: 0; font-size: .9375rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
code { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.lead { max-width: 44rem; color: var(--soft); font-size: 1.0625rem; }
.hint { color: var(--soft); font-size: .875rem; }
.badge { padding: .2rem .625rem; border-radius: 99px; background: var(--accent-wash); color: var(--accent); font-size: .8125rem; font-weight: 600; letter-spacing: 0; }
section { margin: 0 0 1.25rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
section > :last-child { margin-bottom: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: .75rem; margin: 1.5rem 0 .5rem; padding: 0; list-style: none; }
.cards li { position: relative; padding: 1rem 1.125rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.cards li:hover { border-color: var(--accent); }
.cards a { font-weight: 650; text-decoration: none; }
.cards a::before { content: ""; position: absolute; inset: 0; border-radius: 14px; }
.cards a::after { content: " \\2192" / ""; }
.cards p { margin: .125rem 0 0; color: var(--soft); font-size: .9375rem; line-height: 1.4; }
.value { display: grid; grid-template-columns: 8rem minmax(0, 1fr) auto; align-items: center; gap: .25rem 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
h2 + .value { border-top: 0; }
.label, label { font-weight: 600; font-size: .9375rem; overflow-wrap: anywhere; }
button {
  min-height: 2.5rem; padding: .375rem 1rem; font: inherit; font-size: .9375rem; font-weight: 600; color: inherit; background: transparent;
  border: 1px solid var(--edge); border-radius: 10px; cursor: pointer;
}
button:hover { background: var(--accent-wash); }
.copy { min-height: 2.25rem; min-width: 5.25rem; padding: .25rem .875rem; }
.command + .command { margin-top: 1rem; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 2.25rem; }
pre { margin: .375rem 0 0; padding: .75rem .875rem; background: var(--page); border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: flex-end; }
.field { flex: 1 1 14rem; }
label { display: block; margin-bottom: .25rem; }
input { width: 100%; min-height: 2.5rem; padding: .375rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 10px; }
.status:empty, #link-status:empty { display: none; }
.status { position: sticky; bottom: 1rem; width: fit-content; margin: 0 auto 1rem; padding: .5rem 1rem; border-radius: 10px; background: var(--ink); color: var(--page); font-weight: 600; }
.areas { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none; }
.operation { border-top: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .125rem .625rem; padding: .5rem 0; cursor: pointer; }
summary::before { content: "+" / ""; width: .75rem; color: var(--soft); }
details[open] > summary::before { content: "\\2212" / ""; }
.method { min-width: 4rem; font: 600 .8125rem/1.5 ui-monospace, monospace; color: var(--accent); }
.summary { color: var(--soft); font-size: .9375rem; }
.operation > p, dl { margin: 0 0 .75rem 1.375rem; }
dt { margin-top: .375rem; }
dd { margin: 0 0 0 1rem; color: var(--soft); font-size: .9375rem; }
@media (max-width: 34rem) {
  main > header { padding-top: 1.5rem; }
  .value { grid-template-columns: minmax(0, 1fr) auto; }
  .value code { grid-column: 1; grid-row: 2; }
  .value .copy { grid-column: 2; grid-row: 1 / 3; }
}
`;

/** The style sheet of the shop: light and dark, from a phone's width up. */
export const style = `
:root { color-scheme: light dark; --page: #f6f7f9; --card: #ffffff; --ink: #1a1f29; --soft: #5a6472; --line: #dfe3ea; --accent: #4338ca; --on-accent: #ffffff; --bad: #b3261e; --bad-page: #fdecea; --good-page: #e7f3ec; }
@media (prefers-color-scheme: dark) {
  :root { --page: #101318; --card: #181d25; --ink: #eceff4; --soft: #a6b0be; --line: #2c333e; --accent: #a5b4fc; --on-accent: #171a3a; --bad: #ffb4ab; --bad-page: #3b1d1b; --good-page: #17312a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 1rem 1.25rem; border-bottom: 1px solid var(--line); background: var(--card); }
header a { color: inherit; font-weight: 700; text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 1.625rem; line-height: 1.2; letter-spacing: -.02em; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
h3 { margin: 1rem 0 0; font-size: 1rem; }
p { margin: 0 0 .75rem; }
ul, ol { margin: 0; padding: 0; list-style: none; }
.soft { color: var(--soft); font-size: .9375rem; }
section { background: var(--card); padding: 1.25rem; margin-bottom: 1rem; border: 1px solid var(--line); border-radius: 12px; }
button, .button { display: inline-block; min-height: 2.75rem; padding: .625rem 1.25rem; font: inherit; font-weight: 600; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role=alert], [role=status] { padding: .75rem 1rem; margin-bottom: 1rem; border-radius: 8px; background: var(--good-page); }
[role=alert] { background: var(--bad-page); color: var(--bad); }
[role=alert] p { margin: 0; }
[role=alert] a { color: inherit; }
.tests { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .75rem; }
.tests label { display: grid; grid-template-columns: auto 1fr auto; gap: .25rem .75rem; height: 100%; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); cursor: pointer; align-content: start; }
.tests label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.tests input { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: var(--accent); }
.name, .price { font-weight: 600; }
.about, .tests .soft { grid-column: 2 / -1; font-weight: 400; }
.bar { position: sticky; bottom: 0; padding: 1rem 0; background: var(--page); }
.bar button { width: 100%; }
.split { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-items: start; }
@media (min-width: 48rem) { .split { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 2.5rem; } .bar button { width: auto; } }
.summary li, .total { display: flex; justify-content: space-between; gap: 1rem; padding: .375rem 0; }
.total { margin: .5rem 0 0; padding-top: .75rem; border-top: 1px solid var(--line); font-weight: 700; }
.fields { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: .875rem; margin-bottom: 1.25rem; }
.field { grid-column: span 3; }
.first_line, .second_line { grid-column: span 6; }
.city { grid-column: span 6; }
@media (min-width: 30rem) { .city, .state, .zip { grid-column: span 2; } }
label { display: block; font-weight: 600; }
.field label { margin-bottom: .25rem; font-size: .9375rem; }
.field input, select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft); border-radius: 8px; }
[aria-invalid] { border-color: var(--bad) !important; }
.problem { margin: .25rem 0 0; color: var(--bad); font-size: .9375rem; }
.split button { width: 100%; margin-bottom: .75rem; }
.events li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
.events li:first-child { border-top: 0; }
.day { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; }
.day span { flex: 0 0 100%; }
@media (min-width: 48rem) { .day span { flex-basis: 6.5rem; } }
.slot { padding: .5rem .625rem; font-weight: 500; color: var(--ink); background: none; border: 1px solid var(--soft); }
.slot:hover { border-color: var(--accent); }
.scroll { overflow-x: auto; margin-bottom: 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; border-top: 1px solid var(--line); }
thead th { border: 0; color: var(--soft); font-weight: 500; }
tbody th { font-weight: 500; }
strong { display: block; color: var(--bad); }
`;

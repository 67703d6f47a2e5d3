/** The style sheet: light and dark, from a phone's width up. */
export const style = `
:root { color-scheme: light dark; --page: #f5f7f6; --card: #ffffff; --ink: #18211e; --line: #d8dfdc; --accent: #0b6b53; --on-accent: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --page: #101513; --card: #18201d; --ink: #e8efec; --line: #2d3834; --accent: #7fd8bd; --on-accent: #07281f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
p, ul, form { margin: 0 0 1rem; }
ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; }
li { padding: .25rem .875rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); }
[role=status] { padding: .75rem 1rem; border-radius: 10px; background: var(--card); border: 1px solid var(--accent); }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 10px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
caption { padding: .5rem 0; text-align: left; font-weight: 600; }
th, td { padding: .5rem 1rem; text-align: left; font-weight: 400; border-top: 1px solid var(--line); }
td, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
a { color: inherit; }
`;

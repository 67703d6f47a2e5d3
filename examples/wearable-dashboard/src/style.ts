/** The style sheet: light and dark, from the width of a phone up. */
export const style = `
:root { color-scheme: light dark; --page: #f4f6f8; --card: #fff; --ink: #1c2329; --soft: #56616b; --line: #dbe1e6; --accent: #1f5fbf; --on-accent: #fff; --heart: #b3324a; --sleep: #6a4fb3; --good: #e2f0e6; --bad: #fae5e6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #11161b; --card: #1a2128; --ink: #edf1f4; --soft: #a6b1bb; --line: #2d3740; --accent: #86b7ff; --on-accent: #0b2346; --heart: #ff9aac; --sleep: #bba6ff; --good: #14331f; --bad: #41202a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: 1.5rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; }
h2 { margin: 0; font-size: 1.0625rem; }
p { margin: 0; }
button { min-height: 2.875rem; padding: .5rem 1.25rem; font: inherit; font-weight: 650; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 10px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
[role=status], [role=alert] { margin-bottom: 1rem; padding: .75rem 1.125rem; border-radius: 10px; background: var(--good); }
[role=alert] { background: var(--bad); }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin-bottom: 1rem; }
section { padding: 1.125rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.big { font-size: 2rem; font-weight: 700; }
.soft { color: var(--soft); font-size: .9375rem; }
ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 0; padding: 0; list-style: none; }
li { padding: .25rem .875rem; border: 1px solid var(--line); border-radius: 10px; }
svg { display: block; width: 100%; height: auto; margin-top: .5rem; }
svg line { stroke: var(--line); }
text { font-size: 11px; fill: var(--soft); text-anchor: middle; }
.value { fill: var(--ink); font-weight: 600; }
.steps rect { fill: var(--accent); }
.heart rect { fill: var(--heart); }
.sleep rect { fill: var(--sleep); }
`;

/** The style sheet of the application: light and dark, from a phone's width up. */
export const style = `
:root { color-scheme: light dark; --page: #f4f1ea; --card: #fffdf8; --ink: #22251f; --soft: #5b6156; --line: #e2ddd0; --accent: #0f6b57; --on-accent: #ffffff; --heart: #b3324a; --good: #e0f1e8; --bad: #fae5e6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12151a; --card: #1a1f26; --ink: #eceff1; --soft: #a5afb8; --line: #2c343d; --accent: #6fd3b6; --on-accent: #06291f; --heart: #ff9aac; --good: #143327; --bad: #41202a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
header { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1rem; margin-bottom: 1.5rem; }
.app { margin: 0; color: var(--accent); font-weight: 700; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -.03em; }
h2 { margin: 0 0 .25rem; font-size: 1.0625rem; }
p { margin: 0; }
button { min-height: 2.875rem; padding: .5rem 1.25rem; font: inherit; font-weight: 650; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 99px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
[role=status], [role=alert] { margin-bottom: 1rem; padding: .75rem 1.125rem; border-radius: 14px; background: var(--good); }
[role=alert] { background: var(--bad); }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin-bottom: 1rem; }
section { padding: 1.125rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 18px; }
.big { font-size: 2rem; font-weight: 700; line-height: 1.2; letter-spacing: -.02em; }
.soft { color: var(--soft); font-size: .9375rem; }
ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 0; padding: 0; list-style: none; }
li { padding: .25rem .875rem; border: 1px solid var(--line); border-radius: 99px; }
svg { display: block; width: 100%; height: auto; margin-top: .5rem; }
text { font-size: 11px; fill: var(--soft); text-anchor: middle; }
.value { fill: var(--ink); font-weight: 600; }
.start { text-anchor: start; }
.end { text-anchor: end; }
.bars rect { fill: var(--accent); }
.line line { stroke: var(--line); }
.line polyline { fill: none; stroke: var(--heart); stroke-width: 2; stroke-linejoin: round; }
`;

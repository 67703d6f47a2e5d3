/** The style sheet: light and dark, from the width of a phone up. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2329, #edf1f4); --bar: light-dark(#1f5fbf, #86b7ff); --line: light-dark(#dbe1e6, #2d3740); }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
button { padding: .5rem 1.25rem; font: inherit; }
h2 { margin: 0; font-size: 1rem; }
[role=status], [role=alert] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: 10px; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 1rem 0; }
section { padding: 1rem; border: 1px solid var(--line); border-radius: 10px; }
text { font-size: 11px; fill: var(--ink); text-anchor: middle; }
rect { fill: var(--bar); }
`;

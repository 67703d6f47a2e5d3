/** The style sheet of the shop: light and dark, from a phone's width up. */
export const style = `
:root { color-scheme: light dark; --accent: light-dark(#4338ca, #a5b4fc); --on-accent: light-dark(#ffffff, #171a3a); --line: light-dark(#dfe3ea, #2c333e); --soft: light-dark(#5a6472, #a6b0be); --bad: light-dark(#b3261e, #ffb4ab); }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
ul, ol { margin: 0; padding: 0; list-style: none; }
button, .button { padding: .625rem 1.25rem; font: inherit; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role=alert], [role=status] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: 8px; }
[role=alert], [role=alert] a, .problem, strong { color: var(--bad); }
.soft { color: var(--soft); }
.tests, .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem; margin-bottom: 1rem; }
.tests label { display: grid; grid-template-columns: auto 1fr auto; gap: .25rem .75rem; height: 100%; padding: 1rem; align-content: start; border: 1px solid var(--line); border-radius: 8px; }
.about, .tests .soft { grid-column: 2 / -1; }
.summary li, .events li { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
.field input, select { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; }
.problem { margin: 0; }
.day { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; }
table { display: block; overflow-x: auto; }
th, td { padding: .5rem 1rem .5rem 0; text-align: left; }
`;

/**
 * The only script of the shop. It follows the order of the page, and loads the page again when the order changed. The server sends the
 * current revision at each connection, so a change during a lost connection is not missed.
 */
export const script = `
const events = new EventSource(location.pathname.replace(/\\/appointment$/, "") + "/revisions");
events.onmessage = ({ data }) => {
  if (data !== document.body.dataset.revision) location.replace(location.pathname.replace(/\\/appointment$/, ""));
};
`;

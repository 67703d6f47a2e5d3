import { html, type Html } from "../../../kernel/html/html.ts";
import { quoteForShell } from "../../../kernel/quote-for-shell.ts";
import { linkedPaths, paths } from "../paths.ts";
import { renderDocument } from "./document.ts";

export interface Landing {
  /** Base URL for clients, without a trailing slash. */
  readonly base: string;
  readonly linkUrl: string;
  /** The keys by team; null when this client may not see them. */
  readonly keys: readonly { readonly name: string; readonly apiKey: string }[] | null;
  readonly clientUserId: string;
}

/** What stands in place of a key that is not shown. The script replaces it. */
const PLACEHOLDER = "<API_KEY>";

export function renderLanding({ base, linkUrl, keys, clientUserId }: Landing): Html {
  const key = quoteForShell(`x-service-api-key: ${keys?.[0]?.apiKey ?? PLACEHOLDER}`).replace(
    `'x-service-api-key: ${PLACEHOLDER}'`,
    `"x-service-api-key: ${PLACEHOLDER}"`,
  );
  const commands = [
    { title: "List the providers", text: `curl ${base}/v2/providers -H ${key}` },
    {
      title: "Create a user",
      text: `curl ${base}/v2/user -H ${key} -H "content-type: application/json" -d "{\\"client_user_id\\": \\"${clientUserId}\\"}"`,
    },
    { title: "Get that user", text: `curl ${base}/v2/user/resolve/${clientUserId} -H ${key}` },
  ];
  const main = html`<header>
      <h1>sanguine <span class="badge">mock server</span></h1>
      <p class="lead">
        This is the whole service in memory: users, links to providers, time series, lab tests and webhooks,
        with data that is synthetic. Your program calls it as it calls the real service.
      </p>
      <nav aria-label="Pages">
        <ul class="cards">
          ${renderCard("console", linkedPaths.console, "Console", "See users, orders, webhooks and requests. Move the clock and inject faults.")}
          ${renderCard("reference", paths.reference, "Reference", "Every operation of the service, with its parameters.")}
          ${renderCard("document", paths.document, "OpenAPI document", "The service in OpenAPI 3.1, for tools and code generators.")}
        </ul>
      </nav>
    </header>
    <section aria-labelledby="connect">
      <h2 id="connect">Connect</h2>
      ${renderValue("base-url", "Base URL", base)} ${keys === null ? renderHiddenKeys() : keys.map(renderKey)}
    </section>
    <section aria-labelledby="try">
      <h2 id="try">Try it</h2>
      <p>Run these commands in a terminal, one after the other.</p>
      ${commands.map(renderCommand)}
    </section>
    <section aria-labelledby="link">
      <h2 id="link">Link page</h2>
      <p>
        The page at <code>${linkUrl}/</code> lets a user connect a provider. It opens with a link token. Its
        sign-in forms list test credentials.
      </p>
      <p id="open-link" ${keys === null && html`hidden`}>
        <button type="button" data-open-link hidden>Create a link token and open the link page</button>
      </p>
      <p role="status" id="link-status"></p>
    </section>
    <section aria-labelledby="control">
      <h2 id="control">Control the mock</h2>
      <p>
        Tests and tools in any language control the mock with the control token, which the command prints at
        the start. The
        <a href="${linkedPaths.controlDocument}">OpenAPI document of the control API</a> lists what they can
        do.
      </p>
    </section>
    <p role="status" id="status" class="status"></p>`;
  return renderDocument("sanguine mock server", main);
}

function renderCard(name: string, href: string, title: string, text: string): Html {
  return html`<li>
    <a href="${href}" data-page="${name}" aria-describedby="about-${name}">${title}</a>
    <p id="about-${name}">${text}</p>
  </li>`;
}

function renderKey(
  { name, apiKey }: { readonly name: string; readonly apiKey: string },
  index: number,
): Html {
  return renderValue(`key-${index + 1}`, index === 0 ? "API key" : `API key of ${name}`, apiKey);
}

/** Renders what stands in place of the keys, with a form that shows them. The form needs a script, because it sends nothing to a page. */
function renderHiddenKeys(): Html {
  return html`<div data-hidden-keys>
    <p>
      <strong>The API keys are hidden</strong>, because other machines can reach this server. Enter the
      control token, which the command prints at the start.
    </p>
    <form class="row" data-token-form hidden>
      <div class="field">
        <label for="token">Control token</label>
        <input type="password" id="token" autocomplete="off" required />
      </div>
      <button>Show the API keys</button>
    </form>
  </div>`;
}

function renderValue(id: string, label: string, value: string): Html {
  return html`<div class="value">
    <span class="label" id="${id}-label">${label}</span>
    <code id="${id}" tabindex="0" aria-labelledby="${id}-label">${value}</code>
    ${renderCopyButton(id, label)}
  </div>`;
}

function renderCommand(
  { title, text }: { readonly title: string; readonly text: string },
  index: number,
): Html {
  const id = `command-${index + 1}`;
  return html`<div class="command">
    <div class="bar">
      <h3>${title}</h3>
      ${renderCopyButton(id, `the command: ${title}`)}
    </div>
    <pre tabindex="0" role="region" aria-label="${title}"><code id="${id}" data-command>${text}</code></pre>
  </div>`;
}

function renderCopyButton(id: string, what: string): Html {
  return html`<button type="button" class="copy" data-copy="${id}" aria-label="Copy ${what}" hidden>
    Copy
  </button>`;
}

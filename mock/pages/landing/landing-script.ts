/**
 * The script of the landing page. It shows what works only with a script: the copy buttons, the button that opens the link page
 * and, on a page without keys, the form for the control token.
 *
 * The control token arrives in the fragment of the address or in the form. A fragment is not sent to the server. The token stays
 * in the session storage, under the name that the console uses, and leaves the address at once.
 */
export const landingScript = `(() => {
  const STORED = "control-token";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const status = document.getElementById("status");
  const say = (text) => { if (status) status.textContent = text; };

  const addCopyButton = (button) => {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const source = document.getElementById(button.dataset.copy);
      if (!source) return;
      try {
        await navigator.clipboard.writeText(source.textContent);
        button.textContent = "Copied";
        say("Copied.");
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
      } catch {
        // A page that is not served from this machine has no clipboard. Select the text, so that one key copies it.
        getSelection().selectAllChildren(source);
        say("Press Ctrl+C or Command+C to copy the selected text.");
      }
    });
  };
  all("[data-copy]").forEach(addCopyButton);

  const readToken = () => {
    const given = new URLSearchParams(location.hash.slice(1)).get("token");
    try {
      if (given) sessionStorage.setItem(STORED, given);
      return given ?? sessionStorage.getItem(STORED);
    } catch {
      return given;
    } finally {
      if (given) history.replaceState(null, "", location.pathname + location.search);
    }
  };

  const openConsoleWith = (token) => {
    for (const link of all("[data-page=console]")) link.href = "/__mock/#token=" + encodeURIComponent(token);
  };

  const call = async (path, headers, body) => {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (response.ok) return response.json();
    throw Object.assign(new Error("The server responded " + response.status + "."), { status: response.status });
  };

  // A loopback address is another machine for a visitor from outside. This server has the link page, too.
  const getReachableUrl = (url) => {
    const { hostname, pathname, search } = new URL(url);
    return /^(localhost|127(\\.\\d+){3}|\\[::1\\])$/.test(hostname) ? location.origin + pathname + search : url;
  };

  /** Fills the keys in that the server did not show. */
  const showKeys = (teams) => {
    const place = document.querySelector("[data-hidden-keys]");
    const model = document.getElementById("base-url")?.closest(".value");
    if (!place || !model) return;
    teams.forEach(({ team, api_key }, index) => {
      const id = "key-" + (index + 1);
      const row = model.cloneNode(true);
      const [label, code, button] = row.children;
      label.id = id + "-label";
      label.textContent = index === 0 ? "API key" : "API key of " + team;
      code.id = id;
      code.setAttribute("aria-labelledby", label.id);
      code.textContent = api_key;
      button.dataset.copy = id;
      button.setAttribute("aria-label", "Copy " + label.textContent);
      place.before(row);
      addCopyButton(button);
    });
    const first = teams[0]?.api_key ?? "";
    // A key with other characters needs quotes that depend on the shell.
    if (/^[\\w.-]+$/.test(first))
      for (const code of all("[data-command]")) code.textContent = code.textContent.replace("<API_KEY>", first);
    place.remove();
    document.getElementById("open-link")?.removeAttribute("hidden");
  };

  const useToken = async (token) => {
    openConsoleWith(token);
    if (!document.querySelector("[data-hidden-keys]")) return;
    try {
      showKeys(await call("/__mock/v1/teams", { authorization: "Bearer " + token }, {}));
      say("The API keys are shown.");
    } catch (error) {
      if (error.status !== 401) return say("The API keys were not read: " + error.message);
      try { sessionStorage.removeItem(STORED); } catch {}
      say("That control token was not accepted.");
    }
  };

  for (const form of all("[data-token-form]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const token = document.getElementById("token").value.trim();
      try { sessionStorage.setItem(STORED, token); } catch {}
      useToken(token);
    });
  }

  for (const button of all("[data-open-link]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      const headers = { "x-service-api-key": document.getElementById("key-1")?.textContent ?? "" };
      const client_user_id = "landing-page-" + Date.now().toString(36);
      try {
        const { user_id } = await call("/v2/user", headers, { client_user_id });
        const { link_web_url } = await call("/v2/link/token", headers, { user_id });
        location.assign(getReachableUrl(link_web_url));
      } catch (error) {
        document.getElementById("link-status").textContent = "The link token was not created: " + error.message;
      } finally {
        button.disabled = false;
      }
    });
  }

  const token = readToken();
  if (token) useToken(token);
})();
`;

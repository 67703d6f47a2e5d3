import type { MockRequest, MockResponse } from "../http/exchange.ts";
import { createTextResponse, ICON_URL, SAME_ORIGIN_HEADERS } from "../kernel/html/page-headers.ts";
import { loadOnce } from "../kernel/build-once.ts";
import { getModuleUrl, readPackageFile } from "./package-file.ts";

/** Path of the console. Its files are below it. */
const CONSOLE_PATH = "/__mock/";

/** Contains no secret: the page asks for the control token, or takes it from the fragment of its URL. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>sanguine console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${ICON_URL}">
<link rel="stylesheet" href="console.css">
<script type="module" src="console.js"></script>
</head>
<body><div id="console"><noscript>The console needs JavaScript.</noscript></div></body>
</html>
`;

/** Scripts may not turn text into markup or code, and the page may load from nowhere else. PDFs are shown from memory. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const HEADERS = { ...SAME_ORIGIN_HEADERS, "content-security-policy": CONTENT_SECURITY_POLICY };

/**
 * Responds to requests for the page, the script and the style sheet of the console. Returns null for every other request. The
 * control API rejects requests that name another host.
 */
export async function handleConsole({ method, url }: MockRequest): Promise<MockResponse | null> {
  if (method !== "GET" && method !== "HEAD") return null;
  const path = url.split("?", 1)[0] ?? "";
  if (path === CONSOLE_PATH.slice(0, -1))
    return {
      status: 308,
      headers: { ...HEADERS, location: CONSOLE_PATH, "content-length": "0" },
      body: null,
    };
  const file = path.startsWith(CONSOLE_PATH) ? path.slice(CONSOLE_PATH.length) : null;
  if (file === "") return createTextResponse(method, "text/html; charset=utf-8", PAGE, HEADERS);
  if (file === "console.js")
    return createTextResponse(method, "text/javascript; charset=utf-8", (await loadAssets()).script, HEADERS);
  if (file === "console.css")
    return createTextResponse(method, "text/css; charset=utf-8", (await loadAssets()).style, HEADERS);
  return null;
}

interface Assets {
  readonly script: string;
  readonly style: string;
}

const loadAssets = loadOnce(async (): Promise<Assets> => {
  const base = getModuleUrl(import.meta.url);
  if (base?.endsWith(".ts")) {
    // In the sources, nothing is built yet. The package never gets here, so its bundler must not follow this import.
    const builder = new URL("../../scripts/build-console.ts", base).href;
    const { buildConsole } = (await import(builder)) as { readonly buildConsole: () => Promise<Assets> };
    return buildConsole();
  }
  const script = await readPackageFile(["console/console.js"], base);
  const style = await readPackageFile(["console/console.css"], base);
  return { script, style };
});

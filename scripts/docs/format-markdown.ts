import { format, resolveConfig } from "prettier";

/** Formats a generated page as `npm run format` does. */
export async function formatMarkdown(text: string): Promise<string> {
  const options = await resolveConfig(new URL("../../docs/page.md", import.meta.url));
  return format(text, { ...options, parser: "markdown" });
}

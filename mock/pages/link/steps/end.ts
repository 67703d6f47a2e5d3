import { findProvider } from "../../../catalog/providers.ts";
import { findLiveConnection } from "../../../domain/connections/rules.ts";
import { closeLink, getLinkDestination } from "../../../domain/link/destination.ts";
import { findContextToken, type PageContext } from "../page-context.ts";
import type { StepResult } from "../step-result.ts";
import { buildClosedScreen, buildConnectedScreen } from "../views/message-screens.ts";
import { openPage } from "./open.ts";

/** Handles the close button. */
export function closePage(context: PageContext): StepResult {
  const outcome = closeLink(context.world, context.token);
  const destination = getLinkDestination(findContextToken(context), "close", outcome);
  return { location: destination.kind === "redirect" ? destination.location : context.urls.closed };
}

export function showClosed(context: PageContext): StepResult {
  return buildClosedScreen(context);
}

/** Shows the screen after a success, but only when this link created the connection: anyone can type its URL. */
export function showConnected(context: PageContext, slug: string): StepResult {
  const record = findContextToken(context);
  const provider = findProvider(slug);
  if (record?.consumed_at == null || provider === undefined) return openPage(context);
  const connection = findLiveConnection(context.world, record.user_id, slug);
  return connection?.created_on === record.consumed_at ? buildConnectedScreen(provider) : openPage(context);
}

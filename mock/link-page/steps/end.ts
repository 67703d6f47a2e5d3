import { findProvider } from "../../catalog/providers.ts";
import { findLiveConnection } from "../../domain/connections/rules.ts";
import { closeLink, destinationOf } from "../../domain/link/destination.ts";
import type { Move } from "../exchange.ts";
import { closedScreen, connectedScreen } from "../views/ends.ts";
import { recordAt, type Visit } from "../visit.ts";
import { open } from "./open.ts";

/** The close button. */
export function close(visit: Visit): Move {
  const destination = destinationOf(recordAt(visit), "close", closeLink(visit.world, visit.token));
  return { location: destination.kind === "redirect" ? destination.location : visit.addresses.closed };
}

/** What is shown after the close button. */
export function showClosed(visit: Visit): Move {
  return closedScreen(visit);
}

/** What is shown after a success: only where this very link made the connection, whoever types the address in. */
export function showConnected(visit: Visit, slug: string): Move {
  const record = recordAt(visit);
  const provider = findProvider(slug);
  if (record?.consumed_at == null || provider === undefined) return open(visit);
  const connection = findLiveConnection(visit.world, record.user_id, slug);
  return connection?.created_on === record.consumed_at ? connectedScreen(provider) : open(visit);
}

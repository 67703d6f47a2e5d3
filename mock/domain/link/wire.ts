import { providerOf } from "../../catalog/providers.ts";
import type { Connection } from "../connections/table.ts";
import type { LinkTokenRecord } from "./table.ts";
import { linkWebUrl } from "./tokens.ts";

/** A link token as it is answered. */
export function linkTokenAnswer(record: LinkTokenRecord, linkUrl: string) {
  return { link_token: record.token, link_web_url: linkWebUrl(linkUrl, record.token) };
}

/** A demo connection as it is answered. */
export function demoAnswer(connection: Connection) {
  return { success: true, detail: `Connected to ${providerOf(connection.provider).name} with demo data.` };
}

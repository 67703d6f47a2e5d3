import { once } from "node:events";
import type { Mock } from "sanguine/mock";
import type { MockServer } from "sanguine/mock/node";
import { bold, line } from "./terminal.ts";

/** Prints the address of the console and keeps the server running until Ctrl+C. */
export async function openConsole(mock: Mock, server: MockServer): Promise<void> {
  line();
  line(bold("Open the console to see the users, orders and webhooks of this demo:"));
  // The browser keeps the part after # to itself.
  line(`  ${server.url}/__mock/#token=${encodeURIComponent(mock.controlToken)}`);
  line("Press Ctrl+C to stop.");
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

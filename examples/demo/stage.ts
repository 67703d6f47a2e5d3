import type { Client } from "sanguine";
import type { Mock } from "sanguine/mock";

/** What each chapter plays with: the published client, and the mock for what only a test can do (move its clock, break it). */
export interface Stage {
  client: Client;
  mock: Mock;
}

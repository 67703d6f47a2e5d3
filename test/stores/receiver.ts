import type { WebhookRouter } from "sanguine/webhooks";

export const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";

/**
 * Where the handler writes its effect: through the transaction of the store, or outside of it, as a program must not. The second
 * shows that these tests notice a message that is handled twice.
 */
export type Target = "transaction" | "outside";

/** Called at the start and at the end of a handler, with the id of the message. */
export type Checkpoint = (id: string, at: "started" | "written") => Promise<void>;

/** Creates the receiver of a worker. Each handled message adds one effect. */
export type CreateReceiver = (folder: string, target: Target, reach: Checkpoint) => Promise<WebhookRouter>;

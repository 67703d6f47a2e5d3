const SECRET = /^whsec_(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

/** Whether messages can be signed with a secret. */
export const isWebhookSecret = (secret: string): boolean => SECRET.test(secret);

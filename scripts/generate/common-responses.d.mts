/** The Redocly plugin of common-responses.mjs. */
declare function createPlugin(): { id: string };
export default createPlugin;

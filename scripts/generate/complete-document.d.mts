/** The Redocly plugin of complete-document.mjs. */
declare function createPlugin(): { id: string };
export default createPlugin;

/**
 * The only script of the shop. It follows the order of the page, and loads the page again when the order changed. The server sends the
 * current revision at each connection, so a change during a lost connection is not missed.
 */
export const script = `
const events = new EventSource(location.pathname.replace(/\\/appointment$/, "") + "/revisions");
events.onmessage = ({ data }) => {
  if (data !== document.body.dataset.revision) location.replace(location.pathname.replace(/\\/appointment$/, ""));
};
`;

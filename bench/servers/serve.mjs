/** Tells the parent where the server is, and its CPU time (in microseconds) whenever it asks. */
export function serve(where) {
  process.on("message", (message) => {
    if (message.cpu === true) {
      const { user, system } = process.cpuUsage();
      process.send({ cpu: user + system });
    }
  });
  process.on("disconnect", () => process.exit());
  process.send(where);
}

const assert = require("node:assert/strict");

/** Writes the results of an order as a PDF and parses it again, which loads the large parts of the mock. */
exports.assertReadsItsOwnReport = async function assertReadsItsOwnReport(mock) {
  mock.settings.set({ labReports: true });
  const client = mock.client();
  const order = mock.orders.create({ status: "completed" });
  const { bytes } = await client.orders.resultPdf(order.id);
  const job = await client.labReports.create({ user_id: order.user_id, file: new Uint8Array(bytes) });
  await mock.clock.advance("5s");
  const { results } = await client.orders.result(order.id);
  const { data } = await client.labReports.waitFor(job.id);
  assert.ok(results.length > 0);
  assert.equal(data.results.length, results.length);
};

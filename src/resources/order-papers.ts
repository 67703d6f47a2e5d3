import type { Call } from "../transport/call.ts";
import type { LabResults, LabResultsMetadata, OrdersLabelsPdfQuery } from "../generated/types.ts";
import type { PdfFile } from "../transport/pdf-file.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** What an order leads to: its results, and the papers that belong to it. */
export interface OrderDocuments {
  /**
   * Gets what was measured for an order, what could not be, and what is known of the samples. Results may be partial at first;
   * `metadata.status` tells.
   *
   * Operation `orders.result` (ORD-18, ORD-19).
   *
   * Read `result`, a text, according to `result_type`, which {@link isResult} does; `value` is deprecated. Bounds are in `unit`.
   *
   * @throws NotFoundError for an unknown order, and as long as it has no results.
   * @example
   * ```ts
   * import { createClient, isResult } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { metadata, results } = await client.orders.result("11111111-1111-4111-8111-111111111111");
   * for (const result of results) {
   *   if (isResult(result, "numeric")) console.log(result.name, Number(result.result), result.unit, result.interpretation);
   * }
   * console.log(metadata.status);
   * ```
   */
  result(order_id: string, options?: CallOptions): Call<LabResults>;
  /**
   * Gets the head of an order's results, such as whether they are final, without the results.
   *
   * Operation `orders.resultMetadata` (assumed).
   *
   * @throws NotFoundError for an unknown order, and as long as it has no results.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { status, interpretation } = await client.orders.resultMetadata("11111111-1111-4111-8111-111111111111");
   * console.log(status === "partial" ? "More is to come." : interpretation);
   * ```
   */
  resultMetadata(order_id: string, options?: CallOptions): Call<LabResultsMetadata>;
  /**
   * Downloads the results of an order as a PDF.
   *
   * Operation `orders.resultPdf` (assumed).
   *
   * @throws NotFoundError for an unknown order, and as long as it has no results.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.resultPdf("11111111-1111-4111-8111-111111111111");
   * console.log(file.filename ?? "results.pdf", file.size); // to store: writeFile(path, file.bytes)
   * ```
   */
  resultPdf(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads the requisition of an order, which tells the laboratory what to measure. It takes the place of
   * `requisition_form_url`, and works at any time.
   *
   * Operation `orders.requisitionPdf` (ORD-3, ORD-17).
   *
   * @throws NotFoundError for an unknown order, and for one that has no requisition: not yet, or because it was imported.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.requisitionPdf("11111111-1111-4111-8111-111111111111");
   * console.log(file.contentType, (await file.arrayBuffer()).byteLength);
   * ```
   */
  requisitionPdf(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads how the sample of an order is taken.
   *
   * Operation `orders.collectionInstructions` (assumed).
   *
   * @throws NotFoundError for an unknown order, and for one whose lab test has no instructions.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.collectionInstructions("11111111-1111-4111-8111-111111111111");
   * const answer = new Response(file.stream(), { headers: { "content-type": file.contentType } }); // to hand on
   * console.log(answer.status);
   * ```
   */
  collectionInstructions(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads the notice that tells a patient what their insurance may not pay for.
   *
   * Operation `orders.abnPdf` (assumed).
   *
   * @throws NotFoundError for an unknown order, and for one without a notice; `has_abn` of the order tells.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { id, has_abn } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (has_abn) console.log((await client.orders.abnPdf(id)).size);
   * ```
   */
  abnPdf(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads labels to stick on the tubes of an order.
   *
   * Operation `orders.labelsPdf` (assumed).
   *
   * @param query - `collection_date` is when the sample is taken, ISO 8601 with its offset; `number_of_labels` is 3 without one.
   * @throws NotFoundError for an unknown order, ValidationError for a date without an offset or a number below 1.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.labelsPdf("11111111-1111-4111-8111-111111111111", {
   *   collection_date: "2026-02-02T09:30:00-07:00",
   *   number_of_labels: 2,
   * });
   * console.log((await file.blob()).size);
   * ```
   */
  labelsPdf(order_id: string, query: OrdersLabelsPdfQuery, options?: CallOptions): Call<PdfFile>;
}

/** Binds the methods to a transport. */
export function createOrderDocumentsResource(send: Transport): OrderDocuments {
  return {
    result: (order_id, options) =>
      send("get", "/v3/order/{order_id}/result", { params: { path: { order_id } } }, options),
    resultMetadata: (order_id, options) =>
      send("get", "/v3/order/{order_id}/result/metadata", { params: { path: { order_id } } }, options),
    resultPdf: (order_id, options) =>
      send("get", "/v3/order/{order_id}/result/pdf", { params: { path: { order_id } } }, options, pdf),
    requisitionPdf: (order_id, options) =>
      send("get", "/v3/order/{order_id}/requisition/pdf", { params: { path: { order_id } } }, options, pdf),
    collectionInstructions: (order_id, options) =>
      send(
        "get",
        "/v3/order/{order_id}/collection_instruction_pdf",
        { params: { path: { order_id } } },
        options,
        pdf,
      ),
    abnPdf: (order_id, options) =>
      send("get", "/v3/order/{order_id}/abn_pdf", { params: { path: { order_id } } }, options, pdf),
    labelsPdf: (order_id, query, options) =>
      send("get", "/v3/order/{order_id}/labels/pdf", { params: { path: { order_id }, query } }, options, pdf),
  };
}

const pdf = { pdf: true };

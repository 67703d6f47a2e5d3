import { useEffect, useState } from "preact/hooks";
import type { ControlPdf } from "../../../tools/control/client.ts";
import type { OrderDocumentName } from "../../../domain/orders/documents/order-documents.ts";
import { ActionButton, Button } from "../../components/button.tsx";
import { Card, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";

const titles: Readonly<Record<OrderDocumentName, string>> = {
  result: "Results",
  requisition: "Requisition",
  labels: "Labels",
  instructions: "Collection instructions",
  abn: "Notice of non-coverage",
};

/** A PDF in the memory of this page. */
interface OpenPdf {
  readonly title: string;
  readonly name: string;
  readonly url: string;
}

/**
 * The PDFs of an order: shown in the page, in another tab, or downloaded.
 *
 * @param steps - number of status changes of the order
 */
export function DocumentsCard({ id, steps }: { id: string; steps: number }) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const live = useLive((team) => team.orders.documents(id), [id], ["orders"]);
  // A PDF shows the order as it was, so it closes when the order changes.
  useEffect(() => setPdf(null), [steps]);
  useEffect(() => (pdf === null ? undefined : () => URL.revokeObjectURL(pdf.url)), [pdf]);
  const open = (title: string, { base64, name }: ControlPdf): void => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    setPdf({ title, name, url: URL.createObjectURL(new Blob([bytes], { type: "application/pdf" })) });
  };
  return (
    <Card title="Documents">
      <Loaded live={live}>
        {(documents) => (
          <ul class="documents">
            {documents.map(({ document, available, reason }) => (
              <li key={document}>
                <span>
                  {titles[document]}
                  {reason !== null && <span class="soft small"> {reason}</span>}
                </span>
                {available && (
                  <ActionButton
                    label={`Show the PDF: ${titles[document]}`}
                    act={(team) => team.orders.pdf(id, document)}
                    onDone={(given) => open(titles[document], given)}
                  >
                    Show the PDF
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {pdf !== null && (
        <div class="stack pdf">
          <div class="row">
            <strong>{pdf.title}</strong>
            <a class="button" href={pdf.url} target="_blank" rel="noopener">
              Open in a tab
            </a>
            <a class="button" href={pdf.url} download={pdf.name}>
              Download
            </a>
            <Button look="plain" onClick={() => setPdf(null)}>
              Close the PDF
            </Button>
          </div>
          <iframe title={`PDF: ${pdf.title}`} src={pdf.url} />
        </div>
      )}
    </Card>
  );
}

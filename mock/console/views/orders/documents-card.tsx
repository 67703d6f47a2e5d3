import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { OrderDocumentName } from "../../../domain/orders/documents/order-documents.ts";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";

const titles: Readonly<Record<OrderDocumentName, string>> = {
  result: "Results",
  requisition: "Requisition",
  labels: "Labels",
  instructions: "Collection instructions",
  abn: "Notice of non-coverage",
};

/** A PDF in the memory of this page. */
interface OpenPdf {
  readonly document: OrderDocumentName;
  readonly name: string;
  readonly url: string;
}

/**
 * The PDFs of an order: shown in the page, in a tab of their own, or downloaded.
 *
 * @param steps - number of status changes of the order
 */
export function DocumentsCard({ id, steps }: { id: string; steps: number }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const live = useLive((current) => current.orders.documents(id), [id], { on: ["state"], areas: ["orders"] });
  // A PDF shows the order as it was, so it closes when the order changes.
  useEffect(() => setPdf(null), [steps]);
  useEffect(() => {
    if (pdf === null) return undefined;
    return () => URL.revokeObjectURL(pdf.url);
  }, [pdf]);
  const open = async (document: OrderDocumentName): Promise<void> => {
    const given = await action.run(() => team.orders.pdf(id, document));
    if (given === undefined) return;
    const bytes = Uint8Array.from(atob(given.base64), (character) => character.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
    setPdf({ document, name: given.name, url });
  };
  return (
    <Card title="Documents">
      <LoadState live={live} />
      {live.data !== undefined && (
        <ul class="documents">
          {live.data.map(({ document, available, reason }) => (
            <li key={document}>
              <span>
                {titles[document]}
                {reason !== null && <span class="soft small"> {reason}</span>}
              </span>
              {available && (
                <Button
                  busy={action.busy}
                  label={`Show the PDF: ${titles[document]}`}
                  onClick={() => void open(document)}
                >
                  Show
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {pdf !== null && (
        <div class="stack pdf">
          <div class="row">
            <strong>{titles[pdf.document]}</strong>
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
          <iframe title={`PDF: ${titles[pdf.document]}`} src={pdf.url} />
        </div>
      )}
    </Card>
  );
}

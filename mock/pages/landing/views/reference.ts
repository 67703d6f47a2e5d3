import { html, type Html } from "../../../kernel/html/html.ts";
import { linkedPaths, paths } from "../paths.ts";
import { renderDocument } from "./document.ts";

/** The parts of the OpenAPI document that the reference shows. */
export interface ServiceDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathMember>>>>;
}

/** A method of a path, or what all methods of the path share. */
type PathMember = DocumentOperation | readonly unknown[];

interface DocumentOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly DocumentParameter[];
  readonly requestBody?: unknown;
}

interface DocumentParameter {
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
  readonly required?: boolean;
}

interface ListedOperation extends DocumentOperation {
  readonly method: string;
  readonly path: string;
}

export function renderReference(document: ServiceDocument): Html {
  const operations = listOperations(document);
  const areas = document.tags
    .map(({ name, description }) => ({
      id: name.toLowerCase().replaceAll(" ", "-"),
      name,
      description,
      operations: operations.filter(({ tags }) => tags[0] === name),
    }))
    .filter((area) => area.operations.length > 0);
  const main = html`<header>
      <p><a href="${paths.landing}">sanguine mock server</a></p>
      <h1>Reference</h1>
      <p class="lead">
        The ${operations.length} operations of the service. The
        <a href="${paths.document}">OpenAPI document</a> has the schemas of all bodies. Another
        <a href="${linkedPaths.controlDocument}">document</a> describes the control API of the mock.
      </p>
      <nav aria-label="Areas">
        <ul class="areas">
          ${areas.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
        </ul>
      </nav>
    </header>
    ${areas.map(
      (area) =>
        html`<section aria-labelledby="${area.id}">
          <h2 id="${area.id}">${area.name}</h2>
          <p>${area.description}</p>
          ${area.operations.map(renderOperation)}
        </section>`,
    )}`;
  return renderDocument("Reference of the service", main);
}

function listOperations({ paths: all }: ServiceDocument): ListedOperation[] {
  return Object.entries(all).flatMap(([path, members]) =>
    Object.entries(members).flatMap(([method, member]) =>
      "operationId" in member && !("x-alias-of" in member)
        ? [{ ...member, method: method.toUpperCase(), path }]
        : [],
    ),
  );
}

function renderOperation(operation: ListedOperation): Html {
  const { method, path, summary, description, operationId, parameters = [], requestBody } = operation;
  const named = parameters.filter(({ name }) => name !== undefined);
  return html`<details class="operation">
    <summary>
      <span class="method">${method}</span> <code>${path}</code> <span class="summary">${summary}</span>
    </summary>
    <p>${description}</p>
    <p>Client: <code>client.${operationId}()</code>${requestBody !== undefined && " with a body"}</p>
    ${
      named.length > 0 &&
      html`<dl>
        ${named.map(
          ({ name, in: place, required, description: about }) =>
            html`<dt>
                <code>${name}</code> <span class="hint">${place}${required === true && ", required"}</span>
              </dt>
              <dd>${about}</dd>`,
        )}
      </dl>`
    }
  </details>`;
}

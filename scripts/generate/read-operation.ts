import { isSuccess } from "./model.ts";
import { methods } from "./raw.ts";
import type { Body, OperationModel, Parameter, ResponseModel, Shape } from "./model.ts";
import type { RawDocument, RawMedia, RawOperation, RawParameter, RawResponse } from "./raw.ts";
import type { SchemaReader } from "./read-schema.ts";

const places = ["path", "query", "header"] as const;

export function readOperations(
  document: RawDocument,
  schemas: SchemaReader,
  problems: string[],
): OperationModel[] {
  /** Reads the schema of a content. Prefers JSON when there are several media types. */
  const readContent = (content: Record<string, RawMedia>, where: string): Shape => {
    const media = content["application/json"] ?? Object.values(content)[0];
    if (!media?.schema) problems.push(`${where}: the content has no schema.`);
    return schemas.read(media?.schema ?? {}, where);
  };

  /** Reads the accepted credentials. Each entry of `security` is an alternative. */
  const readAuth = (raw: RawOperation, id: string): OperationModel["auth"] => {
    const alternatives = raw.security ?? document.security ?? [];
    if (!alternatives.some((option) => "teamKey" in option))
      problems.push(`${id}: security must name teamKey. No operation takes a link token alone.`);
    const link = alternatives.some((option) => "linkToken" in option && !("teamKey" in option));
    return link ? "team-or-link" : "team";
  };

  const readParameter = (raw: RawParameter, id: string): Parameter[] => {
    const place = places.find((known) => known === raw.in);
    const where = `${id} parameter ${raw.name}`;
    if (!place) {
      problems.push(`${where}: a parameter must be in the path, the query or a header.`);
      return [];
    }
    const property = schemas.readProperty(raw.name, raw.schema ?? {}, where);
    const deprecated = raw.deprecated === true || property.deprecated;
    return [{ ...property, deprecated, required: raw.required === true, in: place, raw }];
  };

  const readBody = ({ requestBody }: RawOperation, id: string): Body | null => {
    const content = requestBody?.content;
    if (!content) return null;
    const shape = readContent(content, `${id} body`);
    return { required: requestBody.required === true, types: Object.keys(content), shape };
  };

  const resolveResponse = (response: RawResponse, id: string): RawResponse => {
    if (response.$ref === undefined) return response;
    const found = document.components.responses?.[response.$ref.split("/").at(-1) ?? ""];
    if (!found) problems.push(`${id}: ${response.$ref} has no target.`);
    return found ?? {};
  };

  const readResponses = (raw: RawOperation, id: string): ResponseModel[] => {
    const read = Object.entries(raw.responses ?? {}).map(([code, response]): ResponseModel => {
      const status = Number(code);
      if (!Number.isInteger(status)) problems.push(`${id}: ${code} is not a status code.`);
      const { content = {} } = resolveResponse(response, id);
      const isEmpty = Object.keys(content).length === 0;
      return { status, shape: isEmpty ? null : readContent(content, `${id} response ${code}`) };
    });
    if (!read.some(({ status }) => isSuccess(status))) problems.push(`${id}: no success response.`);
    return read.toSorted((a, b) => getSortKey(a) - getSortKey(b));
  };

  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): OperationModel[] => {
      const raw = item[method];
      if (!raw) return [];
      const id = raw.operationId ?? `${method.toUpperCase()} ${path}`;
      return [
        {
          id,
          method: method.toUpperCase(),
          path,
          paths: [path, ...(raw["x-aliases"] ?? [])],
          auth: readAuth(raw, id),
          parameters: (raw.parameters ?? []).flatMap((parameter) => readParameter(parameter, id)),
          body: readBody(raw, id),
          responses: readResponses(raw, id),
          raw,
        },
      ];
    }),
  );
}

const getSortKey = ({ status }: ResponseModel): number => (isSuccess(status) ? 0 : 1000) + status;

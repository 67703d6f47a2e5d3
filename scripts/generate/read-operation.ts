import { isSuccess } from "./model.ts";
import { methods } from "./raw.ts";
import type { ResponseModel, Body, OperationModel, Parameter, Shape } from "./model.ts";
import type { RawDocument, RawMedia, RawOperation, RawParameter, RawPathItem, RawResponse } from "./raw.ts";
import type { SchemaReader } from "./read-schema.ts";

const places = ["path", "query", "header"] as const;

/** Reads the operations of a flattened document. */
export class OperationReader {
  constructor(
    private readonly document: RawDocument,
    private readonly schemas: SchemaReader,
    private readonly problems: string[],
  ) {}

  readAll(): OperationModel[] {
    return Object.entries(this.document.paths ?? {}).flatMap(([path, item]) => this.readItem(path, item));
  }

  private readItem(path: string, item: RawPathItem): OperationModel[] {
    return methods.flatMap((method) => {
      const raw = item[method];
      return raw ? [this.read(method.toUpperCase(), path, raw)] : [];
    });
  }

  private read(method: string, path: string, raw: RawOperation): OperationModel {
    const id = raw.operationId ?? `${method} ${path}`;
    return {
      id,
      method,
      path,
      paths: [path, ...(raw["x-aliases"] ?? [])],
      auth: this.readAuth(raw, id),
      parameters: (raw.parameters ?? []).flatMap((parameter) => this.readParameter(parameter, id)),
      body: this.readBody(raw, id),
      responses: this.readResponses(raw, id),
      raw,
    };
  }

  /** Reads the accepted credentials. Each entry of `security` is an alternative. */
  private readAuth(raw: RawOperation, id: string): OperationModel["auth"] {
    const alternatives = raw.security ?? this.document.security ?? [];
    const team = alternatives.some((option) => "teamKey" in option);
    const link = alternatives.some((option) => "linkToken" in option && !("teamKey" in option));
    if (!team && !link) this.problems.push(`${id}: security names neither teamKey nor linkToken.`);
    if (team && link) return "team-or-link";
    return link ? "link" : "team";
  }

  private readParameter(raw: RawParameter, id: string): Parameter[] {
    const place = places.find((known) => known === raw.in);
    const where = `${id} parameter ${raw.name}`;
    if (!place) {
      this.problems.push(`${where}: a parameter must be in the path, the query or a header.`);
      return [];
    }
    const property = this.schemas.readProperty(raw.name, raw.schema ?? {}, where);
    const deprecated = raw.deprecated === true || property.deprecated;
    return [{ ...property, deprecated, required: raw.required === true, in: place, raw }];
  }

  private readBody(raw: RawOperation, id: string): Body | null {
    const content = raw.requestBody?.content;
    if (!content) return null;
    const shape = this.readContent(content, `${id} body`);
    return { required: raw.requestBody?.required === true, types: Object.keys(content), shape };
  }

  /** Reads the schema of a content. Prefers JSON when there are several media types. */
  private readContent(content: Record<string, RawMedia>, where: string): Shape {
    const media = content["application/json"] ?? Object.values(content)[0];
    if (!media?.schema) this.problems.push(`${where}: the content has no schema.`);
    return this.schemas.read(media?.schema ?? {}, where);
  }

  private readResponses(raw: RawOperation, id: string): ResponseModel[] {
    const responses = Object.entries(raw.responses ?? {}).map(([code, response]): ResponseModel => {
      const status = Number(code);
      if (!Number.isInteger(status)) this.problems.push(`${id}: ${code} is not a status code.`);
      const { content } = this.resolveResponse(response, id);
      const empty = !content || Object.keys(content).length === 0;
      return { status, shape: empty ? null : this.readContent(content, `${id} response ${code}`) };
    });
    if (!responses.some((response) => isSuccess(response.status)))
      this.problems.push(`${id}: no success response.`);
    return responses.toSorted((a, b) => getSortKey(a) - getSortKey(b));
  }

  private resolveResponse(response: RawResponse, id: string): RawResponse {
    if (response.$ref === undefined) return response;
    const found = this.document.components?.responses?.[response.$ref.split("/").at(-1) ?? ""];
    if (!found) this.problems.push(`${id}: ${response.$ref} has no target.`);
    return found ?? {};
  }
}

const getSortKey = ({ status }: ResponseModel): number => (isSuccess(status) ? 0 : 1000) + status;

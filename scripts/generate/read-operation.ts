import { isSuccess } from "./model.ts";
import type { Answer, Body, OperationModel, Parameter, Shape } from "./model.ts";
import type { RawDocument, RawMedia, RawOperation, RawParameter, RawPathItem, RawResponse } from "./raw.ts";
import type { SchemaReader } from "./read-schema.ts";

const methods = ["get", "post", "patch", "put", "delete"] as const;
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
      auth: this.auth(raw, id),
      parameters: (raw.parameters ?? []).flatMap((parameter) => this.parameter(parameter, id)),
      body: this.body(raw, id),
      answers: this.answers(raw, id),
      raw,
    };
  }

  /** Each entry of `security` is one way to be let in, by the credentials that it lists. */
  private auth(raw: RawOperation, id: string): OperationModel["auth"] {
    const ways = raw.security ?? this.document.security ?? [];
    const team = ways.some((way) => "teamKey" in way);
    const link = ways.some((way) => "linkToken" in way && !("teamKey" in way));
    if (!team && !link) this.problems.push(`${id}: security names neither teamKey nor linkToken.`);
    if (team && link) return "team-or-link";
    return link ? "link" : "team";
  }

  private parameter(raw: RawParameter, id: string): Parameter[] {
    const place = places.find((known) => known === raw.in);
    const where = `${id} parameter ${raw.name}`;
    if (!place) {
      this.problems.push(`${where}: parameters stand in the path, the query or a header.`);
      return [];
    }
    const property = this.schemas.property(raw.name, raw.schema ?? {}, where);
    const deprecated = raw.deprecated === true || property.deprecated;
    return [{ ...property, deprecated, required: raw.required === true, in: place, raw }];
  }

  private body(raw: RawOperation, id: string): Body | null {
    const content = raw.requestBody?.content;
    if (!content) return null;
    const shape = this.content(content, `${id} body`);
    return { required: raw.requestBody?.required === true, types: Object.keys(content), shape };
  }

  /** JSON goes first where one content has several types: that is the form that carries a schema worth checking. */
  private content(content: Record<string, RawMedia>, where: string): Shape {
    const media = content["application/json"] ?? Object.values(content)[0];
    if (!media?.schema) this.problems.push(`${where}: the content has no schema.`);
    return this.schemas.read(media?.schema ?? {}, where);
  }

  private answers(raw: RawOperation, id: string): Answer[] {
    const answers = Object.entries(raw.responses ?? {}).map(([code, response]): Answer => {
      const status = Number(code);
      if (!Number.isInteger(status)) this.problems.push(`${id}: ${code} is no single status.`);
      const { content } = this.response(response, id);
      const empty = !content || Object.keys(content).length === 0;
      return { status, shape: empty ? null : this.content(content, `${id} answer ${code}`) };
    });
    if (!answers.some((answer) => isSuccess(answer.status))) this.problems.push(`${id}: no success answer.`);
    return answers.toSorted((a, b) => rank(a) - rank(b));
  }

  private response(response: RawResponse, id: string): RawResponse {
    if (response.$ref === undefined) return response;
    const found = this.document.components?.responses?.[response.$ref.split("/").at(-1) ?? ""];
    if (!found) this.problems.push(`${id}: ${response.$ref} leads nowhere.`);
    return found ?? {};
  }
}

const rank = (answer: Answer): number => (isSuccess(answer.status) ? 0 : 1000) + answer.status;

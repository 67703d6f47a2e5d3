import { type CallDetails, ConnectionError } from "../errors/index.ts";
import type { operations } from "../generated/types.ts";
import type { Call } from "./call.ts";
import type { OperationDescriptor } from "./context.ts";
import type { CallOptions } from "./options.ts";
import type { CallExtras } from "./request.ts";
import type { OperationData, OperationInput, SendCall, Transport } from "./transport.ts";

type OperationId = keyof operations;

function parse(id: OperationId, text: string): OperationDescriptor {
  const [method = "", path = "", ...words] = text.split(" ");
  const filter = (known: RegExp) => words.filter((word) => known.test(word));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the generator writes no other words.
  return {
    id,
    method,
    path,
    parameters: path.match(/\w+(?=\})/g) ?? [],
    inputs: filter(/query|body/),
    retry: filter(/safe|keyed|never/)[0] ?? (method === "POST" ? "never" : "safe"),
    success: filter(/none|pdf/)[0],
  } as OperationDescriptor;
}

/** Operations are parsed once, not for each client. */
const parsed: Record<string, OperationDescriptor> = {};

/**
 * Parses the text of an operation: method, path template, and words. `query` and `body` are what it takes, `none` and `pdf` say that a
 * success has no body or a file, and `safe`, `keyed` and `never` are retry classes that the method does not imply.
 */
export const parseOperation = <Id extends OperationId>(id: Id, text: string): OperationDescriptor<Id> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each id has one text.
  (parsed[id] ??= parse(id, text)) as OperationDescriptor<Id>;

/** The texts of a resource's operations by method, from `src/generated/descriptors.ts`. */
type Texts = Readonly<Record<string, string>>;

/** The id of the operation that a method calls. */
type MethodId<Name extends string, Method> = `${Name}.${Method & string}` & OperationId;

/** The arguments for the parameters of a path, in its order. */
type PathArguments<Path, Values> = Path extends `${string}{${infer Parameter}}${infer Rest}`
  ? [Values[Parameter & keyof Values], ...PathArguments<Rest, Values>]
  : [];

/** The arguments for the words of an operation's text. */
type InputArguments<Words, Input> = Words extends `${infer Word} ${infer Rest}`
  ? [...InputArguments<Word, Input>, ...InputArguments<Rest, Input>]
  : Words extends "query" | "body"
    ? [Words extends keyof Input ? Input[Words] : never]
    : [];

type Arguments<Id extends OperationId, Text> = Text extends `${string} ${infer Path} ${infer Words}`
  ? [...PathArguments<Path, OperationInput<Id>["path"]>, ...InputArguments<Words, OperationInput<Id>>]
  : Text extends `${string} ${infer Path}`
    ? PathArguments<Path, OperationInput<Id>["path"]>
    : [];

type Method<Id extends OperationId, Text> = (
  ...given: [...Arguments<Id, Text>, options?: CallOptions]
) => Call<OperationData<Id>>;

/** The operations of a resource, and a method for each. */
export interface OpenedResource<Name extends string, All extends Texts> {
  readonly operations: { readonly [Each in keyof All]: OperationDescriptor<MethodId<Name, Each>> };
  /** Each takes the parameters of its path, what else the operation takes, and the options of the call. */
  readonly methods: { [Each in keyof All]: Method<MethodId<Name, Each>, All[Each]> };
}

/**
 * Creates the methods of a resource. They do what nearly all methods do; a resource replaces the others.
 * @param getExtras - returns what a call needs beyond its arguments.
 */
export function openResource<const Name extends string, const All extends Texts>(
  send: Transport,
  name: Name,
  texts: All,
  getExtras?: (operation: OperationDescriptor, options: CallOptions | undefined) => CallExtras | undefined,
): OpenedResource<Name, All> {
  const operations: Record<string, unknown> = {};
  const methods: Record<string, unknown> = {};
  for (const [each, text] of Object.entries(texts)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the generator groups operations by the names in their ids.
    const operation = parseOperation(`${name}.${each}` as OperationId, text);
    operations[each] = operation;
    methods[each] = (...given: readonly unknown[]) => {
      let at = 0;
      const path: Record<string, unknown> = {};
      const input: Record<string, unknown> = { path };
      for (const parameter of operation.parameters) path[parameter] = given[at++];
      for (const name of operation.inputs) input[name] = given[at++];
      const options = given[at] as CallOptions | undefined;
      return (send as SendCall)(operation, input, options, getExtras?.(operation, options));
    };
  }
  return { operations, methods } as unknown as OpenedResource<Name, All>;
}

/**
 * Loads code that most programs never need, on its first use. A bundler puts it into a chunk of its own.
 * @throws ConnectionError when an application cannot load that file, for example because the browser is offline.
 */
export const loadChunk = <Chunk>(
  { operation, method, path }: Omit<CallDetails, "attempts">,
  load: () => Promise<Chunk>,
): Promise<Chunk> =>
  load().catch((cause: unknown) => {
    throw new ConnectionError(
      { operation, method, path, attempts: 0 },
      "a file of this client was not loaded",
      null,
      cause,
    );
  });

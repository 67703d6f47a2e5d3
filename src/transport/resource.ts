import type { operations } from "../generated/types.ts";
import type { Call } from "./call.ts";
import { parseOperation, type OperationDescriptor } from "./operation.ts";
import type { CallOptions } from "./options.ts";
import type { CallExtras } from "./request.ts";
import type { OperationData, OperationInput, SendCall, Transport } from "./transport.ts";

type OperationId = keyof operations;

/** The texts of a resource's operations by method, from `src/generated/descriptors.ts`. */
type Texts = Readonly<Record<string, string>>;

/** The id of the operation that a method calls. */
type MethodId<Name extends string, Method> = `${Name}.${Method & string}` & OperationId;

/** The arguments for the parameters of a path, in its order. */
type PathArguments<Path, Values> = Path extends `${string}{${infer Parameter}}${infer Rest}`
  ? [Values[Parameter & keyof Values], ...PathArguments<Rest, Values>]
  : [];

/** The arguments for the letters of an operation's text. */
type InputArguments<Letters, Input> = Letters extends `q${infer Rest}`
  ? ["query" extends keyof Input ? Input["query"] : never, ...InputArguments<Rest, Input>]
  : Letters extends `b${infer Rest}`
    ? ["body" extends keyof Input ? Input["body"] : never, ...InputArguments<Rest, Input>]
    : [];

type Arguments<Id extends OperationId, Text> = Text extends `${string} ${infer Path} ${infer Letters}`
  ? [...PathArguments<Path, OperationInput<Id>["path"]>, ...InputArguments<Letters, OperationInput<Id>>]
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
 *
 * @param getExtras - returns what a call needs beyond its arguments.
 */
export function openResource<const Name extends string, const All extends Texts>(
  send: Transport,
  name: Name,
  texts: All,
  getExtras?: (operation: OperationDescriptor, options: CallOptions | undefined) => CallExtras | undefined,
): OpenedResource<Name, All> {
  const opened: { operations: Record<string, unknown>; methods: Record<string, unknown> } = {
    operations: {},
    methods: {},
  };
  for (const [each, text] of Object.entries(texts)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the generator groups operations by the names in their ids.
    const operation = parseOperation(`${name}.${each}` as OperationId, text);
    const parameters = operation.path.match(/\w+(?=\})/g) ?? [];
    opened.operations[each] = operation;
    opened.methods[each] = (...given: readonly unknown[]) => {
      let at = 0;
      const path: Record<string, unknown> = {};
      const input: Record<string, unknown> = { path };
      for (const parameter of parameters) path[parameter] = given[at++];
      for (const letter of operation.letters) {
        if (letter === "q") input.query = given[at++];
        if (letter === "b") input.body = given[at++];
      }
      const options = given[at] as CallOptions | undefined;
      return (send as SendCall)(operation, input, options, getExtras?.(operation, options));
    };
  }
  return opened as unknown as OpenedResource<Name, All>;
}

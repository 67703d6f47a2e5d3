import { parser } from "@lezer/javascript";

type SyntaxNode = ReturnType<typeof parser.parse>["topNode"];

/** An export, a property or a method. Types are places in the list of the index. */
export interface Member {
  readonly name: string;
  /** The type of a property, or the signature of a function. */
  readonly detail: string;
  readonly doc?: string;
  readonly type?: number | undefined;
  /** What a call returns. */
  readonly result?: number | undefined;
  /** The types of the parameters. Null: not an object. */
  readonly parameters?: readonly (number | null)[];
}

export interface DeclaredType {
  readonly members: readonly Member[];
  readonly awaited?: number | undefined;
  /** The type of the elements of a list. */
  readonly item?: number | undefined;
}

export interface DeclarationIndex {
  readonly modules: Readonly<Record<string, readonly Member[]>>;
  readonly types: readonly DeclaredType[];
}

const typescript = parser.configure({ dialect: "ts" });
const wrappers = new Set(["ParenthesizedExpression", "NonNullExpression", "SatisfiesExpression"]);

/** Lists what can stand at a position of a program: members, keys of an argument, or names to import. */
export function complete(
  { modules, types }: DeclarationIndex,
  code: string,
  position: number,
): readonly Member[] {
  const tree = typescript.parse(code);
  const read = (node: SyntaxNode): string => code.slice(node.from, node.to);
  const getType = (id?: number | null): DeclaredType | undefined => types[id ?? -1];
  const readModule = (declaration: SyntaxNode | null | undefined): string =>
    declaration?.getChild("String") ? read(declaration.getChild("String")!).slice(1, -1) : "";
  const findMember = (type: DeclaredType | undefined, name: string): Member | undefined =>
    type?.members.find((one) => one.name === name);
  const hold = (type?: number | null): Member => ({ name: "", detail: "", type: type ?? undefined });

  function resolve(node: SyntaxNode | null | undefined): Member | undefined {
    const first = node?.firstChild;
    if (!node) return undefined;
    if (node.name === "VariableName") return resolveName(read(node));
    if (node.name === "CallExpression") return hold(resolve(first)?.result);
    if (node.name === "MemberExpression")
      return findMember(getType(resolve(first)?.type), read(node.lastChild!));
    if (node.name === "AwaitExpression") {
      const inner = resolve(node.lastChild);
      return hold(getType(inner?.type)?.awaited ?? inner?.type);
    }
    return wrappers.has(node.name) ? resolve(first?.name === "(" ? first.nextSibling : first) : undefined;
  }

  /** Returns what a name is: the last declaration of it before the position counts. */
  function resolveName(name: string): Member | undefined {
    let last: SyntaxNode | undefined;
    tree.iterate({
      to: position,
      enter: ({ node }) => {
        if (node.name === "VariableDefinition" && read(node) === name) last = node;
      },
    });
    return last && resolveDefinition(last);
  }

  /** Returns the value that a variable or a pattern takes. */
  function resolveDefinition(definition: SyntaxNode): Member | undefined {
    const { parent } = definition;
    if (parent?.name === "PatternProperty") {
      const whole = parent.parent && resolveDefinition(parent.parent);
      return findMember(getType(whole?.type), read(parent.firstChild!));
    }
    if (parent?.name === "ArrayPattern") return hold(getType(resolveDefinition(parent)?.type)?.item);
    if (parent?.name === "ImportGroup")
      return modules[readModule(parent.parent)]?.find(
        ({ name }) =>
          name ===
          read(definition.prevSibling?.name === "as" ? definition.prevSibling.prevSibling! : definition),
      );
    let value = definition.nextSibling;
    while (value && !["Equals", "of"].includes(value.name)) value = value.nextSibling;
    const resolved = resolve(value?.nextSibling);
    return value?.name === "of" ? hold(getType(resolved?.type)?.item) : resolved;
  }

  /** Returns the type that is expected of an object in an argument. */
  function expect(value: SyntaxNode): DeclaredType | undefined {
    const { parent } = value;
    if (parent?.name === "ArgList") {
      let index = 0;
      for (let before = value.prevSibling; before; before = before.prevSibling)
        if (before.name === ",") index += 1;
      return getType(resolve(parent.parent?.firstChild)?.parameters?.[index]);
    }
    if (parent?.name === "ArrayExpression") return getType(expect(parent)?.item);
    if (parent?.name !== "Property" || !parent.parent) return undefined;
    return getType(findMember(expect(parent.parent), read(parent.firstChild!))?.type);
  }

  let node: SyntaxNode | null = tree.resolveInner(position, -1);
  const { parent } = node;
  if (node.name === "String" && parent?.name === "ImportDeclaration")
    return Object.keys(modules).map((name) => ({ name, detail: "" }));
  if (node.name === "." || (node.name === "PropertyName" && parent?.name === "MemberExpression"))
    return getType(resolve(parent?.firstChild)?.type)?.members ?? [];
  while (node && !["ImportGroup", "ObjectExpression"].includes(node.name)) {
    if (node.name === "Property" && position > node.firstChild!.to) return [];
    node = node.parent;
  }
  if (node?.name === "ImportGroup") return modules[readModule(node.parent)] ?? [];
  return (node && expect(node)?.members) ?? [];
}

import ts from "typescript";
import { takeSentence } from "../../../mock/tools/mcp/summarize-markdown.ts";
import { readProject } from "../../samples/project.ts";
import { pageModules } from "./mark-samples.ts";
import type { DeclarationIndex, DeclaredType, Member } from "./page/complete.ts";

/** Indexes what the entry points declare: exports, members, parameters and comments. The editor of the playground completes with it. */
export function indexDeclarations(): DeclarationIndex {
  const files = Array.from(pageModules.values(), (file) => ts.sys.resolvePath(file));
  const program = ts.createProgram(files, readProject().options);
  const checker = program.getTypeChecker();
  const types: DeclaredType[] = [];
  const known = new Map<ts.Type, number>();
  const isOwn = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((one) => !one.getSourceFile().fileName.includes("/node_modules/"));
  const isIterator = ({ escapedName }: ts.Symbol): boolean =>
    /^__@(?:asyncIterator|iterator)@/.test(escapedName as string);

  function addType(whole: ts.Type): number | undefined {
    const type = checker.getNonNullableType(whole);
    const found = known.get(type);
    if (found !== undefined) return found;
    const parts = (type.isUnion() ? type.types : [type]).filter(
      ({ flags }) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
    );
    if (parts.length === 0) return undefined;
    const id = types.length;
    known.set(type, id);
    types.push({ members: [] });
    const properties = parts.flatMap((part) => part.getProperties());
    const own = new Map(properties.filter(isOwn).map((symbol) => [symbol.name, symbol]));
    const iterator = properties.find(isIterator);
    const [start] = iterator ? checker.getTypeOfSymbol(iterator).getCallSignatures() : [];
    const item = start && checker.getTypeArguments(start.getReturnType() as ts.TypeReference)[0];
    const awaited = checker.getAwaitedType(type);
    types[id] = {
      members: [...own.values()].filter(({ name }) => /^\w+$/.test(name)).map(describe),
      ...(awaited !== undefined && awaited !== type && { awaited: addType(awaited) }),
      ...(item !== undefined && { item: addType(item) }),
    };
    return id;
  }

  function describe(exported: ts.Symbol): Member {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const doc = takeSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
    const said = { name: exported.name, ...(doc !== "" && { doc }) };
    if ((symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Property)) === 0)
      return { ...said, detail: "type" };
    const type = checker.getTypeOfSymbol(symbol);
    const signatures = checker.getNonNullableType(type).getCallSignatures();
    const [first] = signatures;
    if (first === undefined) return { ...said, detail: checker.typeToString(type), type: addType(type) };
    const length = Math.max(...signatures.map(({ parameters }) => parameters.length));
    return {
      ...said,
      detail: checker.signatureToString(first).replaceAll(/(\?: [^,()]*?) \| undefined/g, "$1"),
      result: addType(first.getReturnType()),
      parameters: Array.from({ length }, (_, index) => {
        const parameter = signatures.find(({ parameters }) => parameters[index])?.parameters[index];
        return (parameter && addType(checker.getTypeOfSymbol(parameter))) ?? null;
      }),
    };
  }

  return {
    modules: Object.fromEntries(
      Array.from(pageModules, ([name, file]) => {
        const source = program.getSourceFile(ts.sys.resolvePath(file));
        const module = source && checker.getSymbolAtLocation(source);
        return [name, (module ? checker.getExportsOfModule(module) : []).map((one) => describe(one))];
      }),
    ),
    types,
  };
}

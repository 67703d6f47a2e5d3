import { build as parse } from "esbuild";
import { readFile } from "node:fs/promises";
import type { Options } from "tsup";
import ts from "typescript";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * What the mock does not use of the library that writes PDFs: it writes text in Helvetica or a font of its own, fills in no form, draws no
 * SVG, and reads, extracts and encrypts nothing. An `index.js` stays, because it only exports what others declare.
 */
const unusedByWriter =
  /node_modules\/(?:node-html-better-parser|html-entities|culori)\/|pdf-lib\/es\/(?:api\/(?:(?:extraction|form|pdfa)\/(?!index)|PDF(?:Java|Embedded)\w*\.js)|core\/(?:crypto|streams\/(?:Ascii|LZW|RunLength)\w*|PDFObjectCopier|(?:structures|writers)\/PDF(?:CrossRef|Object)?Stream(?:Writer)?|embedders\/(?:File|Jpeg|Png|PDFPage|JavaScript)Embedder)\.js|core\/(?:acroform|annotation|interactive|parser|security)\/(?!index)|utils\/png\.js|packages\/upng\/(?!index))|standard-fonts\/(?:Courier|Times|Symbol|ZapfDingbats|Helvetica-\w*Oblique)[\w-]*\.compressed\.json$/;

/** Replaces each export of an unused module by an empty function, which can be called and extended. */
export const reducedWriter: Plugin = {
  name: "reduced-writer",
  setup: (build) =>
    build.onLoad({ filter: /node_modules/ }, async ({ path }) => {
      if (!unusedByWriter.test(path)) return undefined;
      if (!/^export /m.test(await readFile(path, "utf8"))) return { contents: "module.exports = {};" };
      const { metafile } = await parse({ entryPoints: [path], metafile: true, write: false, format: "esm" });
      const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
      const stubs = names.map(
        (name) =>
          `export ${name === "default" ? "default " : ""}function ${name.replace("default", "")}() {}`,
      );
      return { contents: stubs.join("\n") };
    }),
};

/**
 * The classes and functions that text does not need, by their names in the library that reads PDFs. What it finds in all 966 small files of
 * the library's own tests is the same with and without them. The decoder of faxes stays: a font can draw its letters with it.
 */
const unusedByReader: ReadonlySet<string> = new Set(
  (
    "Annotation AnnotationEditor AnnotationFactory AnnotationStorage AppearanceStreamEvaluator " +
    "BinaryCMapReader BinaryCMapStream CanvasBBoxTracker CanvasDependencyTracker CanvasExtraState " +
    "CanvasGraphics CanvasImagesTracker CanvasNestedDependencyTracker ChunkedStream ChunkedStreamManager " +
    "CssFontInfo DOMFilterFactory DatasetReader DefaultAppearanceEvaluator FontFaceObject FontInfo " +
    "FontLoader FontRendererFactory ImageResizer InternalRenderTask Jbig2Image JpegImage JpxImage " +
    "MeshShading MeshStreamReader MetadataParser NetworkPdfManager OptionalContentConfig " +
    "PDFDataRangeTransport PDFDataTransportStream PDFEditor PDFFetchStream PDFNetworkStream PDFNodeStream " +
    "PatternInfo PostScriptCompiler RadialAxialShading StructElementNode StructTreePage StructTreeRoot " +
    "SystemFontInfo TextLayer TextLayerImages WebGPUMesh WidgetAnnotation XFAFactory XfaLayer " +
    "compileFontInfo compilePatternInfo compileSystemFontInfo getPdfFilenameFromUrl getXfaFontName " +
    "writeXFADataForAcroform"
  ).split(" "),
);

/** An unused decoder that is called fails, as for a damaged image. One that does nothing would be asked for more without end. */
const decoder = /^(?:Jbig2|Jpeg|Jpx)Image$/;

/** The decoder of Brotli in the PDF reader: 160 kB, mostly a dictionary. No writer of PDFs uses it yet. */
const brotli = { start: "p(()=>{const t=Int32Array.from([256,402", end: '},"makeBrotliDecode")' } as const;

/**
 * Leaves out what the PDF reader does not use, half of it. A file that needs Brotli is one that cannot be read. The library also
 * publishes itself as a global variable, which would keep all of it.
 */
export const reducedReader: Plugin = {
  name: "reduced-reader",
  setup: (build) =>
    build.onLoad({ filter: /node_modules\/unpdf\/dist\/pdfjs\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      const start = code.indexOf(brotli.start);
      const end = code.indexOf(brotli.end, start);
      if (start < 0 || end < 0)
        throw new Error(`${path} has another decoder of Brotli: see reduce-libraries.ts.`);
      const stub = 'p(()=>()=>{throw new Error("Brotli is not supported.")';
      return { contents: reduceModule(code.slice(0, start) + stub + code.slice(end)), loader: "js" };
    }),
};

/** A class whose methods do nothing. It has the methods because the library calls some when it sets up and ends. */
function emptyClass({ members }: ts.ClassLikeDeclaration, name: string, isDecoder: boolean): string {
  const methods = members.flatMap((member) => {
    const isMethod = ts.isMethodDeclaration(member) || ts.isAccessor(member);
    if (!isMethod || ts.isPrivateIdentifier(member.name) || ts.isComputedPropertyName(member.name)) return [];
    const own = member.name.getText();
    const modifiers = (member.modifiers ?? []).map((modifier) => modifier.getText());
    const start = [
      ...modifiers,
      ts.isGetAccessor(member) ? "get" : "",
      ts.isSetAccessor(member) ? "set" : "",
    ];
    const body =
      isDecoder && own !== "setOptions" && own !== "cleanup" ? 'throw new Error("Not decoded.");' : "";
    return `${start.join(" ")} ${own}(${ts.isSetAccessor(member) ? "value" : ""}) {${body}}`;
  });
  return `class ${name} { ${methods.join(" ")} }`;
}

/** The name that a class of the reader gives itself. */
const className = /static\{p\(this,"(\w+)"\)\}/;

/**
 * Empties unused classes and functions. Marks classes and tables as free of effects, so that the bundler may drop them. Removes the global
 * variables and the names that the module gives to classes and functions, which serve nobody: the build shortens all names.
 */
function reduceModule(code: string): string {
  const { statements } = ts.createSourceFile("module.js", code, ts.ScriptTarget.Latest, true);
  const functionNames = new Map(
    statements.flatMap((statement) => {
      const [, local = "", name = ""] = /^p\((\w+),"([\w$]+)"\);?$/.exec(statement.getText()) ?? [];
      return local === "" ? [] : [[local, name] as const];
    }),
  );
  const missing = new Set(unusedByReader);
  const isUnused = (name: string | undefined): boolean =>
    name !== undefined && unusedByReader.has(name) && (missing.delete(name), true);
  const shorten = (node: ts.Node): string => {
    const text = node.getText();
    const [, name = ""] = className.exec(text) ?? [];
    if (ts.isClassLike(node) && isUnused(name))
      return emptyClass(node, node.name?.text ?? "", decoder.test(name));
    return text.replaceAll(new RegExp(className, "g"), "");
  };
  const mark = (node: ts.Node): string =>
    ts.isClassLike(node) ? `/* @__PURE__ */ (() => ${shorten(node)})()` : `/* @__PURE__ */ ${shorten(node)}`;
  let globals = 0;
  const kept = statements.map((statement) => {
    const text = statement.getText();
    if (ts.isClassDeclaration(statement)) return `var ${statement.name?.text ?? ""} = ${mark(statement)};`;
    if (ts.isFunctionDeclaration(statement) && isUnused(functionNames.get(statement.name?.text ?? "")))
      return `function ${statement.name?.text ?? ""}() {}`;
    if (ts.isVariableStatement(statement))
      return `var ${statement.declarationList.declarations
        .map(({ name, initializer: value }) => {
          if (!value) return name.getText();
          const isMarked =
            ts.isClassExpression(value) || ts.isCallExpression(value) || ts.isNewExpression(value);
          return `${name.getText()} = ${isMarked ? mark(value) : shorten(value)}`;
        })
        .join(", ")};`;
    if (text.startsWith("globalThis._pdfjsTestingUtils=")) globals += 1;
    return /^globalThis\._pdfjsTestingUtils=|^p\(\w+,"[\w$]+"\);?$/.test(text) ? "" : text;
  });
  if (globals !== 1 || missing.size > 0)
    throw new Error(
      `The PDF reader has other global variables, or lacks ${[...missing].join(", ")}: see reduce-libraries.ts.`,
    );
  return kept.join("\n");
}

import ts from "typescript";

/** Reads tsconfig.json: the files and options of `npm run check`. */
export function readProject(): ts.ParsedCommandLine {
  const root = process.cwd();
  const { config, error } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile.bind(ts.sys));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

import ts from "typescript";

/** What `npm run typecheck` compiles, and how. */
export function project(): ts.ParsedCommandLine {
  const root = process.cwd();
  const { config, error } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile.bind(ts.sys));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

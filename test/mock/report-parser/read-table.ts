/** Reads lines such as `meaning = text; text`. */
export const readTable = (table: string): [meaning: string, texts: string[]][] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [meaning = "", texts = ""] = line.split(/(?:^| )=(?: |$)(.*)/);
      return [meaning.trim(), texts.split(";").map((text) => text.trim())];
    });

import Papa from 'papaparse';

/** The rows of a text, or the line of a quote that is never closed. */
export type Parsed = { readonly rows: readonly (readonly string[])[] } | { readonly openQuote: number };

/** The line of the first field whose closing quote is not at its end. */
function brokenQuote(text: string, delimiter: string): number | undefined {
  let line = 1;
  let openedAt = 0;
  let isOpen = false;
  let isFieldStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    const isBreak = one === '\n' || (one === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (isOpen) {
      if (one !== '"') continue;
      const next = text[at + 1];
      if (next === '"') at += 1;
      else if (next === undefined || next === delimiter || next === '\n' || next === '\r') isOpen = false;
      else return openedAt;
      continue;
    }
    if (one === '"' && isFieldStart) {
      isOpen = true;
      openedAt = line;
    }
    isFieldStart = one === delimiter || isBreak;
  }
  return isOpen ? openedAt : undefined;
}

/** Parses a text into rows, separated by commas, semicolons, tabs or bars, whichever it has, or by the separator in its first line `sep=;`. */
export function parseCsv(whole: string): Parsed {
  const separatorLine = /^\s*"?sep=(.)"?[^\r\n]*(?:\r\n|\r|\n)/i.exec(whole);
  const text = separatorLine ? whole.slice(separatorLine[0].length) : whole;
  const { data, meta } = Papa.parse<string[]>(
    text,
    separatorLine?.[1] ? { delimiter: separatorLine[1] } : { delimitersToGuess: [',', ';', '\t', '|'] },
  );
  const openQuote = brokenQuote(text, meta.delimiter);
  if (openQuote !== undefined) return { openQuote: openQuote + (separatorLine ? 1 : 0) };
  return { rows: separatorLine ? [[], ...data] : data };
}

/** A table as CSV that spreadsheets recognize as UTF-8 in any language. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse([[...columns], ...rows.map((row) => [...row])])}`;

/** The requirements of the specification's two documents, in named parts: the name stays when a test is renamed, the words are the document's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

const folder = 'packages/handbook/spec';

/** The documents, each with its list `<name>.lines.json` beside it. */
export const specDocuments = ['public-area', 'dashboard'] as const;

/** One part of a document: a bullet, a row of a table, a sentence. */
export interface SpecLine {
  /** The name in a tag, e.g. `header.search`. */
  readonly id: string;
  /** The document's words, without the marks of lists and tables. */
  readonly text: string;
  /** Its headings, e.g. `2. Screens and routes, Header (every page)`. */
  readonly section: string;
  /** Why no test can prove it: it requires nothing of the product. */
  readonly asksNothing?: string;
  /** The number of the decision that replaces it; tests prove the decision instead. */
  readonly decision?: string;
}

/** A name's entry in the list: only the words, or the words with remarks. */
export type ListedLine = string | { readonly line: string; readonly asksNothing?: string; readonly decision?: string };

export interface SpecDocument {
  readonly name: string;
  readonly lines: readonly SpecLine[];
  /** Differences between document and list. */
  readonly problems: readonly string[];
}

/** Reads a document and its list. */
export function specDocument(name: (typeof specDocuments)[number]): SpecDocument {
  const read = (file: string): string => readFileSync(join(root, folder, file), 'utf8');
  const listed = JSON.parse(read(`${name}.lines.json`)) as Readonly<Record<string, ListedLine>>;
  return { name, ...linesOf(read(`${name}.md`), listed) };
}

/** Matches a document from beginning to end with the quotations in its list: unquoted and changed words are reported. */
export function linesOf(
  document: string,
  listed: Readonly<Record<string, ListedLine>>,
): Pick<SpecDocument, 'lines' | 'problems'> {
  const lines: SpecLine[] = [];
  const left = Object.entries(listed);
  for (const { at, section, text } of statements(document)) {
    let rest = text;
    while (rest !== '') {
      const [id, said] = left[0] ?? [];
      const { line, ...known } = typeof said === 'object' ? said : { line: said };
      if (id === undefined || line === undefined || line === '' || !rest.startsWith(line))
        return {
          lines,
          problems: [`line ${at}: no name quotes “${rest}”${id === undefined ? '' : `; ${id} is next`}`],
        };
      left.shift();
      lines.push({ id, text: line, section, ...known });
      rest = rest.slice(line.length).trimStart();
    }
  }
  return { lines, problems: left.map(([id]) => `${id} quotes what the document does not say there`) };
}

/** Lines with content, without the marks of lists and tables. */
function statements(document: string): { readonly at: number; readonly section: string; readonly text: string }[] {
  const rows = document.split('\n');
  const headings = ['', ''];
  return rows.flatMap((row, index) => {
    const [, marks = '', heading = ''] = /^(#+) (.+)$/.exec(row) ?? [];
    if (marks !== '') {
      headings.splice(Math.max(marks.length - 2, 0), headings.length, heading);
      return [];
    }
    const isHeadOfTable = row.startsWith('|-') || rows[index + 1]?.startsWith('|-') === true;
    const text = row
      .trim()
      .replace(/^(?:- |\d+\. |\| )/, '')
      .replace(/ \|$/, '');
    return text === '' || isHeadOfTable ? [] : [{ at: index + 1, section: headings.filter(Boolean).join(', '), text }];
  });
}

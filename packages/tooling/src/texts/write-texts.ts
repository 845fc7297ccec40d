/** Takes translated texts back into the sources. */
import ts from 'typescript';
import { codeMark, type Place, type Source, type TextLocale, type TextRow, readTexts } from './read-texts.ts';

/** A translator's answer: the key of a text, and what it is to be in a language. */
export interface Answer {
  readonly key: string;
  readonly locale: TextLocale;
  readonly text: string;
}

export interface Taken {
  /** The files that changed, with their new text. */
  readonly changed: readonly Source[];
  readonly count: number;
  /** What could not be taken, one sentence each; the rest is taken all the same. */
  readonly problems: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sources with the answers in them. An empty answer, and one that changes nothing, is passed over. */
export function takeTexts(sources: readonly Source[], answers: readonly Answer[]): Taken {
  const rows = new Map(readTexts(sources).map((row) => [row.key, row]));
  const edits = new Map<string, Edit[]>();
  const problems: string[] = [];
  for (const { key, locale, text } of answers) {
    const row = rows.get(key);
    const place = row?.[locale];
    if (text.trim() === '' || text === place?.text) continue;
    const written = row && place ? expressionOf(text, row, place) : { problem: 'there is no such text' };
    if ('problem' in written || !place)
      problems.push(`${key} (${locale}): ${'problem' in written ? written.problem : ''}`);
    else edits.set(place.file, [...(edits.get(place.file) ?? []), { ...place, text: written.code }]);
  }
  const changed = sources.flatMap(({ path, text }) => {
    const own = edits.get(path);
    return own ? [{ path, text: edited(text, own) }] : [];
  });
  return { changed, count: [...edits.values()].flat().length, problems };
}

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: own }) => done.slice(0, start) + own + done.slice(end), text);

type Written = { readonly code: string } | { readonly problem: string };

const placeholder = /\{(\w+)\}/g;

function expressionOf(text: string, { en }: TextRow, place: Place): Written {
  if (place.isElsewhere) return { problem: 'it is a name for what stands elsewhere in the file; change it there' };
  if (text.startsWith(codeMark)) return codeOf(text.slice(codeMark.length));
  if (place.text.startsWith(codeMark)) return { problem: 'it is put together by code; change only the words in it' };
  const used = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const from = [place, en].find(({ parameters }) => used.every((name) => parameters.includes(name)));
  if (!from) {
    const known = en.parameters.map((name) => `{${name}}`).join(', ');
    return { problem: `it may name ${known || 'nothing'} in brackets, and nothing else` };
  }
  if (from.head === undefined) return { code: quoted(text) };
  const body = used.length === 0 ? quoted(text) : `\`${escaped(text, '`').replaceAll(placeholder, '${$1}')}\``;
  return { code: `${from.head} => ${body}` };
}

const escaped = (text: string, quote: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('${', '\\${').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Code is taken only as a function or a text, whole and without anything after it. */
function codeOf(code: string): Written {
  const { statements, parseDiagnostics = [] } = ts.createSourceFile(
    'answer.ts',
    `(${code});`,
    ts.ScriptTarget.Latest,
    true,
  ) as ts.SourceFile & {
    readonly parseDiagnostics?: readonly unknown[];
  };
  const [only] = statements;
  const isOne = parseDiagnostics.length === 0 && statements.length === 1 && only && ts.isExpressionStatement(only);
  return isOne ? { code } : { problem: 'the code in it is broken' };
}

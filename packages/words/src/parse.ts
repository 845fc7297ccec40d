/** The kind of a line's words (README). */
export type LineKind = (typeof lineKinds)[number];

const languages = ['hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn'] as const;
const lineKinds = [
  'name',
  'brand',
  'spoken',
  'sound',
  'use',
  'also',
  'part',
  ...languages,
  ...languages.map((language) => `${language}-Latn` as const),
] as const;

/** Words with their kind and the reason for them. */
export interface Line {
  readonly what: LineKind;
  readonly words: readonly string[];
  readonly reason: string;
}

/** The words of a type, of one kind of it, or of machines that we do not list. */
export interface Section {
  /** `undefined` for machines that we do not list. */
  readonly type: string | undefined;
  /** Only for words of one kind. */
  readonly subType: string | undefined;
  readonly lines: readonly Line[];
}

const notOurs = 'not ours';

/**
 * Parses a file of words (README has the format).
 * @throws Error naming file and line, for a wrong format
 */
export function parseWords(text: string, file: string): Section[] {
  const sections: { type: string | undefined; subType: string | undefined; lines: Line[] }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith(';')) continue;
    const head = /^==\s*(.+)$/.exec(line)?.[1];
    if (head !== undefined) {
      const [type = '', ...rest] = head.split(' / ').map((part) => part.trim());
      const subType = rest.length === 0 ? undefined : rest.join(' / ');
      sections.push({ type: type === notOurs ? undefined : type, subType, lines: [] });
      continue;
    }
    const [what = '', words = '', ...reasons] = line.split('|').map((part) => part.trim());
    const section = sections.at(-1);
    const kind =
      lineKinds.find((one) => one === what) ??
      (section !== undefined && section.type === undefined ? 'name' : undefined);
    if (section === undefined || kind === undefined)
      throw new Error(`${file}:${index + 1}: "${what}" is no kind of words.`);
    const list = words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const reason = reasons.join(' | ');
    if (list.length === 0) throw new Error(`${file}:${index + 1}: there are no words.`);
    if (reason === '') throw new Error(`${file}:${index + 1}: a source or a reason is missing.`);
    section.lines.push({ what: kind, words: list, reason });
  }
  return sections;
}

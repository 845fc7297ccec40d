/** What a piece of code is, for its colour: a tag, the name of an attribute, a value or text in quotes, a keyword, a comment; nothing for the rest. */
export type CodeKind = 'tag' | 'name' | 'value' | 'word' | 'note' | '';

/** All pieces together are the code. */
export type CodePiece = readonly [kind: CodeKind, text: string];

const comment = /(<!--[^]*?-->)/;
const tag = /(<\/?[a-z][\w-]*(?:[^>"]|"[^"]*")*>)/i;
/** The name with its bracket, then names of attributes, values, and the end. */
const inTag = /(^<\/?[\w-]+)|([\w:@.-]+)|("[^"]*")|(\/?>$)/;
const kinds: readonly CodeKind[] = ['', 'tag', 'name', 'value', 'tag'];

/** Mark-up in pieces, for what is known only once it is shown; what is known before is coloured by the build. */
export const piecesOfMarkup = (markup: string): readonly CodePiece[] =>
  split(markup, comment, 'note', (between) =>
    split(
      between,
      tag,
      '',
      (text) => [['', text]],
      (text) =>
        text
          .split(inTag)
          .map((part, at): CodePiece => [kinds[at % 5] ?? '', part ?? ''])
          .filter(([, part]) => part !== ''),
    ),
  );

/** What the expression finds, and what stands between. */
function split(
  text: string,
  by: RegExp,
  kind: CodeKind,
  between: (text: string) => readonly CodePiece[],
  found: (text: string) => readonly CodePiece[] = (match) => [[kind, match]],
): readonly CodePiece[] {
  return text.split(by).flatMap((part, at) => (part === '' ? [] : at % 2 === 0 ? between(part) : found(part)));
}

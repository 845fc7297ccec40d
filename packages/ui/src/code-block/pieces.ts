/**
 * What a piece of code is, for its colour: a tag, an attribute's name, a value or quoted text, a keyword, a comment; empty for
 * the rest.
 */
export type CodeKind = 'tag' | 'name' | 'value' | 'word' | 'note' | '';

/** All pieces joined are the code. */
export type CodePiece = readonly [kind: CodeKind, text: string];

const comment = /(<!--[^]*?-->)/;
const tag = /(<\/?[a-z][\w-]*(?:[^>"]|"[^"]*")*>)/i;
/** The tag's name with its bracket, then attributes' names, values, and the end. */
const inTag = /(^<\/?[\w-]+)|([\w:@.-]+)|("[^"]*")|(\/?>$)/;
const kinds: readonly CodeKind[] = ['', 'tag', 'name', 'value', 'tag'];

/** Splits mark-up that is only known at run time; other code is highlighted by the build. */
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

/** The matches of the expression, and the text between them. */
function split(
  text: string,
  by: RegExp,
  kind: CodeKind,
  between: (text: string) => readonly CodePiece[],
  found: (text: string) => readonly CodePiece[] = (match) => [[kind, match]],
): readonly CodePiece[] {
  return text.split(by).flatMap((part, at) => (part === '' ? [] : at % 2 === 0 ? between(part) : found(part)));
}

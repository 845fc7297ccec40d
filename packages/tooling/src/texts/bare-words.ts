/** Words in the mark-up itself, where no translation reaches them. */
import ts from 'typescript';
import type { Source } from './read-texts.ts';

/** Attributes that are read to people. */
const read = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
const hasWord = /\p{L}{2}/u;

/** @returns one line for each word that is written in mark-up */
export function bareWords({ path, text }: Source, allowed: ReadonlySet<string>): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const tell = (node: ts.Node, words: string): void => {
    const said = words.trim().replaceAll(/\s+/g, ' ');
    if (!hasWord.test(said) || allowed.has(said)) return;
    found.push(
      `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: “${said}” stands in the mark-up; put it with the messages`,
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) tell(node, node.text);
    if (
      ts.isJsxAttribute(node) &&
      read.has(node.name.getText(file)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      tell(node, node.initializer.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteral(node.expression) &&
      !ts.isJsxAttribute(node.parent)
    )
      tell(node, node.expression.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

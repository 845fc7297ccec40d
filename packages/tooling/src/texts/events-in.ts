import ts from 'typescript';
import { bare, nameOf } from './syntax.ts';

/** The events that a file defines, with their words by language. */
export function eventsIn(
  file: ts.SourceFile,
): readonly { readonly id: string; readonly words: ts.ObjectLiteralExpression }[] {
  const found: { id: string; words: ts.ObjectLiteralExpression }[] = [];
  const visit = (node: ts.Node): void => {
    const [definition] =
      ts.isCallExpression(node) && node.expression.getText(file) === 'defineEvent' ? node.arguments : [];
    if (definition && ts.isObjectLiteralExpression(definition)) {
      const own = new Map(
        definition.properties.filter(ts.isPropertyAssignment).map((one) => [nameOf(one), bare(one.initializer)]),
      );
      const [kind, words] = [own.get('kind'), own.get('words')];
      if (kind && ts.isStringLiteral(kind) && words && ts.isObjectLiteralExpression(words))
        found.push({ id: `event.${kind.text}`, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

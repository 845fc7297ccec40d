import ts from 'typescript';

/** Without `as const`, `satisfies` and brackets. */
export function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** A property's name, without quotes. */
export const nameOf = (property: ts.PropertyAssignment): string =>
  ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();

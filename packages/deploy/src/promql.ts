import { parser } from '@prometheus-io/lezer-promql';

/** What an expression of PromQL asks for. */
export interface Asked {
  /** Names of figures. */
  readonly figures: ReadonlySet<string>;
  /** Names of labels that it selects or groups by. */
  readonly labels: ReadonlySet<string>;
}

/** Reads an expression by Prometheus' own grammar. @throws Error with where it is none */
export function readPromql(expression: string): Asked {
  const figures = new Set<string>();
  const labels = new Set<string>();
  parser.parse(expression).iterate({
    enter: ({ name, type, from, to, node }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at "${expression.slice(from, from + 20)}": ${expression}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') figures.add(text);
      if (name === 'LabelName') labels.add(text);
    },
  });
  return { figures, labels };
}

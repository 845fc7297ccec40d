/** The handbook's map of the server's modules is drawn from the table; `--fix` redraws it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';
import { modules } from '../server-rooms.ts';
import { type Check, findingOf } from './check.ts';

const page = 'packages/handbook/server.md';
const drawing = /```mermaid\n[^]*?```/;

type Rows = Readonly<Record<string, readonly string[]>>;

/** The modules that a module uses directly, without those it also reaches through another: this keeps the map readable. */
export function arrowsOf(rows: Rows): (readonly [string, string])[] {
  const reaches = (from: string, to: string): boolean =>
    (rows[from] ?? []).some((next) => next === to || reaches(next, to));
  return Object.entries(rows).flatMap(([from, uses]) =>
    uses.filter((to) => !uses.some((other) => reaches(other, to))).map((to) => [from, to] as const),
  );
}

/* Names with hyphens and slashes are labels: as ids some renderers read them as arrows. */
function nodeOf(name: string): string {
  const [id, label] = [name.replaceAll(/[^a-z]/g, '_'), name.replace('search/', '')];
  return id === label ? id : `${id}[${label}]`;
}

function mapOf(rows: Rows): string {
  const arrows = arrowsOf(rows);
  const inSearch = Object.keys(rows).filter((name) => name.startsWith('search/'));
  const unconnected = Object.keys(rows).filter((name) => !arrows.flat().includes(name));
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph search',
    ...inSearch.map((name) => `    ${nodeOf(name)}`),
    '  end',
    ...arrows.map(([from, to]) => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
    '  subgraph alone [use no other, and no other uses them]',
    ...unconnected.filter((name) => !inSearch.includes(name)).map((name) => `    ${nodeOf(name)}`),
    '  end',
    '```',
  ].join('\n');
}

export const serverMap: Check = {
  id: 'server-map',
  name: 'the handbook’s map of the server’s modules is the table’s',
  run: async ({ isFixing }) => {
    const text = readFileSync(join(root, page), 'utf8');
    const due = text.replace(drawing, () => mapOf(modules));
    if (due === text && drawing.test(text)) return findingOf([]);
    if (!isFixing)
      return findingOf([`${page} has another map than server-rooms.ts: npm run check -- server-map --fix`]);
    writeFileSync(join(root, page), due);
    return findingOf([]);
  },
};

/** The handbook's diagram of a deal's states is drawn from the table of domain; `--fix` redraws it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const page = 'packages/handbook/deals.md';
const table = 'packages/domain/src/deals/deal-states.ts';
const drawing = /```mermaid\n[^]*?```/;

/** The part of a transition in use. */
interface Transition {
  readonly by: readonly string[];
  readonly from: readonly string[];
  readonly to: string;
}

/** Each deed from each state, with who does it. */
export function diagramOf(transitions: Readonly<Record<string, Transition>>): string {
  const all = Object.entries(transitions);
  const left = new Set(all.flatMap(([, { from }]) => from));
  const ends = [...new Set(all.map(([, { to }]) => to))].filter((state) => !left.has(state));
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> asked',
    ...all.flatMap(([deed, { by, from, to }]) =>
      from.map((state) => `  ${state} --> ${to}: ${deed} (${by.join(', ')})`),
    ),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
  ].join('\n');
}

export const dealStates: Check = {
  id: 'deal-states',
  name: 'the handbook’s diagram of a deal’s states is the table’s',
  run: async ({ isFixing }) => {
    const { dealTransitions } = (await import(pathToFileURL(join(root, table)).href)) as {
      dealTransitions: Readonly<Record<string, Transition>>;
    };
    const text = readFileSync(join(root, page), 'utf8');
    const due = text.replace(drawing, () => diagramOf(dealTransitions));
    if (due === text && drawing.test(text)) return findingOf([]);
    if (!isFixing) return findingOf([`${page} has another diagram than ${table}: npm run check -- deal-states --fix`]);
    writeFileSync(join(root, page), due);
    return findingOf([]);
  },
};

/** Every element in a place of a page that asks how wide it would be. */
import type { Place } from '@yantra/testing/board';
import { rich } from './machines.ts';

/** Those that are as wide as what they show. */
const ofOwnContent = ['city-picker', 'auth-modals'] as const;
const elements: readonly (readonly [name: string, attributes: string])[] = [
  ['equipment-carousel', 'heading category-bar'],
  ['equipment-search', ''],
  ['equipment-listing', ''],
  ['equipment-map', ''],
  ['equipment-details', 'equipment-id="%id"'],
  ['lead-form', ''],
  ['job-cost', 'machine="%id" job-days="12"'],
  ['dashboard', ''],
  ...ofOwnContent.map((name) => [name, ''] as const),
];

export const elementNames = elements.map(([name]) => name);

/** @param id of a machine, for those that show one */
export const tagOf = (name: string, id: string): string =>
  `<yantra-${name} ${(new Map(elements).get(name) ?? '').replace('%id', id)}></yantra-${name}>`;

/** One element after the other, each with the place around it, in so many pixels. */
export async function elementsIn({ around }: Place, room: number): Promise<string> {
  const { id } = await rich();
  const each = elementNames.map((name) => around.replace('…', tagOf(name, id)));
  return `<main style="width: ${room}px">${each.map((one) => `<section style="display: flow-root">${one}</section>`).join('')}</main>`;
}

/** Brings the first that has not loaded into view, since some load there alone. Runs in the page. @returns the names of those that have not */
function bring(): string[] {
  const waiting = [...document.querySelectorAll('main *')].filter(
    (element) => element.localName.startsWith('yantra-') && !element.matches('[state=ready], [state=empty]'),
  );
  waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return waiting.map((element) => `${element.localName} ${element.getAttribute('state')}`);
}

export const notLoaded = `(${String(bring)})()`;

/** What is measured in the page: the width of each element, and how far the page can be scrolled sideways. */
export interface Widths {
  readonly sideways: number;
  readonly of: Readonly<Record<string, number>>;
}

function measure(): Widths {
  const found = [...document.querySelectorAll('main *')].filter(({ localName }) => localName.startsWith('yantra-'));
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    sideways: scrollWidth - clientWidth,
    of: Object.fromEntries(found.map((element) => [element.localName.slice(7), element.getBoundingClientRect().width])),
  };
}

export const widths = `(${String(measure)})()`;

/** Less is a strip, not a widget. */
const least = 200;
const leastOfContent = 40;

/** What is wrong with the widths of a place. */
export function faultsOf({ sideways, of }: Widths, { isShrinking }: Place, room: number): string[] {
  const wrong = elementNames.filter((name) => {
    const width = of[name] ?? 0;
    const isOfContent = ofOwnContent.some((one) => one === name);
    const wanted = isShrinking ? (isOfContent ? leastOfContent : Math.min(least, room)) : room;
    return width < wanted - 1 || width > room + 1;
  });
  return [
    ...wrong.map((name) => `${name} is ${of[name]} px wide where ${room} px are`),
    ...(sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : []),
  ];
}

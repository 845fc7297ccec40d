import type { ElementFacts } from './element-facts.ts';
import { reference } from './reference.messages.ts';

/** Values of attributes with which an element shows more. */
export const shownValues = (tag: string): Readonly<Record<string, string>> => settings[tag] ?? {};
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'yantra-equipment-carousel': { city: 'Pune', limit: '8' },
  'yantra-equipment-listing': { city: 'Pune' },
  'yantra-equipment-map': { city: 'Pune' },
};

/** Name, detail and meaning of an element's events, those of every widget last. */
export const eventRows = (events: ElementFacts['events']): readonly (readonly [string, string, string])[] => [
  ...events.map(({ name, type, description }) => [name, detailOf(type.text), description] as const),
  ...reference.everyEvent,
];

/** The type argument of `CustomEvent<…>`. */
const detailOf = (type: string): string => /^CustomEvent<(.*)>$/.exec(type)?.[1]?.replace(/^null$/, '–') ?? type;

/** How wide and how high it is. */
export const sizesOf = ({ width }: ElementFacts): readonly string[] => [
  reference.fills,
  ...(width === undefined ? [] : [reference.shrinks(reference.ownWidth(width))]),
  reference.moreOnSizes,
];

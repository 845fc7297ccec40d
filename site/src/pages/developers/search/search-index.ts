import { elements } from 'virtual:elements';
import { changes } from '../changes-part.ts';
import { changesPath, partPath } from '../docs-nav.tsx';
import type { ElementFacts, Fact } from '../element-facts.ts';
import { elementPath } from '../element-path.ts';
import { type GuideBlock, type GuidePart, sectionId } from '../guide-part.ts';
import { guide } from '../guide.messages.ts';
import { search } from './search.messages.ts';

/** Something that can be found. */
export interface SearchEntry {
  readonly href: string;
  readonly title: string;
  /** Where it belongs to. */
  readonly group: string;
  readonly text: string;
}

/** More would not be read. */
const most = 12;

/* The texts are in the pages' own code already, so no second copy of them is loaded for the search. */
const { hosts, topics, upkeep } = guide.parts;

/** Everything that the pages for developers are about. */
export const entries: readonly SearchEntry[] = [
  ...hosts.flatMap((part) => entriesOf(part, guide.start)),
  ...topics.flatMap((part) => entriesOf(part, guide.topics)),
  ...upkeep.flatMap((part) => entriesOf(part, guide.upkeep)),
  ...entriesOf(changes, guide.upkeep, changesPath),
  ...elements.flatMap(entriesOfElement),
  ...search.tools.map(([title, href, text]) => ({ href, title, group: search.tool, text })),
];

function entriesOfElement({ tag, description, attributes, events, parts }: ElementFacts): readonly SearchEntry[] {
  const path = elementPath(tag);
  const within = (section: string, group: string, facts: readonly Fact[], titleOf = (name: string) => name) =>
    facts.map(({ name, description: text }) => ({ href: `${path}#${section}`, title: titleOf(name), group, text }));
  return [
    { href: path, title: tag, group: search.element, text: description },
    ...within('attributes', search.attribute(tag), attributes),
    ...within('events', search.event(tag), events),
    ...within('parts', search.part(tag), parts, (name) => `::part(${name})`),
  ];
}

/** A part of the guide, and each of its sections with what stands below its title. */
function entriesOf({ id, heading, blocks }: GuidePart, group: string, path = partPath(id)): readonly SearchEntry[] {
  const sections: { readonly title: string | undefined; text: string }[] = [];
  let section: (typeof sections)[number] = { title: undefined, text: '' };
  sections.push(section);
  for (const block of blocks) {
    if (typeof block === 'object' && 'title' in block) sections.push((section = { title: block.title, text: '' }));
    else section.text += ` ${wordsIn(block)}`;
  }
  return sections.map(({ title, text }) => ({
    href: title === undefined ? path : `${path}#${sectionId(title)}`,
    title: title ?? heading,
    group: title === undefined ? group : heading,
    text: text.trim(),
  }));
}

/** A block's words, without the marks of links and code. */
function wordsIn(block: Exclude<GuideBlock, { readonly title: string }>): string {
  if (typeof block === 'string') return block.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
  if ('pieces' in block) return block.pieces.map(([, text]) => text).join('');
  if ('columns' in block) return block.rows.flat().map(wordsIn).join(' ');
  return block.map(wordsIn).join(' ');
}

/** What is found by words, the best first. All of them must occur, at the beginning of a word or inside one. */
export function findIn(all: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all
    .map((entry) => ({ entry, worth: worthOf(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Zero if a word does not occur. */
function worthOf({ title, group, text }: SearchEntry, words: readonly string[]): number {
  const places = [
    [title.toLowerCase(), 8],
    [group.toLowerCase(), 3],
    [text.toLowerCase(), 2],
  ] as const;
  const worths = words.map((word) =>
    Math.max(
      ...places.map(([place, weight]) => (beginsIn(place, word) ? weight : place.includes(word) ? weight / 2 : 0)),
    ),
  );
  if (worths.includes(0)) return 0;
  const isWhole = title.toLowerCase() === words.join(' ');
  return worths.reduce((sum, worth) => sum + worth, isWhole ? 8 : 0);
}

/** Whether a word of the text begins so. */
const beginsIn = (text: string, beginning: string): boolean => {
  const at = text.indexOf(beginning);
  return at === 0 || (at > 0 && !/[a-z\d]/.test(text[at - 1] ?? ''));
};

import { elements } from 'virtual:elements';
import { changes } from './changes-part.ts';
import { changesPath, partPath } from './docs-nav.tsx';
import type { ElementFacts } from './element-facts.ts';
import { elementPath } from './element-path.ts';
import { eventRows, shownValues, sizesOf } from './element-words.ts';
import { frameworkSnippet } from './framework-snippet.ts';
import type { GuideBlock, GuidePart, GuideTable } from './guide-part.ts';
import { guide } from './guide.messages.ts';
import { landing } from './landing.messages.ts';
import { writtenAttributes } from './playground-choice.ts';
import { isShown, playgroundPath } from './playground-path.ts';
import { playground } from './playground.messages.ts';
import { reference } from './reference.messages.ts';
import { search } from './search/search.messages.ts';
import { exampleOrigin } from './use-origin.ts';

const { hosts, topics, upkeep } = guide.parts;
const root = '/developers';

/**
 * A page for developers as Markdown, from the texts that the page itself shows. Served only: no browser loads this module.
 * @param path of the page: `/developers/guide/react`
 * @returns nothing where there is no such page
 */
export function markdownAt(path: string, origin: string): string | undefined {
  const part = [...hosts, ...topics, ...upkeep].find(({ id }) => partPath(id) === path);
  const facts = elements.find(({ tag }) => elementPath(tag) === path);
  const text = part ? partText(part) : facts ? elementText(facts) : otherPages.get(path)?.();
  return text === undefined ? undefined : ours(text, origin);
}

/** The list of all pages for language models, as llmstxt.org has it: `/llms.txt`. */
export const llmsText = (origin: string): string =>
  ours(`# Yantra\n\n> ${landing.description}\n\n${landing.lede} ${landing.pasteLede}\n\n${contents()}`, origin);

/** This marketplace's address in place of the example's, and before addresses that begin with a slash. */
const ours = (text: string, origin: string): string =>
  text.replaceAll(exampleOrigin, origin).replaceAll(/\]\((?=\/)/g, `](${origin}`);

const landingText = (): string =>
  [
    `# ${landing.title}`,
    landing.lede,
    fenced('html', frameworkSnippet('html', snippetFacts(elements.find(({ tag }) => tag === mainTag)))),
    `${landing.pasteLede} ${landing.otherHosts}`,
    landing.says.map(([heading, text]) => `- **${heading}**: ${text}`).join('\n'),
    landing.facts.map(([heading, text, [label, href]]) => `- **${heading}**: ${text} [${label}](${href})`).join('\n'),
    contents(),
  ].join('\n\n');

const mainTag = 'yantra-equipment-carousel';

const playgroundText = (): string =>
  [
    `# ${playground.title}`,
    playground.description,
    elements
      .filter(({ tag }) => isShown(tag))
      .map(({ tag, description }) => `- [${tag}](${playgroundPath(tag)}): ${description}`)
      .join('\n'),
  ].join('\n\n');

const otherPages: ReadonlyMap<string, () => string> = new Map([
  [root, landingText],
  [`${root}/playground`, playgroundText],
  [changesPath, () => partText(changes)],
]);

/** Links to all pages, as Markdown. */
function contents(): string {
  const list = (heading: string, links: readonly (readonly [string, string, string])[]): string =>
    `## ${heading}\n\n${links.map(([name, href, about]) => `- [${name}](${href}): ${about}`).join('\n')}`;
  const ofParts = (parts: readonly GuidePart[]) =>
    parts.map(({ id, heading, blocks }) => [heading, `${partPath(id)}.md`, firstSentence(blocks)] as const);
  const ofChanges = [changes.heading, `${changesPath}.md`, firstSentence(changes.blocks)] as const;
  const ofElements = elements.map(({ tag, description }) => [tag, `${elementPath(tag)}.md`, description] as const);
  const lists = [
    list(guide.start, ofParts(hosts)),
    list(guide.elements, ofElements),
    list(guide.topics, ofParts(topics)),
    list(guide.upkeep, [...ofParts(upkeep), ofChanges]),
    list(search.toolsHeading, search.tools),
  ];
  return `${lists.join('\n\n')}\n`;
}

function firstSentence(blocks: readonly GuideBlock[]): string {
  const first = blocks.find((block) => typeof block === 'string') ?? '';
  return /^.*?[.:](?=\s|$)/.exec(first)?.[0].replace(/:$/, '.') ?? first;
}

const partText = ({ heading, blocks }: GuidePart): string => `# ${heading}\n\n${blocks.map(blockText).join('\n\n')}\n`;

function blockText(block: GuideBlock): string {
  if (typeof block === 'string') return block;
  if ('pieces' in block) {
    return `${block.label}:\n\n${fenced(block.language, block.pieces.map(([, text]) => text).join(''))}`;
  }
  if ('title' in block) return `## ${block.title}`;
  if ('columns' in block) return table(block);
  return block.map((point) => `- ${point}`).join('\n');
}

const fenced = (language: string, code: string): string =>
  `\`\`\`${language === 'plain' ? '' : language}\n${code.replace(/\n*$/, '\n')}\`\`\``;

const table = ({ columns, rows }: Pick<GuideTable, 'columns' | 'rows'>): string =>
  [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const snippetFacts = (facts: ElementFacts | undefined) => ({
  tag: facts?.tag ?? mainTag,
  attributes: facts ? writtenAttributes({ tag: facts.tag, values: shownValues(facts.tag) }, facts) : [],
  event: facts?.events[0]?.name,
});

const code = (text: string): string => `\`${text}\``;

/** A section, if it has rows. */
const section = (
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  lede?: string,
): readonly string[] =>
  rows.length === 0 ? [] : [`## ${heading}`, ...(lede === undefined ? [] : [lede]), table({ columns, rows })];

function elementText(facts: ElementFacts): string {
  const { tag, description, attributes, events, slots, states, parts, properties } = facts;
  const named = parts.map((one) => [code(`::part(${one.name})`), reference.part, one.description]);
  const styled = properties.map((one) => [
    code(one.name),
    reference.property,
    [code(one.default), one.description].filter(Boolean).join(', '),
  ]);
  const texts = [
    `# \`<${tag}>\``,
    description,
    fenced('html', frameworkSnippet('html', snippetFacts(facts))),
    ...section(
      reference.attributes,
      reference.attributeColumns,
      attributes.map((one) => [code(one.name), code(one.type.text), one.default ?? '–', one.description]),
    ),
    ...section(
      reference.events,
      reference.eventColumns,
      isShown(tag) ? eventRows(events).map(([name, detail, when]) => [code(name), code(detail), when]) : [],
    ),
    ...section(
      reference.slots,
      reference.slotColumns,
      slots.map((one) => [one.name === '' ? reference.content : code(one.name), one.description]),
    ),
    ...section(
      reference.states,
      reference.stateColumns,
      states.map((state) => [code(state), reference.everyState[state] ?? '']),
      reference.statesLede,
    ),
    ...(isShown(tag) ? [`## ${reference.sizes}`, sizesOf(facts).join(' ')] : []),
    ...section(reference.parts, reference.partColumns, [...named, ...styled]),
  ];
  return `${texts.join('\n\n')}\n`;
}

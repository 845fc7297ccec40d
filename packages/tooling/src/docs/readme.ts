/** The region of a widget's README that is generated from its table. */
import { byPackageLine, defaultOf, eventOf, propertyOf, sharedLine } from './every-element.ts';
import type { ElementTable } from './tables.ts';

const opening = '<!-- element -->';
const closing = '<!-- /element -->';

/** @param isWidget whether it has a property for each attribute, and the common part of widgets @returns Markdown, with unaligned tables */
export function elementRegion({ tag, description, attributes, events, parts }: ElementTable, isWidget = true): string {
  const attributeRows = Object.entries(attributes).map(([name, attribute]) => [
    code(name),
    ...(isWidget ? [code(propertyOf(name))] : []),
    attribute.type,
    code(defaultOf(attribute)),
    attribute.description,
  ]);
  const eventRows = Object.entries(events).map(([name, event]) => [
    code(eventOf(name)),
    event.cancelable === true ? 'yes' : 'no',
    event.description,
  ]);
  const partRows = Object.entries(parts).map(([name, what]) => [code(`::part(${name})`), what]);
  return [
    `## ${code(`<${tag}>`)}`,
    description,
    ...table(['attribute', ...(isWidget ? ['property'] : []), 'type', 'default', 'what it does'], attributeRows),
    ...table(['event', 'cancelable', 'what it means'], eventRows),
    ...table(['part', 'what it is'], partRows),
    ...(isWidget ? [sharedLine, byPackageLine(tag.replace('yantra-', '@yantra/'), tag)] : []),
  ].join('\n\n');
}

/** @returns the README with this region; a README without one gets it at its end */
export function withRegion(readme: string, region: string): string {
  const written = `${opening}\n\n${region.trim()}\n\n${closing}`;
  const from = readme.indexOf(opening);
  const to = readme.indexOf(closing, from);
  if (from < 0 || to < 0) return `${readme.trimEnd()}\n\n${written}\n`;
  return readme.slice(0, from) + written + readme.slice(to + closing.length);
}

const code = (text: string | undefined): string => (text === undefined ? '' : `\`${text}\``);

/** Empty without rows. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return [[heads, heads.map(() => '---'), ...rows].map(row).join('\n')];
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;

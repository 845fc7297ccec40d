import { attempt, formatRupees } from '@yantra/domain';
import type { messages } from './audit.messages.ts';
import type { Entry } from './sentence.ts';

/** One value before and after; a reason or a filter has one text alone. */
export interface Change {
  readonly name: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly text?: string | undefined;
}

/** What an entry keeps beside its sentence. */
export function changesOf({ facts }: Pick<Entry, 'facts'>, texts: typeof messages): readonly Change[] {
  const { before, after, reason, fields, filter } = facts;
  const [old, now] = [valuesIn(before), valuesIn(after)];
  const changes: Change[] = [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
    name: nameOf(name, texts),
    before: name in old ? valueText(name, old[name], texts) : undefined,
    after: name in now ? valueText(name, now[name], texts) : undefined,
  }));
  if (reason) changes.push({ name: texts.reason, text: reason });
  if (fields)
    changes.push({
      name: texts.changed,
      text: fields
        .split(' ')
        .map((name) => nameOf(name, texts))
        .join(', '),
    });
  if (filter) changes.push({ name: texts.filter, text: filter });
  return changes;
}

/* A text alone has no name. */
function valuesIn(text: string | undefined): Readonly<Record<string, string>> {
  if (text === undefined) return {};
  const found = text.startsWith('{') ? attempt(() => JSON.parse(text) as unknown) : undefined;
  if (typeof found !== 'object' || found === null) return { '': text };
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]));
}

const ofPeriod = /^(price|discount)(\d+)(?:Month|Year)$/;

function nameOf(name: string, texts: typeof messages): string {
  const [, what, count = ''] = ofPeriod.exec(name) ?? [];
  const months = name.endsWith('Year') ? '12' : count;
  if (what === 'price') return texts.priceOf(months);
  if (what === 'discount') return texts.discountOf(months);
  return Object.hasOwn(texts.values, name) ? texts.values[name as keyof typeof texts.values] : name;
}

function valueText(name: string, value: string | undefined, texts: typeof messages): string {
  if (value === undefined || value === '') return texts.nothing;
  if (name.startsWith('price') && ofPeriod.test(name)) return formatRupees(Number(value), 2);
  if (name.startsWith('discount')) return `${value} %`;
  if (value === 'true' || value === 'false') return value === 'true' ? texts.yes : texts.no;
  return name === '' && Object.hasOwn(texts.roles, value) ? texts.roles[value as keyof typeof texts.roles] : value;
}

import type { LogLine } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';

/** What stands in the log: a day, or a line of it. */
export type LogItem =
  | { readonly kind: 'day'; readonly at: string }
  | {
      readonly kind: 'line';
      readonly line: LogLine;
      /** The quote before, where this one is a newer version. */
      readonly before?: { readonly version: number; readonly total: number } | undefined;
    };

/** Lines under the days on which they were written. */
export function logItems(lines: readonly LogLine[]): readonly LogItem[] {
  const items: LogItem[] = [];
  let day: string | undefined;
  let before: { readonly version: number; readonly total: number } | undefined;
  for (const line of lines) {
    const its = dayInIndia(new Date(line.at));
    if (its !== day) items.push({ kind: 'day', at: line.at });
    day = its;
    const { kind, version, total } = line;
    if (kind === 'quote' && version !== undefined && total !== undefined) {
      items.push({ kind: 'line', line, before });
      before = { version, total };
    } else items.push({ kind: 'line', line });
  }
  return items;
}

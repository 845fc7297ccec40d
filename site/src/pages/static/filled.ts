import { type RetentionName, countedSpan, retention } from '@yantra/domain';
import { reach } from '../../layout/reach.ts';
import { places } from './places.ts';
import type { messages } from './static.messages.ts';

const isIn = <Known extends object>(known: Known, name: string): name is Extract<keyof Known, string> =>
  Object.hasOwn(known, name);

/**
 * A text with what its braces name: a way to reach us becomes a link, a kept thing the time it is kept for. What is unknown stays, for a test to find.
 * @param spans how the language says times
 */
export const filled = (text: string, spans: (typeof messages)['spans']): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    if (isIn(reach, name)) return `[${reach[name].shown}](${name})`;
    return isIn(retention, name) ? spanIn(spans, name) : whole;
  });

function spanIn(spans: (typeof messages)['spans'], name: RetentionName): string {
  const { count, unit } = countedSpan(retention[name]);
  return spans[unit](count);
}

/** Where a link of these texts leads, without a language; undefined for a place that there is not. */
export const addressOf = (place: string): string | undefined => {
  if (isIn(places, place)) return places[place];
  return isIn(reach, place) ? reach[place].href : undefined;
};

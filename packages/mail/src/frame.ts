import type { DrawnMail } from '@yantra/domain';
import type { Letter } from './letter.ts';
import { linkOf } from './link.ts';
import { openingOf, pageOf } from './page.ts';

/** Both parts of a mail, with the same content. @throws TypeError for an address that is not a link */
export function drawLetter(whole: Letter): DrawnMail {
  const letter = { ...whole, facts: whole.facts.slice(0, mostFacts) };
  return { subject: oneLine(letter.subject), text: textOf(letter), html: pageOf(letter) };
}

/* More is for the page it leads to. */
const mostFacts = 6;

/** A header has one line. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The same as the HTML part, in the same order. */
function textOf({ state, title, facts, note, way, foot, more = [], contact, never, ...letter }: Letter): string {
  const parts = [
    state?.words,
    title,
    ...openingOf(letter),
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    note,
    way && `${way.label}:\n${linkOf(way.address)}`,
    `-- \nYantra\n${foot}\n${[...more, contact].map(({ label, address }) => `${label}: ${linkOf(address)}`).join('\n')}\n${never}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

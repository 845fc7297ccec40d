import type { DrawnMail } from '@yantra/domain';
import { linkOf } from './html.ts';
import type { Letter } from './letter.ts';
import { pageOf } from './page.ts';

/** Both parts of a mail, with the same content. @throws TypeError for an address that is not a link */
export const drawLetter = (letter: Letter): DrawnMail => ({
  subject: letter.subject,
  text: textOf(letter),
  html: pageOf(letter),
});

function textOf({ greeting, says, facts, way, note, foot, more = [], contact, never }: Letter): string {
  const parts = [
    greeting,
    ...says,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    way && `${way.label}:\n${linkOf(way.address)}`,
    note,
    `-- \nYantra\n${foot} ${[...more, contact].map(({ label, address }) => `${label}: ${linkOf(address)}`).join('\n')}\n${never}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

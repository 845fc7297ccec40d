import type { getAuditLog, OutputOf } from '@yantra/contract/calls';
import { auditKinds, isAuditKind } from '@yantra/domain';
import { addressOf } from '../address.ts';
import { pageOfPerson } from '../person-address.ts';
import type { messages } from './audit.messages.ts';
import type { deedMessages } from './deeds.messages.ts';

export type Entry = OutputOf<typeof getAuditLog>['entries'][number];

/** The texts that entries are told in. */
export interface AuditTexts {
  readonly texts: typeof messages;
  readonly deeds: typeof deedMessages;
}

/** A part of a sentence: plain, the person who did it, or something else that is named, with where it leads. */
export interface Piece {
  readonly text: string;
  readonly is?: 'who' | 'named';
  readonly href?: string | undefined;
}

const subjectIn = (kind: string) => (isAuditKind(kind) ? auditKinds[kind].subject : 'none');

/** A deed in a few words; one of another version by its own name. */
export const deedName = (kind: string, deeds: typeof deedMessages): string =>
  isAuditKind(kind) ? deeds[kind].name : kind;

/** What happened, as pieces of a sentence. */
export function sentenceOf(entry: Entry, { texts, deeds }: AuditTexts): readonly Piece[] {
  const { kind } = entry;
  const said: string = isAuditKind(kind) ? deeds[kind].said : texts.other(kind);
  return said
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? pieceOf(part.slice(1, -1), entry, texts) : { text: part }));
}

/** The same as a text. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function pieceOf(name: string, entry: Entry, texts: typeof messages): Piece {
  if (name === 'who')
    return { text: whoIn(entry, texts), is: 'who', href: entry.who?.name ? pageOfPerson(entry.who.id) : undefined };
  if (name === 'what') return subjectPiece(entry, texts);
  const person = entry.people[name];
  if (person !== undefined)
    return {
      text: person.name ?? texts.left,
      is: 'named',
      href: person.name === null ? undefined : pageOfPerson(person.id),
    };
  const fact = entry.facts[name] ?? '—';
  return { text: name === 'right' ? roleText(fact, texts) : fact };
}

/** A role or a right in words. */
export const roleText = (role: string, { roles }: typeof messages): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role;

/** Who did it, or whom it tells of. */
export const whoIn = ({ who }: Entry, texts: typeof messages): string =>
  who === null ? texts.system : (who.name ?? texts.left);

function subjectPiece({ kind, subject }: Entry, texts: typeof messages): Piece {
  const is = subjectIn(kind);
  if (is === 'none') return { text: '—' };
  if (subject === null || subject.name === null) return { text: texts.gone[is], is: 'named' };
  const { id, name } = subject;
  const searched = (path: string) => addressOf(`${path}?search=${encodeURIComponent(name)}`);
  const addresses = {
    person: pageOfPerson(id),
    machine: addressOf(`/equipments-list/view/${encodeURIComponent(id)}`),
    plan: addressOf(`/subscription-admin/view/${encodeURIComponent(id)}`),
    lead: addressOf(`/leads?search=${encodeURIComponent(name)}&lead=${encodeURIComponent(id)}`),
    order: searched('/admin-payments'),
    purchase: searched('/admin-payments'),
    // The two addresses are the other way round than their screens' titles.
    category: searched('/master/master-equipment-category'),
    type: searched('/master/master-equipment-type'),
  };
  return { text: name, is: 'named', href: addresses[is] };
}

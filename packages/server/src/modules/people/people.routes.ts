import {
  blockPerson,
  changePersonEmail,
  changePersonPhone,
  endPersonSessions,
  getPerson,
  getPersonLeads,
  getPersonNotes,
  getPersonPayments,
  getPersonSessions,
  savePersonNotes,
  sendEmailAgain,
  unblockPerson,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Blocking } from './blocking.service.ts';
import type { Contacts } from './contacts.service.ts';
import type { Notes } from './notes.service.ts';
import type { People } from './people.service.ts';

interface PeopleParts {
  readonly people: People;
  readonly blocking: Blocking;
  readonly contacts: Contacts;
  readonly notes: Notes;
}

export const peopleRoutes = ({ people, blocking, contacts, notes }: PeopleParts): BoundCall[] => [
  bind(getPerson, ({ id }) => people.one(id)),
  bind(getPersonLeads, (input) => people.leads(input)),
  bind(getPersonPayments, (input) => people.payments(input)),
  bind(getPersonSessions, ({ id }, context) => people.sessions(id, callerIn(context))),
  bind(getPersonNotes, ({ id }) => notes.of(id)),
  bind(savePersonNotes, (input, context) => notes.save(input, callerIn(context))),
  bind(blockPerson, (input, context) => blocking.block(input, callerIn(context))),
  bind(unblockPerson, (input, context) => blocking.unblock(input, callerIn(context))),
  bind(endPersonSessions, (input, context) => blocking.endSessions(input, callerIn(context))),
  bind(changePersonPhone, (input, context) => contacts.changePhone(input, callerIn(context))),
  bind(changePersonEmail, (input, context) => contacts.changeEmail(input, callerIn(context))),
  bind(sendEmailAgain, ({ id }, context) => contacts.sendEmailAgain(id, callerIn(context))),
];

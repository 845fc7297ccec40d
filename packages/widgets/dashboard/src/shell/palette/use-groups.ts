import { useMessages } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { useMemo } from 'react';
import { addressOf } from '../../kit/address.ts';
import { paymentAddress } from '../../kit/payments/payment-address.ts';
import { personAddress } from '../../kit/person-address.ts';
import { sidebarOf } from '../nav.ts';
import { messages as shellTexts } from '../shell.messages.ts';
import { type Entry, type Found, pagesFor } from './entries.ts';
import { messages } from './palette.messages.ts';

/** Entries of one kind, with a heading. */
export interface Group {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The entries in groups; empty groups are left out. */
export function useGroups(user: LoggedUser, term: string, found: Found): readonly Group[] {
  const texts = useMessages(messages);
  const shell = useMessages(shellTexts);
  return useMemo(
    () =>
      [
        { label: texts.machines, entries: machinesOf(found) },
        { label: texts.leads, entries: leadsOf(found) },
        { label: texts.people, entries: peopleOf(found) },
        { label: texts.payments, entries: paymentsOf(found) },
        { label: texts.pages, entries: pagesOf(user, term, shell) },
        { label: texts.actions, entries: actionsOf(user, term, texts) },
      ].filter(({ entries }) => entries.length > 0),
    [user, term, found, texts, shell],
  );
}

const machinesOf = ({ machines }: Found): readonly Entry[] =>
  machines.map((machine) => ({
    id: `machine-${machine.id}`,
    href: addressOf(`/equipments-list/view/${encodeURIComponent(machine.id)}`),
    kind: 'machine',
    machine,
  }));

const leadsOf = ({ leads }: Found): readonly Entry[] =>
  leads.map((lead) => ({
    id: `lead-${lead.id}`,
    href: `${addressOf('/leads')}?lead=${encodeURIComponent(lead.id)}`,
    kind: 'lead',
    lead,
  }));

const peopleOf = ({ people }: Found): readonly Entry[] =>
  people.map((person) => ({
    id: `person-${person.id}`,
    href: personAddress(person.role, 'view', person.id),
    kind: 'person',
    person,
  }));

const paymentsOf = ({ payments }: Found): readonly Entry[] =>
  payments.map((payment) => ({
    id: `payment-${payment.orderId}`,
    href: paymentAddress(payment.orderId),
    kind: 'payment',
    payment,
  }));

function pagesOf(user: LoggedUser, term: string, shell: typeof shellTexts): readonly Entry[] {
  const { links, watch, master } = sidebarOf(user, shell);
  return pagesFor([...links, ...watch, ...master], term).map(({ path, label, glyph }) => ({
    id: `page-${path}`,
    href: addressOf(path),
    kind: 'page',
    label,
    glyph,
  }));
}

function actionsOf({ role }: LoggedUser, term: string, texts: typeof messages): readonly Entry[] {
  const own: readonly Entry[] = [
    { id: 'add', href: addressOf('/add-equipment'), kind: 'action', label: texts.add(''), glyph: 'plus' },
    { id: 'import', href: addressOf('/equipments-list/import'), kind: 'action', label: texts.import, glyph: 'upload' },
  ];
  const onSite: Entry = {
    id: 'site',
    href: `/equipments/${encodeURIComponent(term)}`,
    kind: 'action',
    label: texts.onSite(term),
    glyph: 'out',
  };
  return [...(role === 'admin' ? [] : own), ...(term === '' ? [] : [onSite])];
}

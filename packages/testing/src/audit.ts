/** Entries of the audit log for stories and tests. */
import type { getAuditCheck, getAuditLog, OutputOf } from '@yantra/contract/calls';
import type { MockAnswers } from './mock-client.ts';

type Entry = OutputOf<typeof getAuditLog>['entries'][number];
type Check = OutputOf<typeof getAuditCheck>;

const meera = { id: 'a1', name: 'Meera Iyer', role: 'admin' };
const rohit = { id: 's1', name: 'Rohit Deshpande', role: 'supplier' };

/** An entry; by default an admin who changed the price of a plan. */
export const makeAuditEntry = (some: Partial<Entry> = {}): Entry => ({
  id: '48212',
  at: '2026-11-24T05:08:00.000Z',
  kind: 'plan.changed',
  who: meera,
  subject: { id: '3', name: 'BUSINESS' },
  facts: {},
  people: {},
  device: 'Chrome on macOS',
  isWhole: true,
  ...some,
});

const told: readonly Partial<Entry>[] = [
  { facts: { before: '{"price1Year":"24990","active":"true"}', after: '{"price1Year":"23990.4","active":"false"}' } },
  {
    kind: 'payment.refunded',
    who: { id: 'u2', name: 'Sunita Jadhav', role: 'user' },
    subject: { id: 'YN-2026-00377', name: 'YN-2026-00377' },
    device: null,
  },
  { kind: 'key.changed', who: null, subject: null, facts: { detail: 'sessions' }, device: null },
  {
    kind: 'lead.assigned',
    subject: { id: 'l1', name: 'Prakash Iyer' },
    people: { to: { id: 's1', name: 'Rohit Deshpande' } },
  },
  {
    kind: 'role.changed',
    who: { id: 'u7', name: null, role: '' },
    subject: null,
    facts: { before: 'user', after: 'supplier' },
    device: null,
    at: '2026-11-23T12:50:00.000Z',
  },
  {
    kind: 'machine.deleted',
    who: rohit,
    subject: { id: 'm1', name: null },
    device: 'Samsung Internet on Android',
    at: '2026-11-23T12:25:00.000Z',
  },
  {
    kind: 'customer.changed',
    subject: { id: 'u3', name: 'Vijay Traders & Earthmovers Private Limited' },
    facts: { fields: 'last_name city', reason: 'Asked by phone; papers seen' },
    at: '2026-11-23T10:32:00.000Z',
  },
  {
    kind: 'login.succeeded',
    who: rohit,
    subject: null,
    device: 'Firefox on Windows',
    at: '2026-11-22T06:00:00.000Z',
  },
];

/** One entry of each look, over three days. */
export const auditEntries: readonly Entry[] = told.map((some, index) =>
  makeAuditEntry({ id: String(48_212 - index), ...some }),
);

/** A log that was checked and found whole. */
export const auditCheck: Check = {
  entries: 48_212,
  head: `9f2c${'0'.repeat(56)}e81a`,
  checking: null,
  last: { at: '2026-11-24T05:11:00.000Z', tookMs: 840, entries: 48_212, broken: null },
};

export const auditAnswers = {
  getAuditLog: ({ olderThan }) => ({
    entries: olderThan
      ? [makeAuditEntry({ id: '7', kind: 'plan.added', at: '2026-11-20T06:00:00.000Z' })]
      : auditEntries,
    older: olderThan ? null : '2026-11-22T06:00:00.000000Z_48205',
    ...(!olderThan && { counts: { plans: 1, people: 3, machines: 1, money: 1, logIns: 3 }, total: 9 }),
  }),
  exportAuditLog: () => ({ entries: auditEntries, older: null }),
  getAuditCheck: () => auditCheck,
  checkAuditLog: () => ({ hasBegun: true }),
} satisfies MockAnswers;

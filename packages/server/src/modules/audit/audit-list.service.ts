import type { exportAuditLog, getAuditLog, InputOf, OutputOf } from '@yantra/contract/calls';
import {
  type AuditGroup,
  auditGroups,
  auditKinds,
  auditKindsOf,
  firstMomentOf,
  inputLimits,
  isAuditKind,
} from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { entriesOf } from './audit-entries.ts';
import * as queries from './audit-list.queries.ts';
import { appendAudit } from './audit.ts';

type Input = InputOf<typeof getAuditLog>;
type Page = OutputOf<typeof getAuditLog>;

/** The audit log for admins to read. */
export type AuditLog = ReturnType<typeof createAuditLog>;

export function createAuditLog({ db, clock }: DbAndClock) {
  async function questionOf({ searchTerm, group, kind, who, userId, days }: Input): Promise<queries.AuditQuestion> {
    return {
      found: searchTerm ? await queries.findNamed(db, searchTerm) : undefined,
      kinds: kind === undefined ? group && auditKindsOf(group) : [kind],
      who,
      userId: userId === undefined || isUuid(userId) ? userId : nobody,
      from: days === undefined ? undefined : firstMomentOf(days, clock.now()),
    };
  }
  async function pageOf(input: Input, question: queries.AuditQuestion, admins: readonly string[], limit: number) {
    const olderThan = input.olderThan === undefined ? undefined : placeIn(input.olderThan);
    const rows = await queries.auditRows(db, question, { admins, olderThan, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      entries: await entriesOf(db, shown),
      older: rows.length > limit && last !== undefined ? `${last.at}Z_${last.id}` : null,
    };
  }
  return {
    /** A page; the first one with the counts of the groups. */
    async page(input: Input): Promise<Page> {
      const [question, admins] = [await questionOf(input), await queries.adminIds(db)];
      const page = await pageOf(input, question, admins, inputLimits.auditEntries);
      if (input.olderThan !== undefined) return page;
      const isOneKind = input.kind !== undefined;
      const kinds = await queries.kindCounts(db, isOneKind ? question : { ...question, kinds: undefined }, admins);
      const counts = Object.fromEntries(auditGroups.map((group) => [group, 0])) as Record<AuditGroup, number>;
      let all = 0;
      for (const { kind, n } of kinds) {
        all += n;
        if (isAuditKind(kind)) counts[auditKinds[kind].group] += n;
      }
      const total = input.group === undefined || isOneKind ? all : counts[input.group];
      return { ...page, counts, total };
    },
    /** A larger page for a file; that it was taken is written down, once a file. */
    async exported(
      input: InputOf<typeof exportAuditLog>,
      { userId, sessionId }: Caller,
    ): Promise<OutputOf<typeof exportAuditLog>> {
      const { olderThan, searchTerm, ...filter } = input;
      if (olderThan === undefined) {
        // Not the term: it may be somebody's name or phone, which would stay here for ever.
        const { group = '', kind = '', who = '', days = 0 } = filter;
        const facts = {
          filter: [group, kind, who, days > 0 ? `${days} days` : '', searchTerm ? 'a word' : '']
            .filter(Boolean)
            .join(', '),
        };
        await appendAudit(db, { at: clock.now(), kind: 'audit.exported', userId, sessionId, facts });
      }
      return pageOf(input, await questionOf(input), await queries.adminIds(db), inputLimits.auditEntriesOfFile);
    },
  };
}

/* Matches no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

const placeIn = (text: string): queries.AuditPlaceText => {
  const [at = '', id = ''] = text.split('_');
  return { at, id };
};

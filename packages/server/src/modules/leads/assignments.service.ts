import type { assignLead, getLeadAssignees, InputOf, OutputOf } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import * as queries from './assignments.queries.ts';

/** Gives leads to owners and to the staff, for admins. */
export type Assignments = ReturnType<typeof createAssignments>;

const mostOffered = 20;

export function createAssignments({ db, clock }: DbAndClock) {
  return {
    /** @throws AppError `lead.unknown` */
    async assignees({ id, searchTerm }: InputOf<typeof getLeadAssignees>): Promise<OutputOf<typeof getLeadAssignees>> {
      const lead = isUuid(id) ? await queries.findLead(db, id) : undefined;
      if (lead === undefined) throw new AppError('lead.unknown');
      const rows = await queries.assigneesFor(db, lead, { searchTerm, limit: mostOffered });
      return rows.map(({ is_staff: isStaff, ...row }) => ({ ...row, isStaff }));
    },
    /** The same person again changes nothing and tells nobody. @throws AppError `lead.unknown`, `request.invalid` for somebody who gets no leads */
    async assign(
      { id, userId: to }: InputOf<typeof assignLead>,
      { userId, sessionId }: Caller,
    ): Promise<OutputOf<typeof assignLead>> {
      const at = clock.now();
      return db.transaction().execute(async (trx) => {
        const lead = isUuid(id) ? await queries.lockLead(trx, id) : undefined;
        if (lead === undefined) throw new AppError('lead.unknown');
        const before = await queries.assigneeOf(trx, id);
        if (to === undefined) {
          if (before === undefined) return { assignee: null };
          await queries.removeAssignment(trx, id);
          const facts = { from: before };
          await appendAudit(trx, { at, kind: 'lead.unassigned', userId, sessionId, subjectId: id, facts });
          return { assignee: null };
        }
        const assignee = isUuid(to) ? await queries.findAssignee(trx, to) : undefined;
        if (assignee === undefined) throw new AppError('request.invalid', { userId: wrong('assignee.unknown') });
        if (before === to) return { assignee };
        await queries.putAssignment(trx, { requirement_id: id, user_id: to, assigned_by: userId, assigned_at: at });
        const facts = { to, ...(before !== undefined && { from: before }) };
        await appendAudit(trx, { at, kind: 'lead.assigned', userId, sessionId, subjectId: id, facts });
        const told = { requirementId: id, category: lead.category, cityId: lead.city_id };
        // Who takes it themselves knows it.
        const people = to === userId ? [] : [{ userId: to }];
        await tell(trx, { kind: 'leadAssigned', key: `${id} ${at.toISOString()}`, facts: told, at }, people);
        return { assignee };
      });
    },
  };
}

import { checkAuditLog, exportAuditLog, getAuditCheck, getAuditLog } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { AuditCheck } from './audit-check.ts';
import type { AuditLog } from './audit-list.service.ts';

export const auditRoutes = (log: AuditLog, check: AuditCheck): BoundCall[] => [
  bind(getAuditLog, (input) => log.page(input)),
  bind(exportAuditLog, (input, context) => log.exported(input, callerIn(context))),
  bind(getAuditCheck, () => check.state()),
  bind(checkAuditLog, async () => ({ hasBegun: await check.begin() })),
];

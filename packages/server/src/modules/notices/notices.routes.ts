import {
  addAnnouncement,
  endAnnouncement,
  getAnnouncements,
  getNotices,
  setMaintenance,
  updateAnnouncement,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Announcements } from './announcements.service.ts';
import type { Maintenance } from './maintenance.ts';

export const noticesRoutes = (announcements: Announcements, maintenance: Maintenance): BoundCall[] => [
  bind(getNotices, ({ locale }, context) =>
    announcements.notices({ locale: locale ?? context.locale }, callerIn(context)),
  ),
  bind(getAnnouncements, () => announcements.list()),
  bind(addAnnouncement, (input, context) => announcements.add(input, callerIn(context))),
  bind(updateAnnouncement, async (input, context) => ({
    version: await announcements.update(input, callerIn(context)),
  })),
  bind(endAnnouncement, ({ id }, context) => announcements.end(id, callerIn(context))),
  bind(setMaintenance, (input, context) => maintenance.set(input, callerIn(context))),
];

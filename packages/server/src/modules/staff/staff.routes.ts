import { getStaff, giveRight, takeRight } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Staff } from './staff.service.ts';

export const staffRoutes = (staff: Staff): BoundCall[] => [
  bind(getStaff, () => staff.list()),
  bind(giveRight, async (input, context) => staff.give(input, callerIn(context))),
  bind(takeRight, async (input, context) => staff.take(input, callerIn(context))),
];

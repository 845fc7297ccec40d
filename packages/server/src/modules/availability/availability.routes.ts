import {
  addCommitment,
  changeCommitment,
  freeCommitment,
  getAvailability,
  getCalendars,
  getFleet,
  makeCalendar,
  putBackCommitment,
  revokeCalendar,
  setUnits,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Calendars } from './calendars.service.ts';
import { createCommitments } from './commitments.service.ts';
import { createFleet, type FleetParts } from './fleet.service.ts';
import { createFreeDays } from './free-days.ts';
import { createUnits } from './units.ts';

export function availabilityRoutes(parts: FleetParts & { readonly calendars: Calendars }): BoundCall[] {
  const { calendars } = parts;
  const commitments = createCommitments(parts);
  const freeDays = createFreeDays(parts);
  const fleet = createFleet(parts);
  const changeUnits = createUnits(parts);
  return [
    bind(getAvailability, (input, { caller }) => freeDays(input, caller)),
    bind(getFleet, (input, context) => fleet(input, callerIn(context))),
    bind(addCommitment, (input, context) => commitments.add(input, callerIn(context))),
    bind(changeCommitment, (input, context) => commitments.change(input, callerIn(context))),
    bind(freeCommitment, (input, context) => commitments.free(input, callerIn(context))),
    bind(putBackCommitment, (input, context) => commitments.putBack(input, callerIn(context))),
    bind(setUnits, (input, context) => changeUnits(input, callerIn(context))),
    bind(getCalendars, (_, context) => calendars.list(callerIn(context))),
    bind(makeCalendar, (input, context) => calendars.make(input, callerIn(context))),
    bind(revokeCalendar, ({ id }, context) => calendars.revoke(id, callerIn(context))),
  ];
}

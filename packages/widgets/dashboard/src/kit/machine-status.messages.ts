import type { OwnEquipment } from '@yantra/contract/calls';

/** The state of a machine in two words. */
export const messages = {
  id: 'dashboard.machine-status',
  onRent: 'On rent',
  states: {
    listed: 'On show',
    draft: 'Needs a picture',
    hidden: 'Hidden by us',
    inReview: 'Being looked at',
    unavailable: 'Unavailable',
    notInPlan: 'Not on a plan',
    planEnded: 'Plan ended',
    planBegins: 'Plan begins later',
  } satisfies Record<OwnEquipment['listing'], string>,
} as const;

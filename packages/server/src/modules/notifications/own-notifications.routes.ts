import { getChoices, getNotifications, markRead, setChoices } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { OwnNotifications } from './own-notifications.service.ts';

export const ownNotificationsRoutes = (own: OwnNotifications): BoundCall[] => [
  bind(getNotifications, (input, context) =>
    own.list({ ...input, locale: input.locale ?? context.locale }, callerIn(context)),
  ),
  bind(markRead, (input, context) => own.markRead(input, callerIn(context))),
  bind(getChoices, (input, context) =>
    own.choices({ ...input, locale: input.locale ?? context.locale }, callerIn(context)),
  ),
  bind(setChoices, (input, context) => own.choose(input, callerIn(context))),
];

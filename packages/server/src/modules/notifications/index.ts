export { forgetNotifications } from './forget-notifications.ts';
export { type Gate, type Gates, type Leaving } from './gates.ts';
export { type Notifications } from './notifications.service.ts';
export { type BellState, bellsOf } from './own-notifications.queries.ts';
export { type Happened, newsChannel, type Recipient, tell } from './tell.ts';
export { type Outgoing, SendFailed, type Sender } from './sender.ts';

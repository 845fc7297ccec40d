export { forgetNotifications } from './forget-notifications.ts';
export { type Gate, type Gates, type Leaving } from './gates.ts';
export { type Notifications } from './notifications.service.ts';
export { type BellState, bellsOf } from './own-notifications.queries.ts';
export { createPageMessages, type PageMessages } from './page-messages.ts';
export { type Party, readDeal, tellPage, tellParty } from './tell-page.ts';
export { type Happened, newsChannel, type Recipient, tell } from './tell.ts';
export { type Outgoing, SendFailed, type Sender } from './sender.ts';

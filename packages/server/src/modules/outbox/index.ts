export { forgetOutbox } from './forget-outbox.ts';
export { alsoInOutbox, outboxSender } from './outbox-sender.ts';

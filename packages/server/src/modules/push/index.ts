export { pushSender } from './push-sender.ts';

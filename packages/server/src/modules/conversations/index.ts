export {
  appendLine,
  dealsChannel,
  type LineFacts,
  type Moved,
  movedLately,
  type NewLine,
  placesOf,
} from './append-line.ts';
export { cleanWords } from './clean-words.ts';
export { deedLimit } from './conversations.service.ts';
export { forgetUnsentPictures } from './deal-pictures.ts';
export type { Asker, Standing, StandingOf } from './party.ts';

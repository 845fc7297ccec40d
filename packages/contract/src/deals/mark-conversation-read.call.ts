import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { whole } from '../shapes/input.ts';
import { dealNamed } from './deals.shapes.ts';

export const markConversationRead = defineCall({
  summary: 'Says how far one has read the conversation of a deal; it never goes back.',
  route: 'POST /Deal/MarkConversationRead',
  who: 'anyone',
  input: dealNamed.extend({ place: whole(wrong('position.invalid'), 0) }),
  output: nothing,
  errors: ['deal.unknown', 'requestPage.closed'],
});

import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { requestNamed } from './deals.shapes.ts';

export const closePage = defineCall({
  summary: 'Closes the secret page of a request at once.',
  route: 'POST /Deal/ClosePage',
  who: 'anyone',
  input: requestNamed,
  output: nothing,
  errors: ['requirement.unknown', 'requestPage.closed'],
});

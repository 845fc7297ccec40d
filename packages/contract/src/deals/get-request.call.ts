import { defineCall } from '../define-call.ts';
import { request, requestNamed } from './deals.shapes.ts';

export const getRequest = defineCall({
  summary: 'A request with all its quotes, by its secret page or as one of one’s own.',
  route: 'POST /Deal/GetRequest',
  who: 'anyone',
  input: requestNamed,
  output: request,
  errors: ['requirement.unknown', 'requestPage.closed'],
});

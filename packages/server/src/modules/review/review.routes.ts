import {
  decideReview,
  getReviewItem,
  getReviewQueue,
  putBack,
  reportListing,
  takeDown,
  undoReview,
} from '@yantra/contract/calls';
import { addressIn, bind, type BoundCall, callerIn, type FormPost } from '../../http/bind.ts';
import type { Decisions } from './decisions.service.ts';
import type { Reports } from './reports.service.ts';
import type { Review } from './review.service.ts';

/** The report as a plain form, for browsers without JavaScript. */
const reportForm: FormPost = {
  inputOf: (fields) => fields,
  goTo: ({ equipmentId = '' }) => `/report?id=${encodeURIComponent(equipmentId)}&sent=1`,
};

export const reviewRoutes = (review: Review, decisions: Decisions, reports: Reports): BoundCall[] => [
  bind(
    reportListing,
    (input, context) => reports.submit(input, { address: addressIn(context), caller: context.caller }),
    reportForm,
  ),
  bind(getReviewQueue, (input) => review.list(input)),
  bind(getReviewItem, ({ id }) => review.find(id)),
  bind(decideReview, (input, context) => decisions.decide(input, callerIn(context))),
  bind(undoReview, ({ id }, context) => decisions.undo(id, callerIn(context))),
  bind(takeDown, (input, context) => decisions.takeDown(input, callerIn(context))),
  bind(putBack, ({ equipmentId }, context) => decisions.putBack(equipmentId, callerIn(context))),
];

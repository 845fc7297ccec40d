export { forgetReviews } from './forget-reviews.ts';
export { isRatingHeld, type MachineChange, queueMachines, queueRating } from './queue.ts';
export { leaveQueue } from './queue.queries.ts';
export { forgetReporter } from './reports.queries.ts';
export type { ReviewMode } from './review.settings.ts';
export { tellDecided } from './tell-decided.ts';

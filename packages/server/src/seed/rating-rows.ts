import type { UserRow } from './people.ts';
import { demoId } from './random.ts';
import type { DemoRating } from './ratings.ts';

const ratingIds = 4;
/* Every machine's stars are counted, but a large demo stores the single ratings of only about this many. */
const machinesWithReviews = 10_000;

/** The stored ratings of a demo of this size, as rows. */
export function createRatingRows(
  { size, now }: { readonly size: number; readonly now: Date },
  reviewers: readonly UserRow[],
) {
  const step = Math.ceil(size / machinesWithReviews);
  const rowOf = (
    index: number,
    machine: { readonly id: string; readonly created_at: Date },
    { reviewer, stars, comment, moment }: DemoRating,
  ) => {
    const offered = machine.created_at.getTime();
    return {
      id: demoId(ratingIds, index),
      equipment_id: machine.id,
      user_id: reviewers[reviewer]?.id ?? '',
      star_rating: stars,
      comment,
      created_at: new Date(offered + Math.floor(moment * (now.getTime() - offered))),
    };
  };
  const rows: ReturnType<typeof rowOf>[] = [];
  return {
    rows,
    keep(machine: { readonly id: string; readonly created_at: Date }, number: number, ratings: readonly DemoRating[]) {
      if (number % step === 0) for (const rating of ratings) rows.push(rowOf(rows.length, machine, rating));
    },
  };
}

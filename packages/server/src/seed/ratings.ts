import type { City } from '@yantra/places';
import type { Catalogue, CatalogueEntry, CatalogueReview } from '../modules/master-data/index.ts';
import type { Random } from './random.ts';

/** One person's rating of a machine. */
export interface DemoRating {
  /** The reviewer's index. */
  readonly reviewer: number;
  /** 0 to 5, in halves. */
  readonly stars: number;
  readonly comment: string;
  /** The share of the machine's listed time that had passed: 0 at its first day, 1 now. */
  readonly moment: number;
}

export const reviewerCount = 60;
const mostRatings = 45;

/* A review that mentions a machine is only used for such machines; matched against type, category and use. */
const subjects: readonly (readonly [said: RegExp, about: RegExp])[] = [
  [/acres|plot|dusk|soil/i, /^(tractor|combine|reaper)/i],
  [/backhoe/i, /^backhoe/i],
  [/slab pour/i, /^concrete pump/i],
  [/trolley|clutch/i, /^tractor/i],
  [/rotavator|seed bed/i, /^rotavator/i],
  [/hydraulic hose/i, /^(excavator|backhoe|wheel loader|bulldozer|telehandler)/i],
  [/crane/i, /crane/i],
  [/fuel use|seat/i, /^(tractor|excavator|backhoe|wheel loader|tipper|motor grader)/i],
  [/drone/i, /^drone/i],
  [/forklift/i, /^forklift electric/i],
  [/operator/i, /^(tractor|combine|excavator|backhoe|bulldozer|pick|mobile crane|boom|telehandler|transit|motor)/i],
  [/compressor/i, /^air compressor portable/i],
  [/spare belt/i, /^(thresher|combine|conveyor|chaff)/i],
  [/combine|wheat/i, /^combine/i],
  [/roller/i, /(roller|compactor)/i],
  [/transit mixer/i, /^transit/i],
  [/cabin|AC in/i, /^(excavator|wheel loader|tipper|motor grader|bulldozer|mobile crane)/i],
  [/scissor/i, /^scissor/i],
  [/super seeder/i, /super seeder/i],
  [/lathe/i, /lathe/i],
  [/truck|checkpost/i, /^(tipper|transit|mobile crane)/i],
  [/generator/i, /^diesel generator/i],
  [/excavator|canal/i, /^excavator/i],
  [/pump output|our well/i, /^pump set/i],
  [/scaffolding|coupler/i, /^scaffolding/i],
  [/leveller/i, /^laser land/i],
  [/welding/i, /^welding/i],
  [/attachment/i, /^(excavator|backhoe|skid|tractor)/i],
];

function fittingReviews(
  { equipmentType: { type, subType } }: CatalogueEntry,
  isPune: boolean,
  { reviews }: Catalogue,
): CatalogueReview[] {
  const what = `${type} ${subType}`;
  return reviews.filter(({ comment }) => {
    if (comment.includes('Pune') && !isPune) return false;
    return subjects.every(([said, about]) => !said.test(comment) || about.test(what));
  });
}

/** The reviews suitable for a kind of machine in a city: computed once, since matching words per machine would take longer than everything else. */
export function createReviewsOf(catalogue: Catalogue) {
  const found = new Map<string, readonly CatalogueReview[]>();
  return (entry: CatalogueEntry, city: City): readonly CatalogueReview[] => {
    const isPune = city.name === 'Pune';
    const key = `${entry.id} ${isPune}`;
    const reviews = found.get(key) ?? fittingReviews(entry, isPune, catalogue);
    found.set(key, reviews);
    return reviews;
  };
}

const inHalves = (stars: number): number => Math.round(Math.min(5, Math.max(0.5, stars)) * 2) / 2;

/** A machine's ratings: about a fifth have none, most a few, some up to 45. Each reviewer rates it once, each comment is used once. */
export function drawRatings(random: Random, reviews: readonly CatalogueReview[]): DemoRating[] {
  if (random.chance(0.22)) return [];
  const count = Math.min(mostRatings, 1 + Math.floor(-Math.log(1 - random.next()) * 8));
  const quality = 3.4 + random.next() * 1.5;
  const firstReviewer = random.between(0, reviewerCount - 1);
  const said = new Set<CatalogueReview>();
  return Array.from({ length: count }, (_, index) => {
    const review = reviews.length > 0 && random.chance(0.6) ? random.pick(reviews) : undefined;
    // A well-kept machine seldom gets a bad review, and comments do not repeat.
    const isSaid =
      review !== undefined && !said.has(review) && (Math.abs(review.rating - quality) < 1.7 || random.chance(0.15));
    if (isSaid) said.add(review);
    return {
      // 7 and 60 are coprime, so every reviewer comes once before any comes again.
      reviewer: (firstReviewer + index * 7) % reviewerCount,
      stars: isSaid ? review.rating : inHalves(quality + (random.next() + random.next() - 1) * 1.6),
      comment: isSaid ? review.comment : '',
      moment: random.next(),
    };
  });
}

/** How many ratings of 0, 0.5 … 5 stars. */
export function countStars(ratings: readonly DemoRating[]): number[] {
  const counts = Array.from({ length: 11 }, () => 0);
  for (const { stars } of ratings) counts[stars * 2] = (counts[stars * 2] ?? 0) + 1;
  return counts;
}

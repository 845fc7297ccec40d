/** What waits to be looked at, for the dashboard's stories and tests. */
import type { InputOf, OutputOf, getReviewItem, getReviewQueue } from '@yantra/contract/calls';
import { pictures } from './equipment.ts';
import type { MockAnswers } from './mock-client.ts';

type Line = OutputOf<typeof getReviewQueue>['lines'][number];
type Item = OutputOf<typeof getReviewItem>;

/** A line of the queue; only its id is required. */
export const makeReviewLine = (some: Pick<Line, 'id'> & Partial<Line>): Line => ({
  kind: 'machine',
  what: 'new',
  flags: [],
  isHeld: false,
  equipmentId: `m${some.id}`,
  name: 'Kubota U35',
  image1Url: pictures.backhoe,
  person: { id: 's1', name: 'Sai Constructions' },
  reports: 0,
  waitsSince: '2026-11-26T03:30:00.000Z',
  version: 1,
  ...some,
});

/** Every kind of line. */
export const reviewLines: readonly Line[] = [
  makeReviewLine({
    id: 1,
    name: 'Ajax ARGO 4000',
    flags: ['phone'],
    isHeld: true,
    person: { id: 's2', name: 'Rohit Deshpande' },
  }),
  makeReviewLine({ id: 2 }),
  makeReviewLine({ id: 3, name: 'ACE 14XW', kind: 'pictures', what: 'changed', flags: ['picture', 'owner'] }),
  makeReviewLine({
    id: 4,
    kind: 'rating',
    name: 'Hindustan 2021D',
    image1Url: null,
    rating: { starRating: 2, comment: 'Came late, bucket broken' },
    person: { id: 'u1', name: 'Mangesh Kale' },
  }),
  makeReviewLine({ id: 5, name: 'Hindustan 2021D', kind: 'report', what: 'reported', reports: 2, flags: ['rent'] }),
  makeReviewLine({ id: 6, name: 'JCB 3DX', what: 'mended', isHeld: true }),
];

/** An entry of the queue, with everything that belongs to its line. */
export function makeReviewItem(line: Line, some: Partial<Item> = {}): Item {
  return {
    ...line,
    machine: {
      type: 'Self-loading mixer, 4 m³',
      city: 'Pune',
      state: 'Maharashtra',
      address: 'Gat 12, Chakan',
      modelNumber: 'ARGO 4000',
      description: line.flags.includes('phone') ? 'Ready for work, call 98220 41111' : 'In good order',
      finalRentalValue: 140_250,
      rentalType: 3,
      images: [pictures.backhoe],
      isListed: !line.isHeld,
      ...(line.what === 'mended' && { hidden: { fault: 'pictures' as const, words: 'They show a red one.' } }),
    },
    checks: {
      ...(line.flags.includes('phone') && { phone: '98220 41111' }),
      pictureOwners: line.flags.includes('picture') ? 2 : 0,
      middleRent: 138_000,
      isRentFar: line.flags.includes('rent'),
      ownerMachines: 43,
      ownerHidden: line.flags.includes('owner') ? 1 : 0,
    },
    reported:
      line.reports > 0
        ? [
            { fault: 'gone', words: 'It was sold last year.', at: '2026-11-26T05:30:00.000Z' },
            { fault: 'price', words: '', at: '2026-11-25T05:30:00.000Z' },
          ]
        : [],
    ...some,
  };
}

/** Answers of a queue that keeps what is decided. */
export function reviewAnswers(lines: readonly Line[] = reviewLines): MockAnswers {
  let waiting = lines;
  const of = (kind: Line['kind']) => waiting.filter((line) => line.kind === kind).length;
  return {
    getReviewQueue(input) {
      const { kind, isFlagged } = input as InputOf<typeof getReviewQueue>;
      const shown = waiting.filter((line) => (!kind || line.kind === kind) && (!isFlagged || line.flags.length > 0));
      const flagged = waiting.filter(({ flags }) => flags.length > 0).length;
      const counts = {
        machine: of('machine'),
        pictures: of('pictures'),
        rating: of('rating'),
        report: of('report'),
        flagged,
      };
      const [oldest] = waiting;
      return { lines: [...shown], counts, ...(oldest && { oldest: oldest.waitsSince }) };
    },
    getReviewItem: ({ id }) =>
      makeReviewItem(lines.find((line) => line.id === Number(id)) ?? makeReviewLine({ id: Number(id) })),
    decideReview({ id }) {
      waiting = waiting.filter((line) => line.id !== id);
      return {};
    },
    undoReview({ id }) {
      waiting = lines.filter((line) => line.id === id || waiting.includes(line));
      return {};
    },
    takeDown: () => ({ id: 1 }),
    putBack: () => ({ id: 1 }),
  };
}
